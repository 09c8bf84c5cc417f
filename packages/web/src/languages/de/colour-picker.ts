import type * as english from '../../ui/colour-picker.texts.ts';
import type { Translation } from '../translation.ts';

export const colourPickerTexts: Translation<typeof english.colourPickerTexts> = {
  views: 'Wege, eine Farbe zu wählen',
  palette: 'Tailwind',
  custom: 'Eigene',
  notSet: 'Nicht gesetzt',
  clear: 'Keine eigene Farbe',
  colours: 'Farben von Tailwind',
  mix: 'Farbe',
  code: 'Farbcode',
  codeHint: 'Etwa #1d4ed8',
  use: 'Nehmen',
  badCode: 'Ein Farbcode ist # und drei oder sechs Ziffern oder Buchstaben bis f.',
  contrast: (ratio, isEnough) =>
    isEnough ? `Kontrast ${ratio}, gut zu lesen` : `Kontrast ${ratio}, schwer zu lesen: Text braucht 4,5`,
};
