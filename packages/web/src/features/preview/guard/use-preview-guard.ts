import type { FrameToBuilder } from '@whittle/contract/preview';
import { useRef, useState } from 'react';
import { confirmWithToast } from '../../../lib/toasts.tsx';
import { previewTexts as texts } from '../preview.texts.ts';
import {
  allowHosts,
  keepHeld,
  removeHost,
  tellPreviewUsed,
  undoDeletes,
  usePreviewGuardState,
} from './guard.requests.ts';

type GuardMessage = Extract<FrameToBuilder, { type: 'calls_blocked' | 'network_entries' }>;
type Options = {
  appId: string;
  versionId: string | null;
  /** The preview runs the newest version, and no turn is changing it. */
  isNewest: boolean;
};

export type PreviewGuarding = ReturnType<typeof usePreviewGuard>;

/** What the app may do in its preview before a person has used it, and what it did (PREV-18 to PREV-20). */
export function usePreviewGuard({ appId, versionId, isNewest }: Options) {
  const { data, lookAgain } = usePreviewGuardState(appId, versionId);
  const [blocked, setBlocked] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const isTelling = useRef(false);

  const onUsed = () => {
    if (isTelling.current || versionId === null) return;
    isTelling.current = true;
    tellPreviewUsed(appId, versionId)
      .then(lookAgain)
      // The person goes on using it, so it is told again.
      .catch(() => undefined)
      .finally(() => {
        isTelling.current = false;
      });
  };

  const attempt = async (work: () => Promise<unknown>) => {
    setProblem(null);
    try {
      await work();
    } catch {
      setProblem(texts.guard.failed);
    }
    await lookAgain();
  };
  const hosts = blocked.filter((host) => !refused.includes(host) && !data?.allowedHosts.includes(host));

  return {
    /** For usePersonInFrame. */
    watching: {
      code: `${versionId} ${isNewest}`,
      isWatched: isNewest && versionId !== null && data?.isUsed === false,
      onUsed,
    },
    held: data?.held ?? [],
    hosts,
    allowedHosts: data?.allowedHosts ?? [],
    deletedRecords: data?.deletedRecords ?? 0,
    problem,
    /** The app may do it now; it starts again, since it may have tried when it was opened. */
    allow: (reload: () => void) =>
      attempt(async () => {
        if (versionId === null || !(await tellPreviewUsed(appId, versionId))) throw new Error('another version runs');
        reload();
      }),
    keep: () => attempt(() => keepHeld(appId)),
    allowHosts: (reload: () => void) =>
      attempt(async () => {
        await allowHosts(appId, hosts);
        setBlocked([]);
        reload();
      }),
    /** From the next load of the preview on, since the page that runs keeps the policy it came with. */
    removeHost: (host: string, reload: () => void) =>
      attempt(async () => {
        await removeHost(appId, host);
        reload();
      }),
    refuseHosts: () => setRefused([...refused, ...hosts]),
    undo: () =>
      attempt(async () => {
        const { records } = await undoDeletes(appId);
        confirmWithToast(texts.guard.broughtBack(records));
      }),
    take(message: GuardMessage) {
      if (message.type === 'calls_blocked') {
        const news = message.hosts.filter((host) => !blocked.includes(host));
        if (news.length > 0) setBlocked([...blocked, ...news].slice(0, hostsMax));
      } else if (
        message.entries.some(({ kind, method, state }) => kind === 'data' && method !== 'GET' && state !== 'pending')
      )
        void lookAgain();
    },
  };
}

/** More than any app of ours calls. */
const hostsMax = 50;
