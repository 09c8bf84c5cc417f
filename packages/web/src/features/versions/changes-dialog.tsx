import { type FileDiff, diffFiles, groupDiffs } from '@whittle/domain/versions/diff-files';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { cx } from '../../lib/cx.ts';
import { count } from '../../lib/numbers.ts';
import { clockTime, dayName } from '../../lib/times.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AfterAMoment, Skeleton } from '../../ui/skeleton.tsx';
import { ChangesTree } from './changes-tree.tsx';
import { DiffView } from '../../ui/diff-view.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { timeOfVersion } from './version-time.ts';
import { useVersionBefore, useVersionFiles } from '../../core/versions/versions.requests.ts';
import { versionTexts as texts } from '../../core/versions/versions.texts.ts';

type ChangesDialogProps = {
  appId: string;
  versionId: string;
  /** Null for a version that has none before it; undefined when that has to be looked up. */
  previousVersionId: string | null | undefined;
  /** Says which versions these are, where it is not one message's. */
  namesVersions?: boolean;
  onClose: () => void;
};

/** 'All Changes': what a version changed against the one before it, or against any other one (VER-10 to VER-15). */
export function ChangesDialog({ appId, versionId, previousVersionId, namesVersions, onClose }: ChangesDialogProps) {
  const found = useVersionBefore(appId, versionId, { isKnown: previousVersionId !== undefined });
  const beforeId = previousVersionId === undefined ? found.data : previousVersionId;
  const after = useVersionFiles(appId, versionId);
  const before = useVersionFiles(appId, beforeId);
  const groups = useMemo(
    () => (before.data && after.data ? groupDiffs(diffFiles(before.data, after.data)) : null),
    [before.data, after.data],
  );
  const files = groups?.flatMap((group) => group.files) ?? [];
  const hasFailed = before.isError || after.isError || found.isError;

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      width="full"
      isTall
      title={texts.allChanges}
      {...(namesVersions && { description: comparisonOf(beforeId, versionId) })}
      headerExtra={
        files.length > 0 && <span className="type-meta tabular mt-2 me-auto text-ink-2">{count(files.length)}</span>
      }
    >
      {hasFailed && (
        <Notice
          kind="danger"
          action={
            <Button
              size="small"
              onClick={() =>
                void Promise.all(
                  [found, before, after].filter(({ isError }) => isError).map((query) => query.refetch()),
                )
              }
            >
              {texts.retry}
            </Button>
          }
        >
          {texts.loadFailed}
        </Notice>
      )}
      {!hasFailed && !groups && (
        <AfterAMoment>
          <div aria-busy className="flex h-full gap-4">
            <Skeleton className="h-full w-56 max-sm:hidden" />
            <Skeleton className="h-full flex-1" />
          </div>
        </AfterAMoment>
      )}
      {groups &&
        (files.length === 0 ? (
          <p className="text-ink-2">{texts.noChanges}</p>
        ) : (
          <Changes groups={groups} files={files} />
        ))}
    </Dialog>
  );
}

function comparisonOf(from: string | null | undefined, to: string): string {
  const nameOf = (versionId: string) => {
    const madeAt = timeOfVersion(versionId);
    return `${dayName(madeAt, new Date())} ${clockTime(madeAt)}`;
  };
  return from ? texts.comparing(nameOf(from), nameOf(to)) : texts.versionOf(nameOf(to));
}

type ChangesProps = { groups: ReturnType<typeof groupDiffs>; files: FileDiff[] };

/** The tree beside the chosen file; on a phone the list, then the file. */
function Changes({ groups, files }: ChangesProps) {
  const isPhone = useMediaQuery('(max-width: 639px)');
  const [picked, setChosen] = useState<string | null>(null);
  const chosen = picked ?? (isPhone ? null : (files[0]?.path ?? null));
  const root = useRef<HTMLDivElement>(null);
  const file = files.find(({ path }) => path === chosen);
  useChangeKeys(root, files, chosen, setChosen);

  return (
    <div ref={root} className="flex h-full min-h-0 sm:border sm:border-line">
      <div
        className={cx('w-full overflow-y-auto sm:w-60 sm:shrink-0 sm:border-e sm:border-line', file && 'max-sm:hidden')}
      >
        <ChangesTree groups={groups} chosen={chosen} onChoose={setChosen} />
      </div>
      {file && (
        <div className="flex min-w-0 flex-1 flex-col">
          <div className="flex min-h-10 flex-wrap items-center gap-x-3 px-4 max-sm:px-0">
            {isPhone && (
              <Button variant="plain" icon={<ArrowLeft size={16} aria-hidden />} onClick={() => setChosen(null)}>
                {texts.back}
              </Button>
            )}
            <h3 className="type-code min-w-0 break-all">{file.path}</h3>
            <CopyButton text={file.path} label={texts.copyPath} className="size-8" />
            <span className="type-meta text-ink-2">{texts.statuses[file.status]}</span>
          </div>
          <div className="min-h-0 flex-1">
            <DiffView key={file.path} oldCode={file.oldCode} newCode={file.newCode} label={file.path} />
          </div>
        </div>
      )}
    </div>
  );
}

/** n and p go to the next and previous file, j and k to the next and previous change in it. */
function useChangeKeys(
  root: React.RefObject<HTMLElement | null>,
  files: FileDiff[],
  chosen: string | null,
  choose: (path: string) => void,
): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
      const position = files.findIndex(({ path }) => path === chosen);
      const next = event.key === 'n' ? files[position + 1] : event.key === 'p' ? files[position - 1] : undefined;
      if (next) choose(next.path);
      else if (event.key === 'j' || event.key === 'k') goToChange(root.current, event.key === 'j' ? 1 : -1);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [root, files, chosen, choose]);
}

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;

function goToChange(root: HTMLElement | null, step: 1 | -1): void {
  const starts = [...(root?.querySelectorAll<HTMLElement>('[data-change-start]') ?? [])];
  const view = starts[0]?.closest<HTMLElement>('[role=region]');
  if (!view) return;
  const middle = view.getBoundingClientRect().top + view.clientHeight / 2;
  const distance = (row: HTMLElement) => row.getBoundingClientRect().top - middle;
  const target = step === 1 ? starts.find((row) => distance(row) > 4) : starts.findLast((row) => distance(row) < -4);
  target?.scrollIntoView({ block: 'center' });
}
