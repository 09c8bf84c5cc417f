import { applyTextEdits, keepingLines, type TextEdit } from '@whittle/domain/source-code/text-edits';
import type { FileProblem } from '@whittle/contract/preview';
import { type ExpressionNode, readBundlerCalls } from './read-bundler-calls.ts';
import { globMatches } from '@whittle/domain/files/glob-files';

/**
 * `source` says with plain imports what the file asked of a bundler. Lines keep their place; the imports stand behind the
 * last one, and `importedAt` holds the line of the call that each of them stems from.
 */
export type Expanded = { ok: true; source: string; importedAt: number[] } | { ok: false; problem: FileProblem };

const mayCall = /\bimport\.meta\.(?:glob|url)|\brequire\s*\(|\bmodule\.exports\b|\bimport\s*\([^)'"]*`/;

/**
 * Rewrites what Vite and other bundlers understand and browsers do not: `import.meta.glob` over the files of the app,
 * `import()` of a path with computed parts, `require` of a fixed name, `new URL('./file', import.meta.url)`, also of a
 * worker. Whatever cannot be known when the app is built is one problem that says what to write instead. Files without such
 * calls, nearly all, are returned as they are. Never throws.
 */
export function expandBundlerCalls(path: string, source: string, paths: Iterable<string>): Expanded {
  if (!mayCall.test(source)) return { ok: true, source, importedAt: [] };
  const calls = readBundlerCalls(path, source);
  const files = [...paths];
  const edits: TextEdit[] = [];
  const imports: string[] = [];
  const importedAt: number[] = [];
  const lineOf = (position: number) => source.slice(0, position).split('\n').length;
  const importAll = (specifier: string, at: number): string => {
    const local = `__whittle${imports.length}`;
    imports.push(`import * as ${local} from ${JSON.stringify(specifier)};`);
    importedAt.push(lineOf(at));
    return local;
  };
  const replace = ({ start, end }: ExpressionNode, text: string) => edits.push({ start, end, text });

  let replacedTo = 0;
  for (const call of calls) {
    const { node } = call;
    if (call.kind === 'problem') {
      const problem = { file: path, line: lineOf(node.start), column: null, message: call.message } as const;
      return { ok: false, problem: { ...problem, severity: 'error' } };
    }
    // What is computed for an import stays as it is written, calls in it as well.
    if (node.start < replacedTo) continue;
    replacedTo = node.end;
    if (call.kind === 'asset') {
      const local = importAll(`${call.specifier}?url`, node.start);
      replace(node, `new URL(${local}?.default ?? '', window.location.href)`);
    }
    if (call.kind === 'worker') {
      replace(node, `new ${importAll(`${call.specifier}?worker`, node.start)}.default()`);
    }
    if (call.kind === 'require') replace(node, requireText(call.read, importAll(call.specifier, node.start)));
    if (call.kind === 'import') {
      const { start, end } = call.specifier;
      replace(node, importText(importMatches(call.pattern, path, files), source.slice(start, end)));
    }
    if (call.kind === 'glob') {
      const entries = globMatches(call.patterns, path, files).map(({ key, path: file }) => {
        const specifier = `@/${file}${call.query}`;
        const text = call.isEager
          ? memberOf(importAll(specifier, node.start), call.member)
          : `() => import(${JSON.stringify(specifier)})${call.member === null ? '' : `.then((m) => ${memberOf('m', call.member)})`}`;
        return `${JSON.stringify(key)}: ${text}`;
      });
      replace(node, `({ ${entries.join(', ')} })`);
    }
  }
  const text = applyTextEdits(source, keepingLines(source, edits));
  return { ok: true, source: imports.length === 0 ? text : `${text}\n${imports.join('\n')}`, importedAt };
}

const memberOf = (object: string, member: string | null) =>
  member === null ? object : `${object}[${JSON.stringify(member)}]`;

/** The files that `import()` may mean, by what may be written for them: with their extension and, for code, without. */
function importMatches(pattern: string, from: string, paths: readonly string[]): [written: string, path: string][] {
  const root = /^(?:@|)\//.exec(pattern)?.[0];
  const found = globMatches(
    [pattern, `${pattern}.{js,jsx,ts,tsx,json}`, `${pattern}/index.{js,jsx,ts,tsx}`],
    from,
    paths,
  );
  const written = found.map(
    ({ key, path }) => [root === undefined ? key : key.replace(/^\/(?:src\/)?/, root), path] as const,
  );
  return written.flatMap(([key, path]) => {
    const short = key.replace(/(?:\/index)?\.(?:[jt]sx?|json)$/, '');
    return short === key
      ? [[key, path]]
      : [
          [key, path],
          [short, path],
        ];
  });
}

const importText = (files: readonly [written: string, path: string][], specifier: string): string => {
  const entries = files.map(
    ([written, path]) => `${JSON.stringify(written)}: () => import(${JSON.stringify(`@/${path}`)})`,
  );
  return `((files, path) => files[path]?.() ?? Promise.reject(new Error('There is no file ' + path)))({ ${entries.join(', ')} }, ${specifier})`;
};

/**
 * What `require` answers: a library's default export where it has one, as builds for Node do. Names that are read off it
 * at once are looked up among the named exports first.
 */
function requireText(read: string[] | null, local: string): string {
  const whole = `(${local}.default ?? ${local})`;
  if (read === null) return whole;
  const names = read.map(
    (name) =>
      `${JSON.stringify(name)}: ${JSON.stringify(name)} in ${local} ? ${local}[${JSON.stringify(name)}] : ${whole}[${JSON.stringify(name)}]`,
  );
  return `({ ${names.join(', ')} })`;
}
