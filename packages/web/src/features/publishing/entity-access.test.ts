import { describe, expect, it } from 'vitest';
import { entityAccess, needsSignIn } from './entity-access.ts';

const entity = (name: string, permissions?: { read: string; write: string }) => ({
  path: `entities/${name}.json`,
  content: JSON.stringify({
    type: 'object',
    properties: { name: { type: 'string' } },
    ...(permissions && { 'x-accessControl': { permissions } }),
  }),
});

const page = { path: 'pages/Home.jsx', content: 'export default () => null' };

describe('who can do what in a version', () => {
  it('[ENT-08] an entity without a rule belongs to its creator', () => {
    expect(entityAccess([page, entity('Expense')])).toEqual([
      {
        name: 'Expense',
        ok: true,
        sentence: 'Only the creator can view and edit',
        names: 'read Creator, write Creator',
      },
    ]);
  });

  it('[ENT-05] each entity has its sentence', () => {
    const [menu] = entityAccess([entity('Menu', { read: 'anonymous', write: 'admin' })]);
    expect(menu).toMatchObject({ sentence: 'Anyone can view, only admins can edit' });
  });

  it('[PUB-29] where rules hide records or fields, the sentences say so', () => {
    const admins = { user_condition: { role: 'admin' } };
    const schema = {
      type: 'object',
      properties: {
        name: { type: 'string' },
        phone: { type: 'string', rls: { read: admins } },
        note: { type: 'string', rls: { read: admins } },
        status: { type: 'string', rls: { write: admins } },
      },
      'x-accessControl': { permissions: { read: 'anonymous', write: 'admin' } },
    };
    const said = (content: object) =>
      entityAccess([{ path: 'entities/Player.json', content: JSON.stringify(content) }]);
    expect(said(schema)).toMatchObject([
      {
        sentence:
          'Everyone can read all records. Only admins can add, change and delete all records. The fields “phone” and “note” are shown to admins.',
      },
    ]);
    const published = { $visitors: true, status: { $ne: 'Draft' } };
    expect(said({ ...schema, properties: { status: { type: 'string' } }, rls: { read: published } })).toMatchObject([
      {
        sentence:
          'Everyone can read records where “status” is not “Draft”. Only admins can add, change and delete all records.',
      },
    ]);
  });

  it('an entity that cannot be read is named, not left out', () => {
    expect(entityAccess([{ path: 'entities/Broken.json', content: '{' }])).toEqual([
      { name: 'Broken', ok: false, file: 'entities/Broken.json' },
    ]);
  });

  it('people sign in first when no entity is open to visitors', () => {
    expect(needsSignIn([entity('Expense')])).toBe(true);
    expect(needsSignIn([entity('Expense'), entity('Menu', { read: 'anonymous', write: 'admin' })])).toBe(false);
    expect(needsSignIn([page])).toBe(false);
  });
});
