import { crc32, deflateRawSync } from 'node:zlib';

/** An entry of a zip file, with what a hostile one says of itself. */
export type ZipEntry = {
  name: string;
  content?: string | Uint8Array;
  /** What the archive claims that the file unpacks to. */
  claimedSize?: number;
  isEncrypted?: boolean;
  isLink?: boolean;
  /** Points to the data of the entry before it, as archives do that unpack to more than the disk holds. */
  isOverlapping?: boolean;
};

/** A zip file, entry by entry: good ones for imports, and bad ones that no packer would write. */
export function zipBytes(entries: readonly ZipEntry[] | Record<string, string | Uint8Array>): Uint8Array {
  const listed: readonly ZipEntry[] = Array.isArray(entries)
    ? (entries as ZipEntry[])
    : Object.entries(entries as Record<string, string | Uint8Array>).map(([name, content]) => ({ name, content }));
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  let last = 0;
  for (const entry of listed) {
    const name = Buffer.from(entry.name);
    const content = Buffer.from(entry.content ?? '');
    const packed = deflateRawSync(content);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(0x0800 | (entry.isEncrypted ? 1 : 0), 2);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(content), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(entry.claimedSize ?? content.length, 18);
    fields.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, name, packed]);
    const at = entry.isOverlapping ? last : offset;
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE((entry.isLink ? 0o120777 : 0o100644) * 0x10000, 6);
    rest.writeUInt32LE(at, 10);
    const made = Buffer.from([20, 3]);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02', 'latin1'), made, fields, rest, name]));
    last = offset;
    if (entry.isOverlapping) continue;
    parts.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(listed.length, 4);
  end.writeUInt16LE(listed.length, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, central, Buffer.from('PK\x05\x06', 'latin1'), end]);
}
