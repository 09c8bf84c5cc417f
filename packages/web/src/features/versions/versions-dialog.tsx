import type { VersionListItem } from '@whittle/contract/versions';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { AfterAMoment, Skeleton } from '../../ui/skeleton.tsx';
import { NameVersionDialog } from './name-version-dialog.tsx';
import type { RevertTarget } from './use-revert.tsx';
import { type VersionHandlers, VersionRow } from './version-row.tsx';
import { useVersionList } from '../../core/versions/versions.requests.ts';
import { versionTexts as texts } from '../../core/versions/versions.texts.ts';
import { titleOf } from '../../core/versions/version-title.ts';

type VersionsDialogProps = {
  appId: string;
  latestVersionId: string | null;
  /** The older version that is looked at; null for the latest. */
  selectedId: string | null;
  isHeld: boolean;
  onView: (versionId: string | null) => void;
  /** Without `from` the version before it is looked up. */
  onCompare: (versions: { from?: string; to: string }) => void;
  onRevert: (target: RevertTarget) => void;
  onUndo: (versionId: string) => void;
  onClose: () => void;
};

/** Every version of the app, the newest first: look at it, compare it, go back to it, give it a name. */
export function VersionsDialog(props: VersionsDialogProps) {
  const { appId, latestVersionId, selectedId, isHeld, onView, onCompare, onRevert, onUndo, onClose } = props;
  const [which, setWhich] = useState<'all' | 'named'>('all');
  const [base, setBase] = useState<VersionListItem | null>(null);
  const [naming, setNaming] = useState<VersionListItem | null>(null);
  const list = useVersionList(appId, { latestVersionId, isNamed: which === 'named' });
  const versions = list.data?.pages.flat() ?? [];

  const compareWith = (version: VersionListItem) => {
    if (!base) return setBase(version);
    const [from, to] = [base, version].sort((a, b) => (a.id < b.id ? -1 : 1)) as [VersionListItem, VersionListItem];
    onCompare({ from: from.id, to: to.id });
  };
  const handlers: VersionHandlers = {
    view: ({ id }) => onView(id === latestVersionId ? null : id),
    changes: ({ id }) => {
      const before = which === 'all' ? versions[versions.findIndex((one) => one.id === id) + 1] : undefined;
      onCompare({ to: id, ...(before && { from: before.id }) });
    },
    revert: ({ id, messageId }) => messageId !== null && onRevert({ versionId: id, messageId }),
    undo: ({ id }) => onUndo(id),
    compare: compareWith,
    name: setNaming,
  };

  return (
    <Dialog
      isOpen
      width="wide"
      isTall
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.versions}
      description={texts.listNote}
    >
      <div className="flex flex-wrap items-center gap-3 pb-2">
        <Segmented
          label={texts.which}
          value={which}
          onChange={setWhich}
          options={[
            { value: 'all', label: texts.all },
            { value: 'named', label: texts.named },
          ]}
        />
      </div>
      {base && (
        <Notice
          kind="info"
          className="mb-1"
          action={
            <Button size="small" onClick={() => setBase(null)}>
              {texts.cancel}
            </Button>
          }
        >
          {texts.compareHint(titleOf(base).slice(0, 80))}
        </Notice>
      )}
      {list.isError && (
        <RetryNotice label={texts.retry} onRetry={() => void list.refetch()}>
          {texts.listFailed}
        </RetryNotice>
      )}
      {list.isPending && (
        <AfterAMoment>
          <div aria-busy className="flex flex-col gap-4 py-3">
            {[0, 1, 2, 3].map((row) => (
              <Skeleton key={row} className="h-14 w-full" />
            ))}
          </div>
        </AfterAMoment>
      )}
      {list.isSuccess && versions.length === 0 && (
        <p className="py-3 text-ink-2">{which === 'named' ? texts.noneNamed : texts.none}</p>
      )}
      <ul aria-label={texts.versions} className="divide-y divide-line">
        {versions.map((version) => (
          <VersionRow
            key={version.id}
            version={version}
            isLatest={version.id === latestVersionId}
            isShown={version.id === (selectedId ?? latestVersionId)}
            isComparing={base !== null && base.id !== version.id}
            isHeld={isHeld}
            handlers={handlers}
          />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button className="mt-3" isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {texts.older}
        </Button>
      )}
      {naming && <NameVersionDialog appId={appId} version={naming} onClose={() => setNaming(null)} />}
    </Dialog>
  );
}
