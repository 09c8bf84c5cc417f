import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { watchPaints } from './paint.ts';

const launch = {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-sync'],
};

export interface BenchBrowser {
  /** A browser that has nothing cached. */
  empty(): Promise<BrowserContext>;
  /** A browser with a profile on disk, as people have: it keeps what it loaded, and what it compiled of that. */
  used(): Promise<BrowserContext>;
  close(): Promise<void>;
}

export async function openBrowser(): Promise<BenchBrowser> {
  const browser = await chromium.launch(launch);
  return {
    async empty() {
      const context = await browser.newContext();
      await watchPaints(context);
      return context;
    },
    async used() {
      const profile = await mkdtemp(join(tmpdir(), 'whittle-profile-'));
      const context = await chromium.launchPersistentContext(profile, launch);
      await watchPaints(context);
      return context;
    },
    close: () => browser.close(),
  };
}
