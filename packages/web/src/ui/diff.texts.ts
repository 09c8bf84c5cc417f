import { counted } from '../lib/numbers.ts';

export const diffTexts = {
  unchangedLines: (lines: number) => counted(lines, 'unchanged line', 'unchanged lines'),
  moreLines: (lines: number) => `Show ${counted(lines, 'more line', 'more lines')}`,
  emptyFile: 'The file is empty',
};
