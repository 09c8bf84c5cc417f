import { randomBytes } from 'node:crypto';
import { chmodSync, linkSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The installation's secret from `{dataDir}/secret.key`, made on first start, readable by its owner alone.
 * Throws when the file is there but damaged: a new key would make every stored provider key unreadable.
 */
export function readOrMakeSecretKey(dataDir: string): string {
  const path = join(dataDir, 'secret.key');
  const present = readKey(path);
  if (present !== null) return present;
  const draft = `${path}.${process.pid}.tmp`;
  writeFileSync(draft, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flush: true });
  try {
    // A link fails when another process was first; then its key counts.
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readKey(path) ?? fail(path, 'vanished while it was made');
}

function readKey(path: string): string | null {
  let text: string;
  try {
    text = readFileSync(path, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  if (!/^[0-9a-f]{64}$/.test(text)) fail(path, 'is damaged');
  if (process.platform !== 'win32' && (statSync(path).mode & 0o077) !== 0) chmodSync(path, 0o600);
  return text;
}

function fail(path: string, problem: string): never {
  throw new Error(
    `The secret key ${path} ${problem}. Restore it from a backup, or delete it: people then sign in again and model keys are entered again.`,
  );
}
