/** The first `count` bytes of a source, and the whole source again. */
export async function peekBytes(
  source: AsyncIterable<Uint8Array>,
  count: number,
): Promise<{ head: Uint8Array; all: AsyncIterable<Uint8Array> }> {
  const rest = source[Symbol.asyncIterator]();
  const pieces: Uint8Array[] = [];
  let size = 0;
  while (size < count) {
    const next = await rest.next();
    if (next.done) break;
    pieces.push(next.value);
    size += next.value.byteLength;
  }
  const start = Buffer.concat(pieces, size);
  async function* all() {
    if (size > 0) yield start;
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  }
  return { head: start.subarray(0, count), all: all() };
}
