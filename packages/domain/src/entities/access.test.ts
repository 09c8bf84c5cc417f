import type { PermissionValue } from '@whittle/contract/entities';
import { permissionValues } from '@whittle/contract/entities';
import { describe, expect, test } from 'vitest';
import type { Actor } from './access.ts';
import { canCreate, changeReach, isWider, parsePermissions, readReach } from './access.ts';
import { accessPresets, accessSentence } from './access-texts.ts';

const actors = {
  visitor: { kind: 'visitor' },
  user: { kind: 'person', id: 'u', role: 'user' },
  admin: { kind: 'person', id: 'a', role: 'admin' },
  owner: { kind: 'owner' },
} satisfies Record<string, Actor>;
const table = (rows: Record<PermissionValue, unknown[]>) =>
  permissionValues.flatMap((value) =>
    Object.keys(actors).map((actor, column) => [value, actor as keyof typeof actors, rows[value][column]] as const),
  );

describe('[ENT-03] who reads which records', () => {
  test.each(
    table({
      anonymous: ['every', 'every', 'every', 'every'],
      all: ['none', 'every', 'every', 'every'],
      admin: ['none', 'none', 'every', 'every'],
      creator: ['none', 'own', 'own', 'every'],
      none: ['none', 'none', 'none', 'every'],
    }),
  )('read %s lets a %s see %s', (read, actor, reach) => {
    expect(readReach({ read, write: 'none' }, actors[actor])).toBe(reach);
  });
});

describe('[ENT-03] who creates', () => {
  test.each(
    table({
      anonymous: [true, true, true, true],
      all: [false, true, true, true],
      admin: [false, false, true, true],
      creator: [false, true, true, true],
      none: [false, false, false, true],
    }),
  )('write %s for a %s: %s', (write, actor, allowed) => {
    expect(canCreate({ read: 'none', write }, actors[actor])).toBe(allowed);
  });
});

describe('[ENT-03] who changes and deletes which records', () => {
  test.each(
    table({
      anonymous: ['none', 'none', 'every', 'every'],
      all: ['none', 'every', 'every', 'every'],
      admin: ['none', 'none', 'every', 'every'],
      creator: ['none', 'own', 'own', 'every'],
      none: ['none', 'none', 'none', 'every'],
    }),
  )('write %s lets a %s change %s', (write, actor, reach) => {
    expect(changeReach({ read: 'none', write }, actors[actor])).toBe(reach);
  });
});

test('wider is what lets anybody reach more than before, as the reach tables say', () => {
  const rank = { none: 0, own: 1, every: 2 };
  for (const next of permissionValues) {
    for (const present of permissionValues) {
      const opens = Object.values(actors).some(
        (actor) =>
          rank[readReach({ read: next, write: 'none' }, actor)] >
          rank[readReach({ read: present, write: 'none' }, actor)],
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
