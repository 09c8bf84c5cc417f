import { isPlainObject } from '../entities/json.ts';
import { objectEntries, topConstant } from '../source-code/module-outline.ts';
import { readJsonc } from '../source-code/jsonc.ts';
import { belowRoot, staticPath } from '../source-code/static-path.ts';
import {
  bare,
  child,
  children,
  constantText,
  keyOf,
  type ParseCode,
  type SyntaxNode,
  text,
  walk,
} from '../source-code/syntax.ts';

/** A name that stands for a file or a folder in imports. */
export type Alias = {
  name: string;
  /** What is written instead: `@/lib`, or the package that the name only adds a version to. */
  to: string;
  /** Whether it stands for itself alone, and not for what follows it as a path. */
  isExact: boolean;
  /** The file that says so. */
  declaredIn: string;
};

type Reading = {
  parse: ParseCode;
  /** Where the project lies in the archive; paths that lead out of it mean what lies beside it there. */
  folder: string;
};

/** The aliases that a file declares, without running it: `resolve.alias` of `vite.config`, `paths` of `tsconfig.json`. */
export function declaredAliases(path: string, source: string, { parse, folder }: Reading): Alias[] {
  if (path.endsWith('.json'))
    return inPaths(path, source, (written) => targetAt(belowRoot(written)) ?? besideAt(`${folder}${written}`));
  const program = parse(path, source);
  return program ? inConfig(path, program) : [];
}

/** The same for a file at the top of the repository, where paths lead to its packages. */
export const repositoryAliases = (path: string, source: string): Alias[] => inPaths(path, source, besideAt);

/** `@/` and the folder that the paths of imports may start from, by `baseUrl` or a pattern for every path. */
export function declaredBase(path: string, source: string): string | null {
  const { base, paths } = path.endsWith('.json') ? pathsOf(source) : { base: '', paths: {} };
  const folder = belowRoot(`${base}/${firstOf(paths['*']) ?? ''}`);
  return folder ? `${inApp(folder)}/` : null;
}

/** What is below the source lies at the app's root. */
const inApp = (path: string): string => `@/${path.replace(/^src(?:\/|$)/, '')}`.replace(/\/$/, '');

function inConfig(declaredIn: string, program: SyntaxNode): Alias[] {
  const pairs: [name: string, target: SyntaxNode | null][] = [];
  walk(program, (node) => {
    if (node.type !== 'Property' || keyOf(node) !== 'alias') return;
    const value = valueOf(child(node, 'value'), program);
    if (value?.type !== 'ArrayExpression') return void pairs.push(...objectEntries(value));
    for (const one of children(value, 'elements')) {
      const { find, replacement } = Object.fromEntries(objectEntries(one));
      pairs.push([nameIn(find) ?? '', replacement ?? null]);
    }
  });
  return pairs.flatMap(([written, target]) => {
    const name = written.replace(/\/$/, '');
    const to = replacementOf(name, target, program);
    return to === null ? [] : [{ name, to, isExact: false, declaredIn }];
  });
}

const valueOf = (node: SyntaxNode | null, program: SyntaxNode): SyntaxNode | null => {
  const one = bare(node);
  return one?.type === 'Identifier' ? bare(topConstant(program, text(one, 'name')!)) : one;
};

/** The text that is looked for; of a pattern only one that says no more than how a specifier begins. */
function nameIn(find: SyntaxNode | undefined): string | null {
  const regex = find?.['regex'];
  if (!isPlainObject(regex)) return find ? constantText(find) : null;
  const begin = String(regex['pattern'])
    .replace(/^\^|\(?\.[*+]\)?\$?$|\$$/g, '')
    .replaceAll('\\', '');
  return /^[\w@~#$/-]+$/.test(begin) ? begin : null;
}

function replacementOf(name: string, node: SyntaxNode | null, program: SyntaxNode): string | null {
  const written = constantText(node);
  if (written !== null && !/^[./]/.test(written)) return name.startsWith(`${written}@`) ? written : null;
  return targetAt(staticPath(node, program)?.replace(/\/?\$1$/, '') ?? null);
}

function inPaths(declaredIn: string, source: string, targetOf: (written: string) => string | null): Alias[] {
  const { base, paths } = pathsOf(source);
  return Object.entries(paths).flatMap(([written, targets]) => {
    const target = firstOf(targets);
    const to = target === null ? null : targetOf(`${base}/${target}`);
    if (to === null || written === '*') return [];
    return [{ name: written.replace(/\/\*$/, ''), to, isExact: !written.endsWith('/*'), declaredIn }];
  });
}

const targetAt = (path: string | null): string | null =>
  path === null || path.startsWith('node_modules') ? null : inApp(path);

/** What a path that leads out of the project means in the archive. */
const besideAt = (written: string): string | null => {
  const path = belowRoot(written);
  return path === null || path.startsWith('node_modules') ? null : `@/${path}`;
};

/** The first of the places that a path of `tsconfig.json` may lie at. */
function firstOf(targets: unknown): string | null {
  const target: unknown = Array.isArray(targets) ? targets[0] : null;
  return typeof target === 'string' ? target.replace(/\/?\*$/, '') : null;
}

function pathsOf(source: string): { base: string; paths: Record<string, unknown> } {
  const read = readJsonc(source);
  const options = read.ok && isPlainObject(read.value) ? read.value['compilerOptions'] : null;
  const { baseUrl, paths } = isPlainObject(options) ? options : {};
  return { base: typeof baseUrl === 'string' ? baseUrl : '', paths: isPlainObject(paths) ? paths : {} };
}
