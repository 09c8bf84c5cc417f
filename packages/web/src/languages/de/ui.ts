import type * as english from '../../ui/ui.texts.ts';
import type { Translation } from '../translation.ts';

export const uiTexts: Translation<typeof english.uiTexts> = {
  close: 'Schließen',
  optional: 'optional',
  copy: 'Kopieren',
  copied: 'Kopiert',
  copyFailed: 'Der Browser hat das Kopieren nicht erlaubt.',
  becomes: 'wird zu',
};
