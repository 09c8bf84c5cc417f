import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { root } from './paths.ts';

/** Debian's Chromium, else Playwright's own, which is downloaded when it is not there. Throws when neither can be had. */
export function ensureBrowser(): string {
  const debian = '/usr/bin/chromium';
  if (existsSync(debian)) return debian;
  const own = chromium.executablePath();
  if (existsSync(own)) return own;
  console.log('Installing a browser for the tests ...');
  const { status } = spawnSync('npx', ['playwright', 'install', 'chromium'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('No browser: install the Debian package chromium, or let Playwright download one.');
  return own;
}
