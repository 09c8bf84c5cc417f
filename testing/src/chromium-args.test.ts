import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { chromiumArgs } from './chromium-args.ts';

test('what Playwright turns off in Chromium stays off beside what tests turn off', () => {
  const bundle = readFileSync(fileURLToPath(import.meta.resolve('playwright-core/lib/coreBundle')), 'utf8');
  const [, list = ''] = /disabledFeatures = \[([^\]]*)\]/.exec(bundle) ?? [];
  const ofPlaywright = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, feature]) => feature);
  expect(ofPlaywright.length).toBeGreaterThan(5);
  const ours = chromiumArgs
    .find((arg) => arg.startsWith('--disable-features='))!
    .split('=')[1]!
    .split(',');
  expect(ofPlaywright.filter((feature) => !ours.includes(feature!))).toEqual([]);
});
