import { detectEncoding, encodingSampleBytes, firstBeyondAscii } from '@whittle/domain/entities/csv/detect-encoding';
import { peekBytes } from '../../../../http/peek-bytes.ts';

/**
 * The text of a file whose encoding is found from its beginning, as it arrives, with that beginning. Where that is plain
 * ASCII, the first other letter tells, however far down it is.
 */
export async function decodeText(
  bytes: AsyncIterable<Uint8Array>,
): Promise<{ head: string; chunks: AsyncIterable<string> }> {
  const { head, all } = await peekBytes(bytes, encodingSampleBytes);
  const encoding = detectEncoding(head);
  async function* chunks() {
    let decoder = new TextDecoder(encoding);
    let isOpen = encoding === 'utf-8' && firstBeyondAscii(head) === -1;
    for await (const piece of all) {
      const other = isOpen ? firstBeyondAscii(piece) : -1;
      if (other !== -1) {
        decoder = new TextDecoder(detectEncoding(piece.subarray(other, other + encodingSampleBytes)));
        isOpen = false;
      }
      yield decoder.decode(piece, { stream: true });
    }
    yield decoder.decode();
  }
  return { head: new TextDecoder(encoding).decode(head, { stream: true }), chunks: chunks() };
}
