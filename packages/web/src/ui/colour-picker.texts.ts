import { defineTexts } from '../lib/texts.ts';

export const colourPickerTexts = defineTexts('colourPickerTexts', {
  views: 'Colour picker',
  palette: 'Tailwind',
  custom: 'Custom',
  notSet: 'Not set',
  clear: 'No colour',
  colours: 'Tailwind colours',
  mix: 'Colour',
  code: 'Colour code',
  codeHint: 'Such as #1d4ed8',
  use: 'Use',
  badCode: 'A colour code is # followed by three or six digits or letters from a to f.',
  contrast: (ratio: string, isEnough: boolean) =>
    isEnough ? `Contrast ${ratio}, easy to read` : `Contrast ${ratio}, hard to read: text needs 4.5`,
});
