import { detectEncoding, encodingSampleBytes } from '@whittle/domain/entities/csv/detect-encoding';
import { peekBytes } from '../../../../http/peek-bytes.ts';

/** The text of a file whose encoding is found from its beginning, as it arrives, with that beginning. */
export async function decodeText(
  bytes: AsyncIterable<Uint8Array>,
): Promise<{ head: string; chunks: AsyncIterable<string> }> {
  const { head, all } = await peekBytes(bytes, encodingSampleBytes);
  const encoding = detectEncoding(head);
  async function* chunks() {
    const decoder = new TextDecoder(encoding);
    for await (const piece of all) yield decoder.decode(piece, { stream: true });
    yield decoder.decode();
  }
  return { head: new TextDecoder(encoding).decode(head, { stream: true }), chunks: chunks() };
}
