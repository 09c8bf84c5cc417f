import type { SaveFile } from '@whittle/contract/code-editing';
import type { FileEdits, TextEdit } from './language-calls.ts';

/** The text after edits that do not overlap. */
export function applyTextEdits(text: string, edits: readonly TextEdit[]): string {
  let done = text;
  for (const { from, to, insert } of edits.toSorted((a, b) => b.from - a.from)) {
    done = done.slice(0, from) + insert + done.slice(to);
  }
  return done;
}

/** One save of all files that a name is used in; null when one of them is not known. */
export function toSave(files: FileEdits, contentOf: (path: string) => string | null): SaveFile | null {
  const changed = files.map(({ path, edits }) => {
    const base = contentOf(path);
    return base === null ? null : { id: path, base, content: applyTextEdits(base, edits) };
  });
  const [first, ...others] = changed;
  if (!first || others.includes(null)) return null;
  const { base, ...file } = first;
  return { file, base, others: others.filter((one) => one !== null) };
}
