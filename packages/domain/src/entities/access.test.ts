import type { PermissionValue } from '@whittle/contract/entities';
import { permissionValues } from '@whittle/contract/entities';
import { describe, expect, test } from 'vitest';
import type { Access } from './access.ts';
import { isWider, parsePermissions } from './access.ts';
import { accessPresets, accessSentence } from './access-texts.ts';
import { entityRules, type Verb } from './entity-rules.ts';
import { reachOf, type RuleUser } from './rule.ts';

const person = (id: string, role: string): RuleUser => ({
  id,
  role,
  email: `${id}@example.com`,
  fullName: '',
  data: {},
});
const actors = { visitor: null, user: person('u', 'user'), admin: person('a', 'admin') };
const reach = (access: Access, verb: Verb, actor: keyof typeof actors) => {
  const reached = reachOf(entityRules({}, new Map(), access)[verb], actors[actor]);
  return typeof reached === 'boolean' ? (reached ? 'every' : 'none') : 'own';
};
const table = (rows: Record<PermissionValue, unknown[]>) =>
  permissionValues.flatMap((value) =>
    Object.keys(actors).map((actor, column) => [value, actor as keyof typeof actors, rows[value][column]] as const),
  );

describe('[ENT-03] who reads which records', () => {
  test.each(
    table({
      anonymous: ['every', 'every', 'every'],
      all: ['none', 'every', 'every'],
      admin: ['none', 'none', 'every'],
      creator: ['none', 'own', 'own'],
      none: ['none', 'none', 'none'],
    }),
  )('read %s lets a %s see %s', (read, actor, expected) => {
    expect(reach({ read, write: 'none' }, 'read', actor)).toBe(expected);
  });
});

describe('[ENT-03] who creates', () => {
  test.each(
    table({
      anonymous: ['every', 'every', 'every'],
      all: ['none', 'every', 'every'],
      admin: ['none', 'none', 'every'],
      creator: ['none', 'every', 'every'],
      none: ['none', 'none', 'none'],
    }),
  )('write %s for a %s: %s', (write, actor, expected) => {
    expect(reach({ read: 'none', write }, 'create', actor)).toBe(expected);
  });
});

describe('[ENT-03] who changes and deletes which records', () => {
  test.each(
    table({
      anonymous: ['none', 'none', 'every'],
      all: ['none', 'every', 'every'],
      admin: ['none', 'none', 'every'],
      creator: ['none', 'own', 'own'],
      none: ['none', 'none', 'none'],
    }),
  )('write %s lets a %s change %s', (write, actor, expected) => {
    expect(reach({ read: 'none', write }, 'update', actor)).toBe(expected);
    expect(reach({ read: 'none', write }, 'delete', actor)).toBe(expected);
  });
});

test('wider is what lets anybody reach more than before, as the reach tables say', () => {
  const rank = { none: 0, own: 1, every: 2 };
  for (const next of permissionValues) {
    for (const present of permissionValues) {
      const opens = Object.keys(actors).some(
        (actor) =>
          rank[reach({ read: next, write: 'none' }, 'read', actor as keyof typeof actors)] >
          rank[reach({ read: present, write: 'none' }, 'read', actor as keyof typeof actors)],
      );
      expect([next, present, isWider(next, present)]).toEqual([next, present, opens]);
    }
  }
});

test('permissions of an action are read and write, nothing else', () => {
  expect(parsePermissions('all/creator')).toEqual({ read: 'all', write: 'creator' });
  expect(parsePermissions(' Anonymous / Admin ')).toEqual({ read: 'anonymous', write: 'admin' });
  for (const text of ['', 'all', 'all/', 'all/owner', 'all/creator/none', 'constructor/all']) {
    expect(parsePermissions(text)).toBeNull();
  }
});

test('[ENT-04] [ENT-05] [ENT-06] [ENT-07] [ENT-08] [ENT-09] each preset has its sentence', () => {
  expect(accessPresets).toHaveLength(6);
  for (const { access, sentence } of accessPresets) expect(accessSentence(access)).toBe(sentence);
  expect(accessSentence({ read: 'all', write: 'all' })).toBe('Logged in users can view, logged in users can edit');
});
