import type { AppId, VersionId } from '@whittle/contract/ids';
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../adapters/database/database.ts';
import { blobs, publishedFiles } from '../../adapters/database/schema.ts';
import type { Transaction } from '../../core/event-log/event-log.ts';
import { hashOf, insertBlobs } from '../../core/app-files/blobs.store.ts';
import type { Publication } from '../../core/publications/publication.ts';
import type { Asset } from './bundle.ts';
import type { BundlePlaces } from './bundle-places.ts';
import type { PrerenderedPages } from './prerender/prerender-pages.ts';

const publicationPath = 'publication.json';
const placesPath = 'places.json';
const prerenderedPath = 'shells.json';
/** What stands beside the assets. */
const ownPaths = [publicationPath, placesPath, prerenderedPath];

/** The row of a file: its name, and where its bytes are. */
export type FileRow = { path: string; contentType: string; blobHash: string; brotliHash: string | null };

/** The files of a published version, by name. */
export async function findFileRows(db: Database, appId: AppId, versionId: VersionId): Promise<Map<string, FileRow>> {
  const { path, contentType, blobHash, brotliHash } = publishedFiles;
  const rows = await db
    .select({ path, contentType, blobHash, brotliHash })
    .from(publishedFiles)
    .where(and(eq(publishedFiles.appId, appId), eq(publishedFiles.versionId, versionId), notInArray(path, ownPaths)));
  return new Map(rows.map((row) => [row.path, row]));
}

/** The rows and bytes of a publication, `stored` being those of its files that need none. */
export function preparePublication(
  publication: Publication,
  { assets, places }: { assets: readonly Asset[]; places: Uint8Array },
  stored: readonly FileRow[],
) {
  const contents = new Map<string, Uint8Array>();
  const add = (content: Uint8Array) => {
    const hash = hashOf(content);
    contents.set(hash, content);
    return hash;
  };
  const rows: FileRow[] = [...stored];
  for (const { name, contentType, content, brotli } of assets)
    rows.push({ path: name, contentType, blobHash: add(content), brotliHash: brotli && add(brotli) });
  const about = new TextEncoder().encode(JSON.stringify(publication));
  rows.push(ownRow(publicationPath, add(about)), ownRow(placesPath, add(places)));
  return { rows, contents };
}

export type PreparedPublication = ReturnType<typeof preparePublication>;

const ownRow = (path: string, blobHash: string): FileRow => ({
  ...{ path, blobHash },
  contentType: 'application/json',
  brotliHash: null,
});

/** Stores a publication; publishing the same version again replaces what its page says. No asset ever goes away. */
export async function insertPublication(
  tx: Transaction,
  appId: AppId,
  versionId: VersionId,
  { rows, contents }: PreparedPublication,
): Promise<void> {
  await insertBlobs(tx, contents);
  await tx
    .insert(publishedFiles)
    .values(rows.map((row) => ({ ...row, appId, versionId })))
    .onConflictDoUpdate({
      target: [publishedFiles.appId, publishedFiles.versionId, publishedFiles.path],
      set: { blobHash: sql`excluded.blob_hash`, brotliHash: sql`excluded.brotli_hash` },
    });
}

export const findPublication = (db: Database, appId: AppId, versionId: VersionId) =>
  findOwn<Publication>(db, appId, versionId, publicationPath);

/** Null for a publication that was made before they were kept. */
export const findPlaces = (db: Database, appId: AppId, versionId: VersionId) =>
  findOwn<BundlePlaces>(db, appId, versionId, placesPath);

/** Null while they are not made, and for a publication that has none. */
export const findPrerenderedPages = (db: Database, appId: AppId, versionId: VersionId) =>
  findOwn<PrerenderedPages>(db, appId, versionId, prerenderedPath);

export async function insertPrerenderedPages(
  db: Database,
  appId: AppId,
  versionId: VersionId,
  prerenderedPages: PrerenderedPages,
): Promise<void> {
  const content = new TextEncoder().encode(JSON.stringify(prerenderedPages));
  const blobHash = hashOf(content);
  const prepared = { rows: [ownRow(prerenderedPath, blobHash)], contents: new Map([[blobHash, content]]) };
  await db.transaction((tx) => insertPublication(tx, appId, versionId, prepared));
}

async function findOwn<T>(db: Database, appId: AppId, versionId: VersionId, path: string): Promise<T | null> {
  const [row] = await db
    .select({ content: blobs.content })
    .from(publishedFiles)
    .innerJoin(blobs, eq(blobs.hash, publishedFiles.blobHash))
    .where(
      and(eq(publishedFiles.appId, appId), eq(publishedFiles.versionId, versionId), eq(publishedFiles.path, path)),
    );
  return row ? (JSON.parse(row.content.toString('utf8')) as T) : null;
}

export type StoredAsset = { contentType: string; hash: string; content: Buffer; brotli: Buffer | null };

/** An asset of any version that was ever published: pages that were opened before a publish go on loading. */
export async function findAsset(db: Database, appId: AppId, path: string): Promise<StoredAsset | null> {
  const [row] = await db
    .select()
    .from(publishedFiles)
    .where(
      and(eq(publishedFiles.appId, appId), eq(publishedFiles.path, path), notInArray(publishedFiles.path, ownPaths)),
    )
    .limit(1);
  if (!row) return null;
  const hashes = [row.blobHash, ...(row.brotliHash === null ? [] : [row.brotliHash])];
  const found = new Map(
    (await db.select().from(blobs).where(inArray(blobs.hash, hashes))).map((blob) => [blob.hash, blob.content]),
  );
  const content = found.get(row.blobHash);
  if (!content) throw new Error(`the bytes of asset ${path} are missing in the store`);
  const brotli = row.brotliHash === null ? null : (found.get(row.brotliHash) ?? null);
  return { contentType: row.contentType, hash: row.blobHash, content, brotli };
}
