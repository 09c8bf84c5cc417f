import { defineTexts } from '../lib/texts.ts';

export const uiTexts = defineTexts('uiTexts', {
  close: 'Close',
  optional: 'optional',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'The browser blocked copying.',
  /** Between a value and the one that takes its place. */
  becomes: 'becomes',
});
