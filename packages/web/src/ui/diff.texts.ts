import { counted } from '../lib/numbers.ts';
import { defineTexts } from '../lib/texts.ts';

export const diffTexts = defineTexts('diffTexts', {
  unchangedLines: (lines: number) => counted(lines, 'unchanged line', 'unchanged lines'),
  moreLines: (lines: number) => `Show ${counted(lines, 'more line', 'more lines')}`,
  emptyFile: 'The file is empty',
});
