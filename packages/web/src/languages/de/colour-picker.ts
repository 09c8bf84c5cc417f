import type * as english from '../../ui/colour-picker.texts.ts';
import type { Translation } from '../translation.ts';

export const colourPickerTexts: Translation<typeof english.colourPickerTexts> = {
  views: 'Farbauswahl',
  palette: 'Tailwind',
  custom: 'Eigene',
  notSet: 'Nicht festgelegt',
  clear: 'Keine Farbe',
  colours: 'Tailwind-Farben',
  mix: 'Farbe',
  code: 'Farbcode',
  codeHint: 'Zum Beispiel #1d4ed8',
  use: 'Übernehmen',
  badCode: 'Ein Farbcode besteht aus # und drei oder sechs Ziffern oder Buchstaben von a bis f.',
  contrast: (ratio, isEnough) =>
    isEnough ? `Kontrast ${ratio}, gut lesbar` : `Kontrast ${ratio}, schwer lesbar: Text braucht 4,5`,
};
