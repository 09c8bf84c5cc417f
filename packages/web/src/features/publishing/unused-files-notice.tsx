import type { PublishResponse } from '@whittle/contract/publishing';
import { Notice } from '../../ui/notice.tsx';
import { FileProblems } from './file-problems.tsx';
import { publishingTexts as texts } from './publishing.texts.ts';

/** After a publish: files with problems that did not hold it up. */
export function UnusedFilesNotice({ warnings }: Pick<PublishResponse, 'warnings'>) {
  if (warnings.length === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      <Notice kind="info">{texts.unusedBroken(new Set(warnings.map(({ file }) => file)).size)}</Notice>
      <FileProblems
        files={warnings.map(({ file, line, message }) => [line === null ? file : `${file}:${line}`, message])}
      />
    </div>
  );
}
