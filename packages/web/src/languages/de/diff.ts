import type * as english from '../../ui/diff.texts.ts';
import { counted } from '../../lib/numbers.ts';
import type { Translation } from '../translation.ts';

export const diffTexts: Translation<typeof english.diffTexts> = {
  unchangedLines: (lines) => counted(lines, 'unveränderte Zeile', 'unveränderte Zeilen'),
  moreLines: (lines) => `${counted(lines, 'weitere Zeile', 'weitere Zeilen')} anzeigen`,
  emptyFile: 'Die Datei ist leer',
};
