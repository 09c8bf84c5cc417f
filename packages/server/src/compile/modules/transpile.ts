import { limits } from '@whittle/contract/limits';
import type { FileProblem } from '@whittle/contract/preview';
import { formatOf } from '@whittle/domain/files/file-formats';
import type { LineMark } from '@whittle/domain/preview/line-map';
import { type OxcError, transformSync } from 'oxc-transform';
import { linesOfMappings } from './source-map-lines.ts';

/** `preview` carries the marks of React's Fast Refresh and where each element is made; `published` does not. */
export type CodeForm = 'preview' | 'published';

/** `code` is plain JavaScript with imports and exports; `lines` says where each of its lines stems from. */
export type Transpiled = { ok: true; code: string; lines: LineMark[][] } | { ok: false; problem: FileProblem };

/**
 * Turns one file into plain JavaScript: types removed, JSX compiled to the automatic runtime. JSX in `.js` and types in
 * `.jsx` are accepted. Never throws; a file that cannot be read answers its first problem.
 */
export function transpile(path: string, source: string, form: CodeForm): Transpiled {
  if (source.length > limits.compileMaxChars) return { ok: false, problem: tooLarge(path, source.length) };
  const candidates = formatOf(path)?.languages ?? ['jsx'];
  let first: OxcError | undefined;
  for (const lang of candidates) {
    const result = transformSync(path, source, {
      lang,
      sourceType: 'module',
      sourcemap: true,
      jsx: { runtime: 'automatic', development: form === 'preview', refresh: form === 'preview' },
    });
    const error = result.errors.find((one) => one.severity === 'Error');
    if (!error) return { ok: true, code: result.code, lines: linesOfMappings(result.map?.mappings ?? '') };
    first ??= error;
    // As TypeScript the name of a type may be declared again, and an import that only such a name uses would go.
    if (error.message.includes('has already been declared')) break;
  }
  return { ok: false, problem: problemOf(path, source, first!) };
}

function tooLarge(file: string, chars: number): FileProblem {
  const megabytes = (count: number) => `${Number((count / 1_000_000).toFixed(1))} MB`;
  const message = `The file is too large to run: ${megabytes(chars)}, at most ${megabytes(limits.compileMaxChars)}. Split it into smaller files.`;
  return { file, line: null, column: null, message, severity: 'error' };
}

function problemOf(file: string, source: string, error: OxcError): FileProblem {
  const position = /,-\[[^\]]*?:(\d+):(\d+)\]/.exec(error.codeframe ?? '');
  const lastLine = source.split('\n').length;
  const line = position ? Math.min(Number(position[1]), lastLine) : lastLine;
  const help = [...error.labels.map((label) => label.message), error.helpMessage].filter(Boolean).join('. ');
  const message =
    error.message.replace(/^TS\(\d+\): /, '') + (help ? ` ${help.endsWith('.') ? help : `${help}.`}` : '');
  return {
    file,
    line,
    column: position ? Number(position[2]) : null,
    message,
    codeframe: error.codeframe?.replaceAll('\r', '').replace(/^\n/, ''),
    severity: 'error',
  };
}
