import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipBytes } from '@whittle/testing/zip-bytes';
import { expect, it, onTestFinished } from 'vitest';
import type { AppError } from '../../http/app-error.ts';
import { createPlanOf } from './run-recognition.ts';

async function storeArchive(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'whittle-import-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'shop.zip');
  await writeFile(file, zipBytes(files));
  return file;
}

it('[IMPORT-24] imports that are too many at once are refused with when to come back, and the others come in', async () => {
  const file = await storeArchive({ 'shop/pages/Home.jsx': 'export default () => <b>Shop</b>' });
  const planOf = createPlanOf();
  // One is looked into and ten wait before the first can end, since all are asked for in one breath.
  const looks = await Promise.allSettled(Array.from({ length: 14 }, () => planOf('builder', { form: 'zip', file })));
  const refused = looks.flatMap((look) => (look.status === 'rejected' ? [look.reason as AppError] : []));
  expect(looks.map(({ status }) => status)).toEqual([
    ...Array<string>(11).fill('fulfilled'),
    ...Array<string>(3).fill('rejected'),
  ]);
  for (const error of refused)
    expect(error).toMatchObject({ code: 'imports-busy', status: 503, retryAfterSeconds: 30 });
}, 120_000);
