import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { chromiumArgs } from '@whittle/testing/chromium-args';

const debianChromium = '/usr/bin/chromium';

/**
 * Journeys through the running product in a real browser. Debian's Chromium is used where it is installed, else the one
 * that Playwright installs. The flags keep Chromium from calling home, which a closed network would make slow.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // A journey drives a server, a database and a browser of its own and mostly waits for them: two keep two cores busy.
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // docs/decisions/109-a-second-try-of-journeys.md
  retries: process.env.CI ? 1 : 0,
  reporter: [['list']],
  outputDir: '../test-results',
  use: {
    viewport: { width: 1440, height: 900 },
    // A trace films every journey, which makes all of them take almost twice as long: where nobody opens it, a picture must do.
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: existsSync(debianChromium) ? debianChromium : undefined,
      args: [
        ...chromiumArgs,
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
