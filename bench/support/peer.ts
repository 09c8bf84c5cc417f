import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const cache = fileURLToPath(new URL('../../.cache/bench', import.meta.url));

/** Installs packages of a peer into a folder of their own and answers it. Throws when npm fails. */
export async function installPeer(name: string, packages: string[]): Promise<string> {
  const folder = join(cache, name);
  const stamp = join(folder, `.${packages.join('+').replaceAll('/', '-')}`);
  if (existsSync(stamp)) return folder;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  const { status, stderr } = spawnSync('npm', ['install', '--no-audit', '--no-fund', ...packages], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`npm could not install ${packages.join(', ')}:\n${stderr}`);
  writeFileSync(stamp, '');
  return folder;
}
