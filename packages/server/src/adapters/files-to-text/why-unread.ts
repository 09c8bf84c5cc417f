import type { Extraction } from './files-to-text.ts';

type File = { bytes: Uint8Array; name: string };
type Problem = Extract<Extraction, { ok: false }>['problem'];

const problems: Record<Problem, string> = {
  'unknown-kind': 'is of a kind that cannot be read. Pictures, PDF, Word, Excel, CSV, text and web pages can.',
  unreadable: 'is damaged or has a password.',
  'too-large': 'is too large or takes too long to read.',
  'no-text': 'has no text that could be read. A scan needs to be given as a picture.',
};

/** What to save a file as whose kind is known and not read, by the ending of its name. */
const instead: readonly [endings: RegExp, sentence: string][] = [
  [/^(?:xls|xlsb|ods|numbers)$/, 'is a sheet that cannot be read as it is. Save it as .xlsx or CSV.'],
  [/^(?:odt|rtf|pages|wpd|epub)$/, 'is a document that cannot be read as it is. Save it as .docx or PDF.'],
  [/^(?:pptx?|odp|key)$/, 'is a presentation, which cannot be read as it is. Save it as PDF.'],
  [/^(?:heic|heif|tiff?|bmp|avif|svg|psd)$/, 'is a picture that cannot be read as it is. Save it as JPEG or PNG.'],
];

/** Why a file could not be read, and what its owner can do: a sentence that begins with the file. */
export function whyUnread({ bytes, name }: File, problem: Problem): string {
  if (bytes.byteLength === 0) return 'is empty.';
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  const known = problem === 'unknown-kind' ? instead.find(([endings]) => endings.test(ending)) : undefined;
  return known?.[1] ?? problems[problem];
}
