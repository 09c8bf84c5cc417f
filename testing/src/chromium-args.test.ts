import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { chromiumArgs } from './chromium-args.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

test('what Playwright turns off in Chromium stays off beside what tests turn off', () => {
  const bundle = readFileSync(join(root, 'node_modules/playwright-core/lib/coreBundle.js'), 'utf8');
  const [, list = ''] = /disabledFeatures = \[([^\]]*)\]/.exec(bundle) ?? [];
  const ofPlaywright = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, feature]) => feature);
  expect(ofPlaywright.length).toBeGreaterThan(5);
  const ours = chromiumArgs
    .find((arg) => arg.startsWith('--disable-features='))!
    .split('=')[1]!
    .split(',');
  expect(ofPlaywright.filter((feature) => !ours.includes(feature!))).toEqual([]);
});
