/**
 * `npm run corpus [-- place ...]`: takes exports of generated apps through the running product in a real browser: import,
 * compile, boot, walk every page without and with data, create, change and delete through a page, publish. Where the notes
 * of an app do not say how, it finds forms and buttons by itself. A model that answers anything is connected. A place is the
 * folder or the zip of an export, with `#apps/web` behind it for one of several apps; without one it is every app of `fixtures/exports`. Prints how far each came.
 */
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { startProduct } from '@whittle/testing/product';
import { readExport } from './assemble.ts';
import { signUpBuilder } from './builder-calls.ts';
import { type AppResult, isFlawless, resultTable } from './levels.ts';
import { runApp } from './run-app.ts';
import { startStubModel, stubModelEnv } from './stub-model.ts';

const fixtures = fileURLToPath(new URL('../../fixtures/exports', import.meta.url));
const debianChromium = '/usr/bin/chromium';

const places = process.argv.slice(2);
const results = await runCorpus(places.length > 0 ? places : await allFixtures());
process.stdout.write(`${resultTable(results)}\n`);
process.exitCode = results.every(isFlawless) ? 0 : 1;

function launch() {
  return chromium.launch({
    executablePath: existsSync(debianChromium) ? debianChromium : undefined,
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-sync'],
  });
}

async function runCorpus(chosen: string[]): Promise<AppResult[]> {
  const model = await startStubModel();
  const product = await startProduct({ env: { LOG_LEVEL: 'error', ...stubModelEnv(model) } });
  try {
    const builder = await signUpBuilder(product.url, 'corpus@example.com');
    const done: AppResult[] = [];
    for (const place of chosen) {
      // One that dies takes one app along, and not those after it.
      const browser = await launch();
      const result = await runApp(await readExport(place), builder, browser).finally(() => browser.close());
      process.stderr.write(`${isFlawless(result) ? 'ok ' : 'NO '} ${result.name}\n`);
      done.push(result);
    }
    return done;
  } finally {
    await product.close();
    await model.close();
  }
}

async function allFixtures(): Promise<string[]> {
  const entries = await readdir(fixtures, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map(({ name }) => join(fixtures, name))
    .toSorted();
}
