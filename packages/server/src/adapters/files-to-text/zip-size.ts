const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;
const endLength = 22;

/**
 * Bytes of a zip's files once unpacked, as its directory announces them; null when it has no directory that can be read.
 * Word and Excel files are zips, and a small one can unpack to more than a machine has.
 */
export function unpackedSize(bytes: Uint8Array): number | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === null) return null;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  let size = 0;
  for (let entry = 0; entry < count; entry += 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== directoryEntry) return null;
    size += view.getUint32(at + 24, true);
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return size;
}

/** A comment of up to 64 KB may stand behind the end's own bytes. */
function findEnd(view: DataView): number | null {
  const last = view.byteLength - endLength;
  for (let at = last; at >= Math.max(0, last - 65_535); at -= 1) {
    if (view.getUint32(at, true) === endOfDirectory) return at;
  }
  return null;
}
