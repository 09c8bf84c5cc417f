import { describe, expect, test } from 'vitest';
import { parseEntity } from './entity.ts';
import { applyUpdate, parseUpdate } from './update-operators.ts';

const parsed = parseEntity(
  'Task',
  JSON.stringify({
    properties: {
      title: { type: 'string' },
      other: { type: 'string' },
      count: { type: 'number', maximum: 100 },
      tags: { type: 'array', items: { type: 'string' } },
      place: { type: 'object', properties: { city: { type: 'string' }, floor: { type: 'number' } } },
      due: { type: 'string', format: 'date-time' },
    },
    required: ['title'],
  }),
);
if (!parsed.ok) throw new Error(parsed.message);
const { entity } = parsed;
const at = new Date('2026-01-31T10:00:00Z');
const record = { title: 'a', count: 5, tags: ['x', 'y'], place: { city: 'Rome', floor: 2 } };

function update(operators: unknown) {
  const read = parseUpdate(entity, operators);
  if (!read.ok) return read.message;
  const result = applyUpdate(entity, record, read.update, { at, skip: new Set() });
  return result.ok ? result.data : result.message;
}

describe('[ENT-21] update operators', () => {
  test.each<[unknown, unknown]>([
    [{ $set: { title: 'b', 'place.city': 'Bonn' } }, { title: 'b', place: { city: 'Bonn', floor: 2 } }],
    [{ $unset: { count: '', 'place.floor': '' } }, { count: undefined, place: { city: 'Rome' } }],
    [{ $inc: { count: 2 } }, { count: 7 }],
    [{ $mul: { count: 3 } }, { count: 15 }],
    [{ $min: { count: 3 } }, { count: 3 }],
    [{ $max: { count: 3 } }, { count: 5 }],
    [{ $rename: { title: 'other' } }, 'title is required.'],
    [{ $rename: { other: 'title' } }, {}],
    [{ $currentDate: { due: true } }, { due: '2026-01-31T10:00:00.000Z' }],
    [{ $push: { tags: 'x' } }, { tags: ['x', 'y', 'x'] }],
    [{ $push: { tags: { $each: ['v', 'w'] } } }, { tags: ['x', 'y', 'v', 'w'] }],
    [{ $addToSet: { tags: { $each: ['y', 'z'] } } }, { tags: ['x', 'y', 'z'] }],
    [{ $pull: { tags: 'x' } }, { tags: ['y'] }],
    [{ $pull: { tags: { $in: ['x', 'y'] } } }, { tags: [] }],
    [{ $inc: { count: 96 } }, 'count must be at most 100.'],
    [{ $push: { tags: 1 } }, 'tags[2] must be text.'],
    [{ $inc: { title: 1 } }, 'title is not a number.'],
    [{ $push: { title: 1 } }, 'title is not a list.'],
    [{ $unset: { title: '' } }, 'title is required.'],
    [{ $inc: { count: 'x' } }, '$inc cannot do this with count.'],
    [{ $set: { count: 1 }, $inc: { count: 1 } }, 'count may stand in one operator only.'],
    [{ $set: { place: {} }, $inc: { 'place.floor': 1 } }, 'place may stand in one operator only.'],
    [{ $set: { id: 'x', nothing: 1, 'no.thing': 1 } }, {}],
    [{ $set: { nothing: 1 }, $inc: { count: 2 } }, { count: 7 }],
    [{ $set: { 'place.street': 'x' } }, 'Task has no field "place.street" that can be set.'],
    [{ $rename: { title: 'nothing' } }, '$rename of title needs the name of a field.'],
    [{ $rename: { nothing: 'title' } }, 'Task has no field "nothing" that can be set.'],
    [{ $inc: { count: 2 ** 53 } }, 'count would be too large.'],
    [{ $where: { count: 1 } }, 'An update cannot use $where.'],
    [{ constructor: { count: 1 } }, 'An update cannot use constructor.'],
    [{ count: 1 }, 'An update cannot use count.'],
    [{}, 'An update needs operators, such as {"$set": {"status": "done"}}.'],
    [{ $set: {} }, 'An update needs a field to change.'],
    [[], 'An update needs operators, such as {"$set": {"status": "done"}}.'],
  ])('%j leaves %j', (operators, expected) => {
    const { title, count, tags, place } = record;
    const whole = { title, count, tags, place, ...(expected as object) };
    expect(update(operators)).toEqual(typeof expected === 'string' ? expected : whole);
  });
});
