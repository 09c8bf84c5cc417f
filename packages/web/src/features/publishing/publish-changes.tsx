import type { AppSummary } from '@whittle/contract/apps';
import type { VersionFile } from '@whittle/contract/versions';
import { nameInWords } from '@whittle/domain/entities/name-in-words';
import { kindOf, moduleStem } from '@whittle/domain/files/paths';
import { diffFiles, type FileDiff } from '@whittle/domain/versions/diff-files';
import { useMemo } from 'react';
import { useVersionFiles } from '../../core/versions/versions.requests.ts';
import { fileKindTexts } from '../../lib/file-kinds.texts.ts';
import { Notice } from '../../ui/notice.tsx';
import { publishingTexts } from './publishing.texts.ts';

const texts = publishingTexts.changes;

type PublishChangesProps = {
  app: AppSummary;
  /** Of the newest version. */
  files: readonly VersionFile[] | null | undefined;
};

/** What the next publish changes for visitors, a line for each thing (PUB-26). */
export function PublishChanges({ app, files }: PublishChangesProps) {
  const isShown = app.publishedVersionId !== null && app.publishedVersionId !== app.latestVersionId;
  const before = useVersionFiles(app.id, isShown ? app.publishedVersionId : undefined);
  const changed = useMemo(
    () => (before.data && files ? diffFiles(before.data, files).filter(({ status }) => status !== 'unchanged') : null),
    [before.data, files],
  );
  if (!isShown) return null;
  return (
    <section aria-labelledby="publish-changes" className="flex flex-col gap-2">
      <h3 id="publish-changes" className="type-heading">
        {texts.title}
      </h3>
      {before.isError && <Notice kind="warning">{texts.loadFailed}</Notice>}
      {changed?.length === 0 && <p className="text-ink-2">{texts.none}</p>}
      {changed && changed.length > 0 && (
        <ul className="max-h-60 divide-y divide-line overflow-y-auto" tabIndex={0} aria-label={texts.title}>
          {changed.map((diff) => (
            <li key={diff.path} className="py-1.5 wrap-anywhere">
              {sentenceOf(diff)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** `Added: page Waitlist` */
function sentenceOf({ path, status }: FileDiff): string {
  const kind = kindOf(path);
  const file = moduleStem(path).split('/').at(-1) ?? path;
  const name = kind === 'entity' || kind === 'page' ? nameInWords(file) : file;
  const isOneOfItsKind = kind === 'settings' || kind === 'layout' || kind === 'global-css' || kind === 'root';
  const what = isOneOfItsKind ? fileKindTexts[kind].one : `${fileKindTexts[kind].one} ${name}`;
  return texts[status === 'added' ? 'added' : status === 'deleted' ? 'removed' : 'changed'](what);
}
