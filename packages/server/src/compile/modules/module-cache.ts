import { hash } from 'node:crypto';
import { Script } from 'node:vm';
import type { FileProblem } from '@whittle/contract/preview';
import { encodeLineMap, type LineMark } from '@whittle/domain/preview/line-map';
import { createLru } from '../../adapters/lru.ts';
import { type ModuleRecord, readModuleRecord } from './module-record.ts';
import { type RegistryForm, toRegistryForm, valueModule } from './registry-form.ts';
import { type CodeForm, transpile } from './transpile.ts';
import { fileOfModule, isValueModule, valueOf } from './value-files.ts';

/** A file's code with its imports and exports as written, from which a bundle is made. */
export type FileCode = { code: string; record: ModuleRecord; lines: LineMark[][] };

/**
 * A file compiled alone; the same for every app that holds the same text under the same path. `bundled` is there for code
 * in its `published` form, whose registry form says what the file asks for and offers, and holds no code.
 */
export type CompiledFile =
  | { ok: true; form: RegistryForm; lines: string; hash: string; bundled?: FileCode }
  | { ok: false; problem: FileProblem; hash: string };

/** Of compiled code. The marks of its lines take more room than the code itself. */
const maxChars = 100_000_000;
const charsOf = (compiled: CompiledFile) =>
  1_000 +
  (compiled.ok ? compiled.form.code.length + compiled.lines.length + 4 * (compiled.bundled?.code.length ?? 0) : 0);
const cache = createLru<CompiledFile>({ maxWeight: maxChars, weigh: charsOf });

/** Raised when the compiler's output changes, so that no page keeps a module of an older one. */
export const compilerVersion = '4';

/** Compiles one file of an app. Kept by content: an unchanged file costs a look-up. Never throws. */
export function compileFile(path: string, source: string, codeForm: CodeForm = 'preview'): CompiledFile {
  const key = hash('sha256', `${codeForm}\n${path}\n${source}`, 'base64url');
  const known = cache.get(key);
  if (known) return known;
  const compiled = isValueModule(path) ? compileValue(path, source, key) : compileCode(path, source, codeForm, key);
  cache.set(key, compiled);
  return compiled;
}

function compileValue(id: string, source: string, key: string): CompiledFile {
  const read = valueOf(id, source);
  if (read.ok) return { ok: true, form: valueModule(read.value), lines: '', hash: key };
  const file = fileOfModule(id).path;
  return {
    ok: false,
    problem: { file, line: null, column: null, message: read.message, severity: 'error' },
    hash: key,
  };
}

function compileCode(path: string, source: string, codeForm: CodeForm, key: string): CompiledFile {
  const transpiled = transpile(path, source, codeForm);
  if (!transpiled.ok) return { ok: false, problem: transpiled.problem, hash: key };
  const { code, lines } = transpiled;
  const record = readModuleRecord(code);
  const lineOf = (position: number) => lines[lineIndex(code, position)]?.[0]?.line ?? 1;
  const form = toRegistryForm(code, record, lineOf, componentNameOf(path));
  const problem = checkRuns(path, form.code, lines);
  if (problem) return { ok: false, problem, hash: key };
  if (codeForm === 'published')
    return { ok: true, form: { ...form, code: '' }, lines: '', hash: key, bundled: { code, record, lines } };
  return { ok: true, form, lines: encodeLineMap(shiftFirstLine(lines, form.headerChars)), hash: key };
}

/** The header stands before the code's first line. */
const shiftFirstLine = ([first = [], ...rest]: LineMark[][], by: number): LineMark[][] => [
  first.map(({ column, line }, index) => ({ column: index === 0 ? 0 : column + by, line })),
  ...rest,
];

/** The component that a file's path promises: `components/orders/OrderForm.jsx` → OrderForm. */
export function componentNameOf(path: string): string | null {
  const name = /([^/]+?)\.[jt]sx?$/.exec(path)?.[1] ?? '';
  return /^[A-Z]\w*$/.test(name) ? name : null;
}

/** What a module may hold and a function may not, above all `await` outside of a function. */
function checkRuns(file: string, code: string, lines: LineMark[][]): FileProblem | null {
  try {
    void new Script(code, { filename: 'module' });
    return null;
  } catch (thrown) {
    const error = thrown as Error;
    const at = /^module:(\d+)/.exec(error.stack ?? '');
    const line = at ? (lines[Number(at[1]) - 1]?.[0]?.line ?? null) : null;
    const message = /await/.test(error.message)
      ? '“await” works inside async functions only, not at the top of a file.'
      : error.message;
    return { file, line, column: null, message, severity: 'error' };
  }
}

function lineIndex(code: string, position: number): number {
  let index = 0;
  for (let at = code.indexOf('\n'); at >= 0 && at < position; at = code.indexOf('\n', at + 1)) index += 1;
  return index;
}
