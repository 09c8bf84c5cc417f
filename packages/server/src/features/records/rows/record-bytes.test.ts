import { expect, test } from 'vitest';
import { listBytes } from './record-bytes.ts';
import { listJson, recordJson } from './record-json.ts';
import { LargeRecords } from './sql/record-lines.ts';

const creators = { u1: `"o'neill"@example.com` };
const fields = ['{}', '{"text": "gr\u00fc\u00df \u{1f600}"}', `{"text": "${'x'.repeat(20_000)}"}`, '{"n": 1}'];
const lineOf = (data: string, n: number) =>
  [`id${n}`, n % 2 ? 't' : 'f', '2026-11-21 10:00:00.5', '2026-11-21 10:00:01', n % 2 ? 'u1' : '', data].join('\u001f');

const lines = fields.map((data, n) => Buffer.from(lineOf(data, n)));
const expected = listJson(
  fields.map((data, n) =>
    recordJson({
      ...{ id: `id${n}`, data, isSample: n % 2 === 1 },
      ...(n % 2 === 1 ? { createdById: 'u1', creatorEmail: creators.u1 } : { createdById: null, creatorEmail: null }),
      ...{ createdAt: '2026-11-21T10:00:00.500Z', updatedAt: '2026-11-21T10:00:01.000Z' },
    }),
  ),
);

/** As records that are sent as they lie, and as such that are put together. */
async function jsonOf(cut: Uint8Array[][]) {
  const origin = { creators, free: () => {} };
  const [large, small] = await Promise.all(
    [1_000_000, 0].map((bytes) => listBytes(new LargeRecords(cut, { ...origin, bytes }))),
  );
  const text = Buffer.concat([...large!.pieces]).toString();
  expect(Buffer.concat([...small!.pieces]).toString()).toBe(text);
  return text;
}

test('[FAIR-03] records that stay bytes are the same list as records that are text, wherever the network cut them', async () => {
  expect(await jsonOf(lines.map((line) => [line]))).toBe(expected);
  for (let at = 0; at < 120; at += 1) {
    const cut = lines.map((line) => [line.subarray(0, at), line.subarray(at, at + 1), line.subarray(at + 1)]);
    expect(await jsonOf(cut)).toBe(expected);
  }
  const whole = new LargeRecords(
    lines.map((line) => [line]),
    { creators, bytes: 1, free: () => {} },
  );
  expect(listJson([...whole].map(recordJson))).toBe(expected);
});

test('[FAIR-03] a list of no large records is an empty list', async () => {
  expect(await jsonOf([])).toBe('[]');
});
