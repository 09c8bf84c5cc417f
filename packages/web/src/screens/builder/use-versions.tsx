import type { AppSummary } from '@whittle/contract/apps';
import type { ChatMessage } from '@whittle/contract/chat';
import { useQueryClient } from '@tanstack/react-query';
import { lastWorkingVersion } from '@whittle/domain/versions/last-working-version';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { OlderVersionBanner } from '../../features/versions/older-version-banner.tsx';
import { OlderVersionDialog } from '../../features/versions/older-version-dialog.tsx';
import { useRevert } from '../../features/versions/use-revert.tsx';
import { useLatestNews } from '../../features/versions/use-latest-news.ts';
import { useSelectedVersion } from '../../features/versions/use-selected-version.ts';
import { prefetchVersionList, useVersionFiles } from '../../core/versions/versions.requests.ts';
import { WorkingVersionBanner } from '../../features/versions/working-version-banner.tsx';
import { ApiError } from '../../lib/api-error.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';

const ChangesDialog = lazyPart(async () => (await import('../../features/versions/changes-dialog.tsx')).ChangesDialog);
const VersionsDialog = lazyPart(
  async () => (await import('../../features/versions/versions-dialog.tsx')).VersionsDialog,
);
/** So long after the builder opened its parts for later are fetched, a few KB, in ms. */
const calmMs = 2_000;

export type Versions = ReturnType<typeof useVersions>;

type UseVersionsOptions = { app: AppSummary; messages: readonly ChatMessage[]; isTurnRunning: boolean };

/** The version that the builder shows, the list of all, going back, and what is asked on the way. */
export function useVersions({ app, messages, isTurnRunning }: UseVersionsOptions) {
  const queries = useQueryClient();
  const selected = useSelectedVersion(app.latestVersionId);
  const latestFiles = useVersionFiles(app.id, app.latestVersionId);
  const shownFiles = useVersionFiles(app.id, selected.id ?? app.latestVersionId);
  const [isListOpen, setIsListOpen] = useState(false);
  const [compared, setCompared] = useState<{ from?: string; to: string } | null>(null);
  const revert = useRevert(app, () => {
    selected.select(null);
    setIsListOpen(false);
  });

  useEffect(() => {
    const timer = setTimeout(VersionsDialog.prefetch, calmMs);
    return () => clearTimeout(timer);
  }, []);

  const { isOlder, select } = selected;
  const isGone = isOlder && shownFiles.error instanceof ApiError && shownFiles.error.status === 404;
  useEffect(() => {
    if (isGone) select(null);
  }, [isGone, select]);

  /** The version for which sending was confirmed already. */
  const [confirmedId, setConfirmedId] = useState<string | null>(null);
  const [question, setQuestion] = useState<{ answer: (maySend: boolean) => void } | null>(null);
  const answer = (maySend: boolean) => {
    question?.answer(maySend);
    setQuestion(null);
  };
  /** Whether a message may be sent: while an older version is looked at, that is asked once (VER-05, GEN-16). */
  const confirmSend = async (): Promise<boolean> => {
    if (!isOlder || confirmedId === selected.id) return true;
    return new Promise((resolve) => setQuestion({ answer: resolve }));
  };

  const news = useLatestNews({ shownId: selected.id, latestId: app.latestVersionId, isTurnRunning });
  const shown = messages.find(({ annotation }) => isOlder && annotation.versionId === selected.id);
  /** The broken version that the person asked to see all the same. */
  const [lookedAtId, setLookedAtId] = useState<string | null>(null);
  const working = useMemo(() => lastWorkingVersion(messages, app.latestVersionId), [messages, app.latestVersionId]);
  const held = isOlder || app.latestVersionId === lookedAtId ? null : working;
  const banner: ReactNode = held ? (
    <WorkingVersionBanner
      onNewest={() => setLookedAtId(app.latestVersionId)}
      onRevert={isTurnRunning ? null : () => revert.ask(held)}
    />
  ) : selected.id !== null ? (
    <OlderVersionBanner
      versionId={selected.id}
      news={news}
      onLatest={() => select(null)}
      onRevert={shown && !isTurnRunning ? () => revert.ask({ versionId: selected.id!, messageId: shown.id }) : null}
    />
  ) : null;
  const dialogs: ReactNode = (
    <>
      {isListOpen && (
        <VersionsDialog
          appId={app.id}
          latestVersionId={app.latestVersionId}
          selectedId={selected.id}
          isHeld={isTurnRunning || revert.isBusy}
          onView={(versionId) => {
            select(versionId);
            setIsListOpen(false);
          }}
          onCompare={setCompared}
          onRevert={revert.ask}
          onUndo={revert.undo}
          onClose={() => setIsListOpen(false)}
        />
      )}
      {compared && (
        <ChangesDialog
          appId={app.id}
          versionId={compared.to}
          previousVersionId={compared.from}
          namesVersions
          onClose={() => setCompared(null)}
        />
      )}
      {revert.dialog}
      {question && (
        <OlderVersionDialog
          onStay={() => {
            setConfirmedId(selected.id);
            answer(true);
          }}
          onLatest={() => {
            select(null);
            answer(true);
          }}
          onClose={() => answer(false)}
        />
      )}
    </>
  );

  const prefetchList = () => {
    VersionsDialog.prefetch();
    void prefetchVersionList(queries, app.id, app.latestVersionId);
  };

  return {
    selected,
    /** The version that the preview runs; null for the newest. */
    runningId: selected.id ?? held?.versionId ?? null,
    latestFiles,
    shownFiles,
    confirmSend,
    prefetchList,
    openList: () => {
      prefetchList();
      setIsListOpen(true);
      // The next click is likely to be on 'Changes'.
      ChangesDialog.prefetch();
    },
    askRevert: revert.ask,
    revertingMessageId: revert.revertingMessageId,
    banner,
    /** The banner, when it says something that who reads the chat wants to know. */
    newsBanner: news && banner,
    dialogs,
  };
}
