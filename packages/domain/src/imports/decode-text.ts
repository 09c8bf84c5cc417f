import type { ImportSentence } from '@whittle/contract/imports/sentences';
import { detectEncoding, encodingSampleBytes } from '../entities/csv/detect-encoding.ts';
import { csvEncodings } from '../entities/csv/encodings.ts';
import { sayOfImport } from './sentence.ts';

export type DecodedText = {
  /** With `\n` at the end of lines and without a byte order mark. */
  text: string;
  /** What was not plain UTF-8 with `\n`; null when nothing was. */
  change: ImportSentence | null;
};

/** Text of a source file, whatever editor wrote it. */
export function decodeText(bytes: Uint8Array): DecodedText {
  const encoding = detectEncoding(bytes.subarray(0, encodingSampleBytes));
  const isUtf8 = encoding === 'utf-8' && isValid(bytes);
  const label = isUtf8 ? 'utf-8' : encoding === 'utf-8' ? 'windows-1252' : encoding;
  const decoded = new TextDecoder(label).decode(bytes).replaceAll('\u0000', '\uFFFD');
  const text = decoded.replace(/\r\n?/g, '\n');
  const hasOwnLineEnds = text !== decoded;
  if (isUtf8) return { text, change: hasOwnLineEnds ? sayOfImport('line-ends-changed') : null };
  const code = hasOwnLineEnds ? 'encoding-and-line-ends-changed' : 'encoding-changed';
  return { text, change: sayOfImport(code, { encoding: csvEncodings[label] }) };
}

function isValid(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
