import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';

/** Of the archive's layout: `manifest.json`, `database/{table}.copy`, `uploads/{key}`. */
export const formatVersion = 1;

const fileSchema = z.object({ path: z.string(), bytes: z.number(), sha256: z.string() });
export type ArchivedFile = z.infer<typeof fileSchema>;

/** The first file of a backup: what else is in it, and how each part is proven whole. */
export const manifestSchema = z.object({
  format: z.literal(formatVersion),
  createdAt: z.iso.datetime(),
  /** The newest migration that the database had. */
  migration: z.object({ tag: z.string(), when: z.number() }),
  /** In an order in which they can be filled: a table comes after those that it refers to. */
  tables: z.array(fileSchema.extend({ name: z.string(), columns: z.array(z.string()), rows: z.number() })),
  uploads: z.array(fileSchema),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** Reads `manifest.json` of an unpacked archive. Throws a sentence when it is no backup, or one of another format. */
export async function readManifest(directory: string): Promise<Manifest> {
  const text = await readFile(join(directory, 'manifest.json'), 'utf8').catch(() => null);
  if (text === null) throw new Error('This file is no backup of Whittle: it has no manifest.');
  const value = parseJson(text) as { format?: unknown } | null;
  if (typeof value?.format === 'number' && value.format > formatVersion) {
    throw new Error('This backup was made by a newer release of Whittle. Restore it with that release.');
  }
  const parsed = manifestSchema.safeParse(value);
  if (!parsed.success) throw new Error('The manifest of this backup is damaged.');
  return parsed.data;
}

/** Size and checksum of the file at `path` below `directory`. */
export async function describeFile(directory: string, path: string): Promise<ArchivedFile> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(join(directory, path)), hash);
  return { path, bytes: (await stat(join(directory, path))).size, sha256: hash.digest('hex') };
}

/** Throws, naming the first file that is missing or not as the manifest says. */
export async function verifyFiles(directory: string, { tables, uploads }: Manifest): Promise<void> {
  for (const expected of [...tables, ...uploads]) {
    const found = await describeFile(directory, expected.path).catch(() => null);
    if (!found) throw new Error(`The backup is damaged: ${expected.path} is missing.`);
    if (found.sha256 !== expected.sha256) throw new Error(`The backup is damaged: ${expected.path} has changed.`);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
