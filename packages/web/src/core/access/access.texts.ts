import type { AccessPreset } from '@whittle/domain/entities/access-texts';
import { defineTexts } from '../../lib/texts.ts';

/** The words of the access chip and of access that waits for an answer. Rules: GRID-05, ENT-10, ENT-11, GEN-26. */
export const accessTexts = defineTexts('accessTexts', {
  title: 'Access Control Settings',
  chip: (name: string) => `${name}, Access Control Settings`,
  own: 'Custom rule',
  names: (read: string, write: string) => `read ${read}, write ${write}`,
  now: 'Current permissions',
  prove: 'Check access',
  proof: (entity: string) => `Access to ${entity}`,
  ask: 'Ask the chat',
  asked: 'Asked. If this shows data to more people, confirm it in the chat.',
  busy: 'Please wait for chat to finish before updating permissions',
  failed: 'Failed to request access control change',
  /** Wider access that a reply asked for. */
  requests: {
    title: 'Broader access requested: review it',
    keep: 'Keep as is',
    allow: 'Allow',
    allowAll: 'Allow all',
    allowed: 'Allowed',
    kept: 'Kept as is',
    failed: 'Your answer could not be saved. Try again.',
  },
  request: (entity: string, { name, sentence, access }: AccessPreset) =>
    `Change the permissions of the entity ${entity} to “${name}” (read ${access.read}, write ${access.write}): ${sentence}.`,
});
