import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'oxc-transform';

const packages = fileURLToPath(new URL('../../../../../', import.meta.url));
const runtimeSource = join(packages, 'runtime/src');

/** A source of the platform as the project holds it: JavaScript without types, its comments kept. */
type Copied = { target: string; code: string; imports: string[]; packages: string[] };

const read = new Map<string, Copied>();
const importing = /(\bfrom |\bimport |\bimport\()(["'])([^"'\n]+)\2/g;

/**
 * The platform's own sources that an exported app runs on, from these entries of the runtime on: path in the project to
 * text, and the packages they import.
 */
export function platformSource(entries: readonly string[]): { files: Map<string, string>; packages: Set<string> } {
  const files = new Map<string, string>();
  const needed = new Set<string>();
  const waiting = entries.map((entry) => join(runtimeSource, entry));
  const seen = new Set(waiting);
  for (let source = waiting.pop(); source !== undefined; source = waiting.pop()) {
    const copied = read.get(source) ?? copy(source);
    read.set(source, copied);
    files.set(copied.target, copied.code);
    for (const one of copied.packages) needed.add(one);
    for (const next of copied.imports) {
      if (seen.has(next)) continue;
      seen.add(next);
      waiting.push(next);
    }
  }
  return { files, packages: needed };
}

/** Where a source of the runtime lies in the project. */
export const platformPath = (entry: string): string => targetOf(join(runtimeSource, entry));

function copy(source: string): Copied {
  const lang = source.endsWith('x') ? 'tsx' : 'ts';
  const { code, errors } = transformSync(source, readFileSync(source, 'utf8'), { lang, jsx: 'preserve' });
  if (errors.length > 0) throw new Error(`${source} cannot be exported: ${errors[0]!.message}`);
  const target = targetOf(source);
  const imports: string[] = [];
  const own: string[] = [];
  const linked = code.replace(importing, (whole, verb: string, quote: string, specifier: string) => {
    const next = sourceOf(specifier, source);
    if (next === null) {
      own.push(specifier);
      return whole;
    }
    imports.push(next);
    const to = relative(dirname(target), targetOf(next));
    return `${verb}${quote}${to.startsWith('.') ? to : `./${to}`}${quote}`;
  });
  return { target, code: linked, imports, packages: own };
}

function sourceOf(specifier: string, from: string): string | null {
  if (specifier.startsWith('.')) return join(dirname(from), specifier);
  const shared = /^@whittle\/(contract|domain)\/(.+)$/.exec(specifier);
  return shared ? join(packages, shared[1]!, 'src', `${shared[2]}.ts`) : null;
}

const targetOf = (source: string): string => {
  const [name = '', ...rest] = relative(packages, source)
    .replace(/\.ts(x?)$/, '.js$1')
    .split('/');
  const below = rest.slice(1);
  return ['src/whittle', ...(name === 'runtime' ? [] : [name]), ...below].join('/');
};
