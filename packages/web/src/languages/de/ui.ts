import type * as english from '../../ui/ui.texts.ts';
import type { Translation } from '../translation.ts';

export const uiTexts: Translation<typeof english.uiTexts> = {
  close: 'Schließen',
  optional: 'freiwillig',
  becomes: 'wird zu',
};
