import { type FitsGlob, globPattern } from './glob-pattern.ts';

/**
 * The files that patterns of `import.meta.glob` in the file `from` name, with the keys that Vite gives them: as the
 * pattern begins, from the root or relative to the file. A pattern with `!` in front takes files away again. The file
 * itself is never among them. Sorted by key.
 */
export function globMatches(
  patterns: readonly string[],
  from: string,
  paths: Iterable<string>,
): { key: string; path: string }[] {
  const wanted = patterns.filter((one) => !one.startsWith('!')).map((one) => readPattern(one, from));
  const unwanted = patterns.filter((one) => one.startsWith('!')).map((one) => readPattern(one.slice(1), from));
  const found = new Map<string, string>();
  for (const path of paths) {
    if (path === from || unwanted.some(({ fits }) => fits(path))) continue;
    const pattern = wanted.find(({ fits }) => fits(path));
    if (pattern) found.set(pattern.keyOf(path), path);
  }
  return [...found].map(([key, path]) => ({ key, path })).toSorted((a, b) => (a.key < b.key ? -1 : 1));
}

type Pattern = { fits: FitsGlob; keyOf(path: string): string };

function readPattern(pattern: string, from: string): Pattern {
  const rooted = /^(?:@\/|~\/|\/)((?:src\/)?)(.*)$/.exec(pattern);
  if (rooted) {
    const prefix = pattern.startsWith('/') ? `/${rooted[1]}` : '/src/';
    return { fits: globPattern(rooted[2]!), keyOf: (path) => prefix + path };
  }
  const folder = from.split('/').slice(0, -1);
  const parts = [...folder];
  const rest = pattern.split('/');
  while (rest[0] === '.' || rest[0] === '..') if (rest.shift() === '..') parts.pop();
  return { fits: globPattern([...parts, ...rest].join('/')), keyOf: (path) => relative(folder, path) };
}

function relative(folder: readonly string[], path: string): string {
  const parts = path.split('/');
  let shared = 0;
  while (shared < folder.length && parts[shared] === folder[shared]) shared += 1;
  const up = folder.length - shared;
  return `${up === 0 ? './' : '../'.repeat(up)}${parts.slice(shared).join('/')}`;
}
