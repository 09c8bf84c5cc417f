import { describe, expect, test } from 'vitest';
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
