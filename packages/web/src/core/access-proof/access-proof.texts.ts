import type { ProofAct, ProofActor } from '@whittle/contract/access-proof';
import { defineTexts } from '../../lib/texts.ts';

export const accessProofTexts = defineTexts('accessProofTexts', {
  check: 'Check access',
  checkAgain: 'Check again',
  explanation: 'Four people try everything on a throw-away copy. Nothing of this app is touched.',
  proven: (attempts: number, seconds: string) =>
    `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}, all as declared, in ${seconds} s.`,
  mismatch: (count: number) =>
    count === 1 ? '1 attempt did not end as declared.' : `${count} attempts did not end as declared.`,
  failed: 'The check could not be run.',
  nothing: 'This app stores nothing, so there is nothing to check.',
  caption: (entity: string) => `Who can do what with ${entity}`,
  act: 'Attempt',
  can: 'Can',
  cannot: 'Cannot',
  shouldNot: 'Can, but should not',
  shouldBe: 'Cannot, but should',
  actors: {
    visitor: 'Visitor',
    creator: 'Creator',
    person: 'Another person',
    admin: 'App admin',
  } satisfies Record<ProofActor, string>,
  acts: {
    list: 'See in lists',
    filter: 'Find by a filter',
    count: 'Count',
    read: 'Open one',
    create: 'Create',
    'create-many': 'Create many at once',
    update: 'Change',
    delete: 'Delete',
    'delete-many': 'Delete many at once',
  } satisfies Record<ProofAct, string>,
  openTitle: 'Everyone could read personal data',
  openSentence: (entity: string, fields: string) => `${entity}: ${fields}`,
  openExplanation: 'Anybody with the address can read these fields, without signing in.',
  openConsent: (word: string) => `Type ${word} to publish anyway`,
});
