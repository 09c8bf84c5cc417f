import { byteOrderMark, csvLine } from '@whittle/domain/entities/csv/write-csv';
import { problemsInShownLanguage } from '../../../lib/sentences.ts';
import { csvTexts as texts } from './csv.texts.ts';
import type { AlteredValue } from './import-run.ts';
import { storedText } from './stored-text.ts';

const linesAtOnce = 500;

/** Collects values that came in as something else than their text or their field says, for a file to download. */
export function createAlteredValues() {
  const parts: Blob[] = [];
  let lines: string[] = [];
  return {
    add({ line, field, text, stored, unlike }: AlteredValue): void {
      lines.push(csvLine([line, field, text, storedText(stored), problemsInShownLanguage(unlike ?? '')]));
      if (lines.length < linesAtOnce) return;
      parts.push(new Blob(lines));
      lines = [];
    },
    toFile: (): Blob =>
      new Blob([byteOrderMark, csvLine(texts.alteredColumns), ...parts, ...lines], { type: 'text/csv;charset=utf-8' }),
  };
}
