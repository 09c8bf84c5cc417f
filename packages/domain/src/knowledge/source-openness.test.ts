import type { Actor } from '../entities/access.ts';
import { expect, test } from 'vitest';
import { mayFindSource } from './source-openness.ts';

const actors = {
  visitor: { kind: 'visitor' },
  person: { kind: 'person', id: 'p', role: 'user' },
  admin: { kind: 'person', id: 'a', role: 'admin' },
  owner: { kind: 'owner' },
} satisfies Record<string, Actor>;

test.each([
  [null, []],
  ['everyone', ['visitor', 'person', 'admin', 'owner']],
  ['people', ['person', 'admin', 'owner']],
  ['admins', ['admin', 'owner']],
] as const)('[CTX-44] a source that is open to %s is found from pages by %j', (openTo, found) => {
  const who = Object.entries(actors).filter(([, actor]) => mayFindSource(openTo, { actor, isPage: true }));
  expect(who.map(([name]) => name)).toEqual(found);
});

test('[CTX-44] whom a source is open to holds for tools and assistants too; they find what is not open to pages', () => {
  expect(mayFindSource(null, { actor: actors.visitor })).toBe(true);
  expect(mayFindSource('people', { actor: actors.visitor })).toBe(false);
  expect(mayFindSource('admins', { actor: actors.person })).toBe(false);
});
