import { describe, expect, test } from 'vitest';
import { accessIn } from './access-words.ts';

const own = { read: 'creator', write: 'creator' } as const;
const shared = { read: 'all', write: 'all' } as const;

describe('[ENT-10] access sentences in people’s words', () => {
  test.each([
    ['My colleagues should be able to see every expense, but only I may change or delete them', 'all/admin'],
    ['Everyone who is logged in can see all expenses, only I can edit them', 'all/admin'],
    ['let everyone who signs in see the tasks', 'all/creator'],
    ['let everyone who signs in see and edit everything', 'all/all'],
    ['everyone can see and edit', 'all/all'],
    ['anyone can read them without signing in', 'anonymous/creator'],
    ['make it public', 'anonymous/creator'],
    ['visitors may look at the list but only admins can change it', 'anonymous/admin'],
    ['the whole team can edit the tasks', 'all/all'],
    ['my team should see them', 'all/creator'],
    ['share the list with my family', 'all/creator'],
    ['colleagues may view, nobody else may edit', 'all/creator'],
    ['anyone can submit, only admins can view', 'admin/anonymous'],
    ['all employees can see it, only admins edit it', 'all/admin'],
    ['signed-in users can read everything', 'all/creator'],
    ['other people should see my recipes', 'all/creator'],
  ] as const)('from private: “%s” gives %s', (text, wanted) => {
    const access = accessIn(text, own);
    expect(access && `${access.read}/${access.write}`).toBe(wanted);
  });

  test.each([
    ['only I can see them', 'creator/creator'],
    ['make it private again', 'creator/creator'],
    ['only admins can edit', 'all/admin'],
    ['only admins can see and edit them', 'admin/admin'],
    ['only I may edit them', 'all/admin'],
    ['nobody else should see my expenses', 'creator/creator'],
    ['each user only sees their own', 'creator/creator'],
    ['others must not see them', 'creator/creator'],
    ['people should not edit them', 'all/creator'],
    ['only the creator can change a record', 'all/creator'],
    ['only my colleagues and I can see it', 'creator/creator'],
    ['admins only', 'admin/admin'],
  ] as const)('from shared: “%s” gives %s, never wider', (text, wanted) => {
    const access = accessIn(text, shared);
    expect(access && `${access.read}/${access.write}`).toBe(wanted);
  });

  test.each(['add a supplier field', 'show the tasks as a board', 'rename amount to cost', 'make it green'])(
    '“%s” says nothing of access',
    (text) => expect(accessIn(text, own)).toBeNull(),
  );
});
