import type { CsvTarget } from '@whittle/domain/entities/csv/targets';
import { Notice } from '../../../ui/notice.tsx';
import type { FileCheck } from './check-file.ts';
import { problemsInShownLanguage } from '../../../lib/sentences.ts';
import { csvTexts as texts } from './csv.texts.ts';
import { storedText } from './stored-text.ts';

/** CSV-26: which rows of the whole file would be refused, and which values would not be stored as they are written. */
export function CheckNotice({ check, targets }: { check: FileCheck; targets: readonly CsvTarget[] }) {
  const labels = new Map(targets.map(({ path, label }) => [path, label]));
  const altered = check.altered.filter(({ first }) => first.unlike === undefined);
  const unlike = check.altered.filter(({ first }) => first.unlike !== undefined);
  return (
    <>
      {check.refused > 0 && (
        <Notice kind="warning">
          {texts.willBeRefused(check.refused)}{' '}
          {check.firstRefused &&
            texts.refused(check.firstRefused.line, problemsInShownLanguage(check.firstRefused.reason))}
        </Notice>
      )}
      {altered.length > 0 && (
        <Notice kind="warning">
          {texts.willBeAltered}
          {altered.map(({ field, count, line, first }) => (
            <span key={field} dir="auto" className="block break-words">
              {texts.alteredColumn(labels.get(field) ?? field, count, line, first.text, storedText(first.stored))}
            </span>
          ))}
        </Notice>
      )}
      {unlike.length > 0 && (
        <Notice kind="warning">
          {texts.willBeUnlike}
          {unlike.map(({ field, count, line, first }) => (
            <span key={field} dir="auto" className="block break-words">
              {texts.unlikeColumn(
                labels.get(field) ?? field,
                count,
                line,
                first.text,
                problemsInShownLanguage(first.unlike ?? ''),
              )}
            </span>
          ))}
        </Notice>
      )}
    </>
  );
}
