import type { EntityRecord } from '@whittle/contract/entities';
import { expect, test } from 'vitest';
import { ApiError, NetworkError } from '../../../lib/api-error.ts';
import { saveNewRow } from './save-new-row.ts';

/** A server that stores, once per key; `answers` says what its window hears. */
function fakeCalls(answers: ('lost' | 'refused' | 'ok')[]) {
  const rows = new Map<string, Record<string, unknown>>();
  const say = (record: Record<string, unknown>) => {
    if (answers.shift() === 'lost') throw new NetworkError('no answer');
    return record as EntityRecord;
  };
  return {
    rows,
    create: async (fields: Record<string, unknown>, key: string) => {
      if (answers[0] === 'refused' && answers.shift())
        throw new ApiError(422, { code: 'record-invalid', message: 'No.' });
      if (!rows.has(key)) rows.set(key, { id: key, ...fields });
      return say(rows.get(key)!);
    },
    update: async (id: string, fields: Record<string, unknown>) => say(Object.assign(rows.get(id)!, fields)),
  };
}

test('[GRID-24] a row whose answer was lost is stored once, with what was changed since', async () => {
  const calls = fakeCalls(['lost', 'ok', 'ok']);
  await expect(saveNewRow(calls, { key: 'a', values: { name: 'Ada', note: 'x' } })).rejects.toThrow('no answer');
  await saveNewRow(calls, { key: 'a', values: { name: 'Grace' } });
  expect([...calls.rows.values()]).toEqual([{ id: 'a', name: 'Grace', note: null }]);
});

test('[GRID-24] a row that was refused is sent as it is now', async () => {
  const calls = fakeCalls(['refused', 'ok']);
  await expect(saveNewRow(calls, { key: 'b', values: { age: 'old' } })).rejects.toThrow('No.');
  await saveNewRow(calls, { key: 'b', values: { age: 36 } });
  expect([...calls.rows.values()]).toEqual([{ id: 'b', age: 36 }]);
});
