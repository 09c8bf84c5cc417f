import type { AccessCheckAction, AccessCheckActor } from '@whittle/contract/access-check';
import { defineTexts } from '../../lib/texts.ts';

export const accessCheckTexts = defineTexts('accessCheckTexts', {
  check: 'Check access',
  checkAgain: 'Check again',
  explanation:
    'Tests every permission as visitor, user, creator and admin on a temporary copy. Your app is not changed.',
  proven: (attempts: number, seconds: string) =>
    `${attempts} ${attempts === 1 ? 'check' : 'checks'} passed in ${seconds} s.`,
  mismatch: (count: number) => (count === 1 ? '1 check failed.' : `${count} checks failed.`),
  failed: 'The check could not be run.',
  nothing: 'This app stores nothing, so there is nothing to check.',
  caption: (entity: string) => `Who can do what with ${entity}`,
  act: 'Action',
  can: 'Allowed',
  cannot: 'Denied',
  shouldNot: 'Allowed, but should not be',
  shouldBe: 'Denied, but should be allowed',
  actors: {
    visitor: 'Visitor',
    creator: 'Creator',
    person: 'Another person',
    admin: 'App admin',
  } satisfies Record<AccessCheckActor, string>,
  acts: {
    list: 'See in lists',
    filter: 'Find with a filter',
    count: 'Count',
    read: 'Open',
    create: 'Create',
    'create-many': 'Create several',
    update: 'Change',
    delete: 'Delete',
    'delete-many': 'Delete several',
  } satisfies Record<AccessCheckAction, string>,
  openTitle: 'Everyone could read personal data',
  openSentence: (entity: string, fields: string) => `${entity}: ${fields}`,
  openExplanation: 'Anyone with the address can read these fields without signing in.',
  openConsent: (word: string) => `Type ${word} to publish anyway`,
});
