import { describe, expect, test } from 'vitest';
import { withAccess } from '../versions/with-access.ts';
import { readEntity } from './apply-entity.ts';

const own = { created_by_id: '{{user.id}}' };
const shared = { 'x-accessControl': { permissions: { read: 'all', write: 'all' } } };

function written(present: object | undefined, wished: object) {
  const presentText = present && JSON.stringify({ properties: {}, ...present });
  const result = readEntity({
    name: 'Task',
    text: JSON.stringify({ properties: {}, ...wished }),
    permissions: null,
    present: present && 'x-accessControl' in present ? { read: 'all', write: 'all' } : null,
    presentText,
  });
  if (!result.ok) throw new Error(result.message);
  return { schema: JSON.parse(result.content) as Record<string, unknown>, note: result.note };
}

describe('[ENT-11] row rules in a reply', () => {
  test('that are new stand beside the stated access, which they can only narrow', () => {
    expect(written(undefined, { rls: { read: true } }).schema).toMatchObject({
      rls: { read: true },
      'x-accessControl': { permissions: { read: 'creator', write: 'creator' } },
    });
    expect(written(shared, { ...shared, rls: { read: own } })).toMatchObject({
      schema: { rls: { read: own } },
      note: null,
    });
  });

  test('that differ from those of the file, or drop them, are not taken over', () => {
    const present = { ...shared, rls: { read: own } };
    for (const wished of [shared, { ...shared, rls: { read: true } }, { rls: {} }]) {
      const { schema, note } = written(present, wished);
      expect(schema).toMatchObject(present);
      expect(note).toMatch(/stay as they are/);
    }
    expect(written(present, present).note).toBeNull();
  });

  test('that are narrower than those of the file are taken over, each verb by itself', () => {
    const admins = { user_condition: { role: 'admin' } };
    const nurses = { user_condition: { role: { $in: ['admin', 'nurse'] } } };
    const ways = { $or: [own, nurses] };
    const read = { ...shared, rls: { read: ways } };
    for (const narrower of [nurses, admins, { $or: [own, admins] }, { $and: [ways, { state: 'open' }] }])
      expect(written(read, { ...shared, rls: { read: narrower }, properties: { state: { type: 'string' } } }).schema).toMatchObject({ rls: { read: narrower } }); // prettier-ignore
    const others = { user_condition: { role: { $nin: ['trainee'] } } };
    const { schema, note } = written(read, { ...shared, rls: { read: others, delete: admins } });
    expect(schema['rls']).toEqual({ read: ways, delete: admins });
    expect(note).toMatch(/until the wider ones are allowed/);
  });

  test('that are wider wait for the owner, with who would see what', () => {
    const rls = { read: { $or: [own, { user_condition: { role: { $in: ['admin', 'nurse'] } } }] } };
    const wage = { type: 'number', rls: { read: rls.read } };
    const present = { ...shared, rls: { read: own }, properties: { wage: { type: 'number', rls: { read: own } } } };
    const result = readEntity({
      ...{ name: 'Task', permissions: null, present: { read: 'all' as const, write: 'all' as const } },
      text: JSON.stringify({ ...shared, rls, properties: { wage } }),
      presentText: JSON.stringify(present),
    });
    if (!result.ok) throw new Error(result.message);
    expect(JSON.parse(result.content)).toMatchObject(present);
    expect(result.accessRequest).toMatchObject({ rules: { rls, fields: { wage: wage.rls } }, state: 'waiting' });
    expect(result.accessRequest?.sentences?.join(' ')).toContain('“nurse”');
    const allowed = withAccess(result.content, result.accessRequest!.requested, result.accessRequest!.rules);
    expect(JSON.parse(allowed!)).toMatchObject({ ...shared, rls, properties: { wage } });
  });

  test('of a field stay with the field', () => {
    const wage = { type: 'number', rls: { read: false } };
    const present = { ...shared, properties: { wage } };
    expect(written(present, { ...shared, properties: { wage: { type: 'string' } } }).schema).toMatchObject({
      properties: { wage: { type: 'string', rls: { read: false } } },
    });
  });

  test('go with a field that the reply renames by its marker', () => {
    const present = {
      ...shared,
      rls: { read: { 'data.owner': '{{user.email}}' } },
      properties: { owner: { type: 'string', rls: { write: false } } },
    };
    const keeper = { type: 'string', 'x-renamedFrom': ['owner'] };
    expect(written(present, { ...shared, properties: { keeper } }).schema).toMatchObject({
      rls: { read: { 'data.keeper': '{{user.email}}' } },
      properties: { keeper: { ...keeper, rls: { write: false } } },
    });
    expect(() => written(present, { ...shared, properties: { keeper: { type: 'string' } } })).toThrow(
      'a rule of who may see or change its records asks for “owner”',
    );
  });

  test('of an imported entity go on deciding alone', () => {
    const { schema } = written({ rls: { read: own } }, { rls: { read: own }, properties: { title: {} } });
    expect(schema).not.toHaveProperty('x-accessControl');
  });
});
