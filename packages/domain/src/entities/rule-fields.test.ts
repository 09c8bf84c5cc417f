import { expect, test } from 'vitest';
import { renameInRules, rulesSpeakOf } from './rule-fields.ts';

const schema = {
  name: 'Task',
  rls: {
    read: { $or: [{ 'data.owner': '{{user.email}}' }, { 'owner.team': { $in: ['owner'] } }, { status: 'owner' }] },
    write: { user_condition: { owner: true } },
    delete: false,
  },
  properties: { owner: { type: 'string' }, wage: { rls: { read: { owner: '{{user.id}}' } } } },
};

test('[GRID-11] rules call a renamed field by its new name, and nothing else in them changes', () => {
  expect(renameInRules(schema, 'owner', 'keeper')).toEqual({
    ...schema,
    rls: {
      ...schema.rls,
      read: { $or: [{ 'data.keeper': '{{user.email}}' }, { 'keeper.team': { $in: ['owner'] } }, { status: 'owner' }] },
    },
    properties: { ...schema.properties, wage: { rls: { read: { keeper: '{{user.id}}' } } } },
  });
});

test.each([
  ['owner', true],
  ['status', true],
  ['name', false],
  ['read', false],
  ['wage', false],
  ['own', false],
])('rules speak of %s: %s', (field, speaks) => {
  expect(rulesSpeakOf(schema, field)).toBe(speaks);
});
