import { isPlainObject } from '../entities/json.ts';
import { type ModuleOutline, objectEntries, readModuleOutline, topConstant } from '../source-code/module-outline.ts';
import { readJsonc } from '../source-code/jsonc.ts';
import { memberPath } from './standard-files.ts';
import {
  bare,
  child,
  children,
  constantOf,
  keyOf,
  quasiText,
  type SyntaxNode,
  text,
  walk,
} from '../source-code/syntax.ts';

/** Code of strangers may name the same constant over and over. */
const mostSteps = 500;

type Config = { facts: ModuleOutline; source: string; manifest: Record<string, unknown>; stepsLeft: number };

/**
 * What `define` of a `vite.config` sets, as code by what it stands for, read without running it. Null is a value that only
 * a build knows, such as its time. `manifest` is the text of `package.json`.
 */
export function declaredConstants(program: SyntaxNode, source: string, manifest: string): Map<string, string | null> {
  const read = readJsonc(manifest);
  const config = {
    facts: readModuleOutline(program),
    source,
    manifest: read.ok && isPlainObject(read.value) ? read.value : {},
    stepsLeft: mostSteps,
  };
  const constants = new Map<string, string | null>();
  walk(program, (node) => {
    const key = node.type === 'Property' ? keyOf(node) : null;
    if (key !== 'define') return key !== 'optimizeDeps';
    for (const [name, value] of objectEntries(named(child(node, 'value'), config)))
      if (!constants.has(name)) constants.set(name, codeOf(value, config));
  });
  return constants;
}

/** A text is code that is put in place of the name; any other value is what the name stands for. */
function codeOf(node: SyntaxNode, config: Config): string | null {
  const value = valueOf(node, config);
  if (value === undefined) return null;
  if (typeof value !== 'string') return JSON.stringify(value);
  if (/^(?:globalThis|window|self|undefined)$/.test(value)) return value;
  const read = readJsonc(value.replace(/^'([^'"\\]*)'$/, '"$1"'));
  return read.ok ? JSON.stringify(read.value) : null;
}

/** Undefined stands for what cannot be known without a build. */
function valueOf(node: SyntaxNode | null, config: Config): unknown {
  const one = named(node, config);
  config.stepsLeft -= 1;
  if (!one || config.stepsLeft < 0) return undefined;
  const read = (inner: SyntaxNode | null) => valueOf(inner, config);
  const constant = constantOf(one);
  if (constant !== undefined) return constant;
  switch (one.type) {
    case 'ObjectExpression': {
      const entries = objectEntries(one).map(([key, value]) => [key, read(value)] as const);
      const isWhole = entries.length === children(one, 'properties').length;
      return isWhole && entries.every(([, value]) => value !== undefined) ? Object.fromEntries(entries) : undefined;
    }
    case 'ArrayExpression': {
      const values = children(one, 'elements').map(read);
      return values.includes(undefined) ? undefined : values;
    }
    case 'UnaryExpression': {
      const value = one['operator'] === '!' ? read(child(one, 'argument')) : undefined;
      return value === undefined ? undefined : !value;
    }
    case 'LogicalExpression':
      // What stands in for a version that `package.json` does not state.
      return (one['operator'] !== '&&' && read(child(one, 'left'))) || undefined;
    case 'TemplateLiteral': {
      const holes = children(one, 'expressions').map(read);
      const texts = children(one, 'quasis').map((quasi, at) => quasiText(quasi) + String(holes[at] ?? ''));
      return holes.includes(undefined) ? undefined : texts.join('');
    }
    case 'CallExpression': {
      const value = isStringify(one) ? read(children(one, 'arguments')[0] ?? null) : undefined;
      return value === undefined ? undefined : JSON.stringify(value);
    }
    default:
      return fromManifest(one, config);
  }
}

/** What a constant of the file is set to; anything else is itself. */
function named(node: SyntaxNode | null, { facts }: Config): SyntaxNode | null {
  const one = bare(node);
  const constant = one?.type === 'Identifier' ? topConstant(facts.program, text(one, 'name')!) : null;
  return constant ? bare(constant) : one;
}

const isStringify = (call: SyntaxNode) => memberPath(child(call, 'callee')).join('.') === 'JSON.stringify';

/** `process.env.npm_package_version`, `pkg.version`, or `version` that is imported from `package.json`. */
function fromManifest(node: SyntaxNode, { facts, source, manifest }: Config): unknown {
  const path = memberPath(node);
  const [first = '', second] = path;
  const from = facts.imports.find(({ locals }) => locals.includes(first));
  const made = topConstant(facts.program, first);
  const origin = from?.specifier ?? (made ? source.slice(made.start, made.end) : '');
  const field =
    /^process\.env\.npm_package_(name|version)$/.exec(path.join('.'))?.[1] ??
    (!origin.includes('package.json') || path.length > 2
      ? ''
      : (second ?? from?.names[from.locals.indexOf(first)] ?? ''));
  return Object.hasOwn(manifest, field) ? manifest[field] : undefined;
}
