import { detectEncoding, encodingOf, encodingSampleBytes } from '@whittle/domain/entities/csv/detect-encoding';

/** Text in whichever encoding it was written. */
export const readPlain = (bytes: Uint8Array): string => new TextDecoder(encodingOf(bytes)).decode(bytes);

const declared = /<meta[^>]{0,200}?charset\s*=\s*["']?\s*([\w:.-]{1,40})/i;

/**
 * A page in the encoding that its server or its head names, unless it is Unicode: many pages say something else than what
 * they are.
 */
export function readPlainHtml(bytes: Uint8Array, type = ''): string {
  const head = bytes.subarray(0, encodingSampleBytes);
  const isAscii = head.every((byte) => byte < 128);
  if (!isAscii && detectEncoding(head).startsWith('utf-')) return readPlain(bytes);
  const says =
    /charset=["']?([\w:.-]{1,40})/i.exec(type)?.[1] ?? declared.exec(Buffer.from(head).toString('latin1'))?.[1];
  const decoder = says === undefined || /^utf-?8$/i.test(says) ? null : decoderOf(says);
  return decoder ? decoder.decode(bytes) : readPlain(bytes);
}

function decoderOf(label: string): InstanceType<typeof TextDecoder> | null {
  try {
    return new TextDecoder(label);
  } catch {
    return null;
  }
}
