import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { root } from './paths.ts';

/** Debian's Chromium, else Playwright's own, downloaded where it is not there yet. Throws when neither can be had. */
export function ensureBrowser(): string {
  const debian = '/usr/bin/chromium';
  if (existsSync(debian)) return debian;
  const { status } = spawnSync('npx', ['playwright', 'install', 'chromium'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('No browser: install the Debian package chromium, or let Playwright download one.');
  return "Playwright's Chromium";
}
