import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The password of the embedded server's only user, made before its first start, readable by its owner alone. */
export function readOrMakePassword(dataDir: string): string {
  const path = join(dataDir, 'postgres.password');
  if (!existsSync(path)) writeFileSync(path, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600, flush: true });
  return readFileSync(path, 'utf8').trim();
}
