import { expect, test } from 'vitest';
import { accessSentences } from './access-sentences.ts';
import { parseEntity } from './entity.ts';

function sentences(declaration: object): string[] {
  const parsed = parseEntity(
    'Task',
    JSON.stringify({ properties: { title: {}, team: {}, status: {} }, ...declaration }),
  );
  if (!parsed.ok) throw new Error(parsed.message);
  return accessSentences(parsed.entity);
}
const permissions = (read: string, write: string) => ({ 'x-accessControl': { permissions: { read, write } } });

test.each([
  [
    permissions('anonymous', 'admin'),
    ['Everyone can read all records.', 'Only admins can add, change and delete all records.'],
  ],
  [
    permissions('all', 'creator'),
    [
      'Signed-in people can read all records.',
      'Signed-in people can add records.',
      'Only who created a record can change or delete it.',
    ],
  ],
  [
    permissions('creator', 'none'),
    ['Only who created a record can read it.', 'Nobody can add, change or delete records through the app.'],
  ],
  [
    permissions('admin', 'anonymous'),
    [
      'Only admins can read all records.',
      'Everyone can add records.',
      'Only admins can change and delete all records.',
    ],
  ],
  [
    {
      rls: {
        read: { $or: [{ created_by_id: '{{user.id}}' }, { user_condition: { role: 'admin' } }] },
        write: { 'data.team': '{{user.data.team}}', status: { $ne: 'closed' } },
      },
    },
    [
      'Who created a record can read it.',
      'Admins can read all records.',
      'Signed-in people can add, change and delete records where “team” is their own “team” and where “status” is not “closed”.',
    ],
  ],
  [
    {
      ...permissions('anonymous', 'creator'),
      rls: {
        read: { $visitors: true, $or: [{ status: { $ne: 'Draft' } }, { created_by_id: '{{user.id}}' }] },
      },
    },
    [
      'Everyone can read records where “status” is not “Draft”.',
      'Who created a record can read it.',
      'Signed-in people can add records.',
      'Only who created a record can change or delete it.',
    ],
  ],
  [
    {
      ...permissions('all', 'creator'),
      rls: { read: { $or: [{ created_by_id: '{{user.id}}' }, { team: '{{user.id}}' }] } },
    },
    [
      'Who created a record can read it.',
      'Signed-in people can read records that name them in “team”.',
      'Signed-in people can add records.',
      'Only who created a record can change or delete it.',
    ],
  ],
  [
    { rls: { read: { $where: '1' } } },
    ['Nobody can read records through the app.', 'Signed-in people can add, change and delete all records.'],
  ],
])('[ENT-20] %j reads as sentences', (declaration, expected) => {
  expect(sentences(declaration)).toEqual(expected);
});

test('[ENT-20] a field with a rule of its own has its sentence', () => {
  const wage = { rls: { read: { user_condition: { role: 'admin' } }, write: false } };
  expect(sentences({ properties: { wage } }).slice(3)).toEqual([
    'The field “wage” is shown to admins.',
    'The field “wage” is written by nobody.',
  ]);
});
