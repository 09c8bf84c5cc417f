import type { AppId, VersionId } from '@whittle/contract/ids';
import type { Database } from '../../adapters/database/database.ts';
import type { Transaction } from '../event-log/event-log.ts';
import { hashOf, readTexts } from './blobs.store.ts';
import { findManifest } from './versions.store.ts';
import { createLru } from '../../adapters/lru.ts';

export type Files = ReadonlyMap<string, string>;

const treeCacheFiles = 20_000;
const textCacheChars = 64_000_000;

export interface VersionFiles {
  /**
   * Null when the version does not exist. Throws when one of its files is missing in the store. Inside of a transaction it
   * reads by that: waiting for a second connection while one is held could wait for ever.
   */
  read(appId: AppId, versionId: VersionId, tx?: Transaction): Promise<Files | null>;
  /** Remembers what was just written. */
  keep(appId: AppId, versionId: VersionId, files: Files): void;
}

/** Reads the files of versions, which never change. Equal contents of whatever versions are one string in memory. */
export function createVersionFiles(db: Database): VersionFiles {
  const trees = createLru<Files>({ maxWeight: treeCacheFiles, weigh: (files) => files.size + 1 });
  const texts = createLru<string>({ maxWeight: textCacheChars, weigh: (text) => text.length + 100 });
  const keyOf = (appId: AppId, versionId: VersionId) => `${appId}/${versionId}`;

  async function load(by: Database | Transaction, appId: AppId, versionId: VersionId): Promise<Files | null> {
    const manifest = await findManifest(by, appId, versionId);
    if (!manifest) return null;
    const known = new Map<string, string>();
    const unknown: string[] = [];
    for (const hash of new Set(Object.values(manifest))) {
      const text = texts.get(hash);
      if (text === undefined) unknown.push(hash);
      else known.set(hash, text);
    }
    for (const [hash, text] of await readTexts(by, unknown)) {
      texts.set(hash, text);
      known.set(hash, text);
    }
    const files = new Map<string, string>();
    for (const [path, hash] of Object.entries(manifest)) {
      const text = known.get(hash);
      if (text === undefined) throw new Error(`${path} of version ${versionId} is missing in the store (${hash})`);
      files.set(path, text);
    }
    return files;
  }

  return {
    async read(appId, versionId, tx) {
      const key = keyOf(appId, versionId);
      const cached = trees.get(key);
      if (cached) return cached;
      const files = await load(tx ?? db, appId, versionId);
      if (files) trees.set(key, files);
      return files;
    },
    keep(appId, versionId, files) {
      for (const text of files.values()) texts.set(hashOf(text), text);
      trees.set(keyOf(appId, versionId), files);
    },
  };
}
