import { expect, it } from 'vitest';
import { withAccess } from './with-access.ts';

const access = { read: 'all', write: 'creator' } as const;

it('[S-10] sets the permissions of an entity and keeps everything else', () => {
  const content = '{"name":"Task","properties":{"title":{"type":"string"}},"x-accessControl":{"note":1}}';
  expect(JSON.parse(withAccess(content, access)!)).toEqual({
    name: 'Task',
    properties: { title: { type: 'string' } },
    'x-accessControl': { note: 1, permissions: access },
  });
});

it('has no answer for what is not a schema', () => {
  expect(withAccess('[]', access)).toBeNull();
  expect(withAccess('{', access)).toBeNull();
});
