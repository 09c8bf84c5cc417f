import { type AccessPreset, accessSentence, permissionNames } from '@whittle/domain/entities/access-texts';
import type { Access } from '@whittle/domain/entities/access';
import { inShownLanguage } from '../../lib/sentences.ts';
import { accessTexts as texts } from './access.texts.ts';

/** Who may do what, in one sentence. */
export const accessInWords = (access: Access): string => inShownLanguage(accessSentence(access));

/** The names of the permissions of an access. */
export const accessNames = ({ read, write }: Access): string =>
  texts.names(inShownLanguage(permissionNames[read]), inShownLanguage(permissionNames[write]));

export const presetName = ({ name }: AccessPreset): string => inShownLanguage(name);
