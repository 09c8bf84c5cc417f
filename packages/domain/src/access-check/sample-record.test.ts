import { describe, expect, it } from 'vitest';
import { parseEntity } from '../entities/entity.ts';
import { readNewRecord } from '../entities/record-input.ts';
import { sampleRecord } from './sample-record.ts';

const declared = {
  properties: {
    title: { type: 'string', maxLength: 5 },
    status: { type: 'string', enum: ['open', 'done'] },
    seats: { type: 'integer', minimum: 3, maximum: 4 },
    paid: { type: 'boolean' },
    day: { type: 'string', format: 'date' },
    at: { type: 'string', format: 'date-time' },
    contact: { type: 'string', format: 'email' },
    link: { type: 'string', format: 'uri' },
    tags: { type: 'array', items: { type: 'string', enum: ['a', 'b'] } },
    place: { type: 'object', properties: { city: { type: 'string' }, floor: { type: 'number' } } },
    either: { type: ['string', 'null'] },
    anything: {},
  },
  required: ['title', 'status', 'seats', 'day', 'contact'],
};

describe('sample records', () => {
  it('[ENT-02] an entity accepts its sample record with every field filled', () => {
    const parsed = parseEntity('Booking', JSON.stringify(declared));
    if (!parsed.ok) throw new Error(parsed.message);
    for (const seed of [0, 1, 2, 9]) {
      const record = sampleRecord(parsed.entity, seed);
      expect(Object.keys(record)).toEqual(Object.keys(declared.properties));
      expect(readNewRecord(parsed.entity, record)).toMatchObject({ ok: true, data: record });
    }
  });
});
