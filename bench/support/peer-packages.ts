import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../.cache/bench-peers', import.meta.url));

/**
 * A directory in which exactly these packages are installed, apart from ours and from our lock. Installed with the first
 * run and kept; an install that broke off is done again. Scripts of packages do not run: nothing that is measured needs
 * them.
 */
export function installPeer(name: string, dependencies: Record<string, string>): string {
  const directory = join(root, name);
  const done = join(directory, `installed-${Object.values(dependencies).join('-')}`);
  if (existsSync(done)) return directory;
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, 'package.json'), JSON.stringify({ private: true, dependencies }, null, 2));
  console.log(`installing ${name} (once, some minutes) ...`);
  npm(directory, ['install', '--no-audit', '--no-fund', '--ignore-scripts']);
  writeFileSync(done, '');
  return directory;
}

function npm(cwd: string, args: string[]) {
  const { status, stderr } = spawnSync('npm', args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed: ${stderr.slice(-2_000)}`);
}
