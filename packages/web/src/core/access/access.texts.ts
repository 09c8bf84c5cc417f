import type { AccessPreset } from '@whittle/domain/entities/access-texts';
import { defineTexts } from '../../lib/texts.ts';

/** The words of the access chip. Rules: GRID-05, ENT-10, ENT-11. */
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
  request: (entity: string, { name, sentence, access }: AccessPreset) =>
    `Change the permissions of the entity ${entity} to “${name}” (read ${access.read}, write ${access.write}): ${sentence}.`,
});
