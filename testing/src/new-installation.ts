import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFile, cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../..', import.meta.url));
const cache = join(root, '.cache/new-installations');
/** What a first start leaves in its directory depends on these alone. */
const makers = [
  'package-lock.json',
  'packages/server/src/adapters/secret-key.ts',
  'packages/server/src/adapters/database/embedded',
  'packages/server/src/adapters/database/migrations',
];

/**
 * Fills the empty `directory` with what the product leaves there after its first start and a stop in order: a database
 * with every table and without a row of anybody's. `makeOne` does that, once for all tests of this state of the sources
 * (docs/decisions/221).
 */
export async function fillWithNewInstallation(directory: string, makeOne: (directory: string) => Promise<void>) {
  const made = join(cache, await hashOfMakers());
  if (!(await exists(made))) {
    await mkdir(cache, { recursive: true });
    const draft = await mkdtemp(join(cache, 'draft-'));
    try {
      await makeOne(draft);
      // Only a power cut would need these; what a killed process had written stays.
      await appendFile(join(draft, 'postgres/postgresql.auto.conf'), 'fsync = off\nfull_page_writes = off\n');
      await rename(draft, made).catch(async (error: unknown) => {
        // Another process was first; its one is as good.
        if (!(await exists(made))) throw error;
      });
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  }
  await copyInto(directory, made);
}

/** With owners and modes, which the database insists on. */
async function copyInto(directory: string, made: string): Promise<void> {
  if (process.platform === 'win32') await cp(made, directory, { recursive: true });
  else await promisify(execFile)('cp', ['-a', `${made}/.`, directory]);
}

async function hashOfMakers(): Promise<string> {
  const hash = createHash('sha256');
  for (const maker of makers) {
    const path = join(root, maker);
    const names = (await stat(path)).isDirectory()
      ? (await readdir(path)).filter((name) => /\.(ts|sql)$/.test(name))
      : [''];
    for (const name of names.sort()) hash.update(name).update(await readFile(join(path, name)));
  }
  return hash.digest('hex').slice(0, 16);
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
