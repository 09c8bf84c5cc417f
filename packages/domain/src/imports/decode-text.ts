import { detectEncoding, encodingSampleBytes } from '../entities/csv/detect-encoding.ts';
import { csvEncodings } from '../entities/csv/encodings.ts';

export type DecodedText = {
  /** With `\n` at the end of lines and without a byte order mark. */
  text: string;
  /** What was not plain UTF-8 with `\n`, in words; null when nothing was. */
  change: string | null;
};

/** Text of a source file, whatever editor wrote it. */
export function decodeText(bytes: Uint8Array): DecodedText {
  const encoding = detectEncoding(bytes.subarray(0, encodingSampleBytes));
  const isUtf8 = encoding === 'utf-8' && isValid(bytes);
  const label = isUtf8 ? 'utf-8' : encoding === 'utf-8' ? 'windows-1252' : encoding;
  const decoded = new TextDecoder(label).decode(bytes).replaceAll('\u0000', '\uFFFD');
  const text = decoded.replace(/\r\n?/g, '\n');
  const changes = [
    ...(isUtf8 ? [] : [`was read as ${csvEncodings[label]} and is kept as UTF-8`]),
    ...(text === decoded ? [] : ['line ends became those of Unix']),
  ];
  return { text, change: changes.length > 0 ? `The text ${changes.join('; its ')}.` : null };
}

function isValid(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
