import type { AppDocumentName } from '@whittle/contract/app-settings/documents';
import type { Gate } from '@whittle/contract/app-settings/gates';
import { AppError } from '../../http/app-error.ts';

/** What a change was sent as, so that the answer names its fields the same way. */
const sentAs = { settings: 'appSettings', style: 'appStyle', texts: 'appTexts', details: 'appDetails' } as const;

export const fieldOf = (document: AppDocumentName, key: string): string => `${sentAs[document]}.${key}`;

const sentences = {
  admin: 'Only a platform admin can change this.',
  role: 'Only the owner of this app can do this.',
} as const;
const sentenceOf = ({ reason, plan }: Extract<Gate, { isOpen: false }>): string =>
  reason === 'plan' ? `This needs the plan ${plan} or a higher one.` : sentences[reason];

/** Throws `setting-locked` with what each of the keys takes. Rules: EDIT-04, ADMIN-06. */
export function refuseLocked(document: AppDocumentName, keys: readonly string[], gateOf: (key: string) => Gate): void {
  const closed = keys.flatMap((key) => {
    const gate = gateOf(key);
    return gate.isOpen ? [] : [{ key, gate }];
  });
  if (closed.length === 0) return;
  throw new AppError('setting-locked', {
    fields: Object.fromEntries(closed.map(({ key, gate }) => [fieldOf(document, key), sentenceOf(gate)])),
    details: { gates: Object.fromEntries(closed.map(({ key, gate }) => [key, gate])) },
  });
}
