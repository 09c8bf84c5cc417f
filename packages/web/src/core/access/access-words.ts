import type { AccessRequest } from '@whittle/contract/chat';
import { type AccessPreset, accessSentence, permissionNames } from '@whittle/domain/entities/access-texts';
import type { Access } from '@whittle/domain/entities/access';
import { inShownLanguage } from '../../lib/sentences.ts';
import { accessTexts as texts } from './access.texts.ts';

/** Who may do what, in one sentence. */
export const accessInWords = (access: Access): string => inShownLanguage(accessSentence(access));

/** Who will read and add what: by the row rules where there are some, which narrow the permissions. */
export const requestInWords = ({ requested, sentences }: Pick<AccessRequest, 'requested' | 'sentences'>): string =>
  sentences && sentences.length > 0 ? sentences.map(inShownLanguage).join(' ') : accessInWords(requested);

/** The names of the permissions of an access. */
export const accessNames = ({ read, write }: Access): string =>
  texts.names(inShownLanguage(permissionNames[read]), inShownLanguage(permissionNames[write]));

export const presetName = ({ name }: AccessPreset): string => inShownLanguage(name);
