import { expect, test } from 'vitest';
import { parseEntity } from './entity.ts';
import { rolesInRules } from './roles-in-rules.ts';

test('[USER-08] the roles that an app knows are those that its rules name, of lists and of fields', () => {
  const rls = { read: { $or: [{ created_by_id: '{{user.id}}' }, { user_condition: { role: { $in: ['admin', 'Treasurer'] } } }] } }; // prettier-ignore
  const level = { type: 'string', rls: { write: { user_condition: { role: { $nin: ['Learner'] } } } } };
  const parsed = parseEntity('Due', JSON.stringify({ rls, properties: { level } }));
  if (!parsed.ok) throw new Error(parsed.message);
  expect(rolesInRules([parsed.entity])).toEqual(['Learner', 'Treasurer']);
});
