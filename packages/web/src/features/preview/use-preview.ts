import type { BuilderToFrame, FrameToBuilder } from '@whittle/contract/preview';
import type { ToolFrameOrder } from '@whittle/contract/tools/tool-frame';
import { limits } from '@whittle/contract/limits';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLatest } from '../../lib/use-latest.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { type FrameTrouble, frameHealth, isRestartDue } from './frame-health.ts';
import { isFromFrame, readFrameMessage } from './frame-message.ts';
import { createMessageBudget } from './message-budget.ts';
import { openPreviewSession } from './preview.requests.ts';
import { entryUrl } from './preview-url.ts';
import { useFrameHealth } from './use-frame-health.ts';

/**
 * The page of a frame that does not answer has a process of its own, which ends a moment after the frame was taken away.
 * A frame placed before that lands in the same process, and never loads. Mostly this is long enough; a frame that got
 * stuck all the same is replaced again (frame-health.ts).
 */
const processEndsMs = 1_500;

export type Preview = {
  /** Address of the frame; null until the session is open. `load` changes when the frame has to start again. */
  frame: { url: string; origin: string; load: number } | null;
  frameRef: React.RefObject<HTMLIFrameElement | null>;
  hasFailed: boolean;
  isRefreshing: boolean;
  /** Why the app cannot be used, as far as the builder can tell (PREV-11, PREV-12). */
  trouble: FrameTrouble | null;
  /** The frame was taken away; a refresh or a new version of the app places a new one. */
  isStopped: boolean;
  /** Takes a frame in trouble away. */
  stop: () => void;
  /** The frame was taken away and a new one comes in a moment. */
  isRestarting: boolean;
  /** The page and path that the app shows; null before the app said so. */
  place: { path: string; pageName: string | null } | null;
  /** Reloads the frame and recompiles, at the path that is shown or at another one (PREV-03, PREV-04). */
  refresh: (path?: string) => void;
  /** Whether the next click in the app chooses an element instead of using it (GEN-29). */
  pickElement: (isOn: boolean) => void;
  /** Whether elements of the page are changed instead of used (VIS-08). */
  editElements: (isOn: boolean) => void;
  /** What concerns the element that is changed. */
  tellEditor: (order: BuilderToFrame) => void;
  /** Shows the page of a tool as it is being edited (TOOL-42). */
  tellTool: (order: ToolFrameOrder) => void;
  /** Leads the running app to a path without loading it again. */
  goTo: (path: string) => void;
  /** Asks for a small picture of the page (HOME-03). */
  takePicture: () => void;
  /** Tells the app that a file of it changed (FILE-10). */
  tellFile: (path: string) => void;
};

type UsePreviewOptions = {
  appId: string;
  /** The path that the address of the builder names at first; from then on the address follows the app. */
  initialPath: string;
  /** The app's newest version, and whether a turn is about to write another one. */
  version: string | null;
  isTurnRunning: boolean;
  /** What the frame is told when it is ready and whenever it changes (PREV-06, PREV-10). */
  theme: 'light' | 'dark' | undefined;
  /** The older version to show; null follows the newest (PREV-07). */
  shownVersionId: string | null;
  onMessage: (message: FrameToBuilder) => void;
  onReload: () => void;
};

/** The preview frame of an app: its session, its messages in both directions, and reloading it. */
export function usePreview(options: UsePreviewOptions): Preview {
  const { appId, initialPath, version, isTurnRunning, theme, shownVersionId, onMessage, onReload } = options;
  const frameRef = useRef<HTMLIFrameElement>(null);
  const [frame, setFrame] = useState<Preview['frame']>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [isRefreshing, showRefreshing] = useMoment(limits.previewRefreshMs);
  const [place, setPlace] = useState<Preview['place']>(null);
  const [isReady, setIsReady] = useState(false);
  const [budget] = useState(createMessageBudget);
  const loads = useRef(0);
  const [firstPath] = useState(initialPath);

  const origin = frame?.origin;
  const send = useCallback(
    (message: BuilderToFrame | ToolFrameOrder) => {
      if (origin) frameRef.current?.contentWindow?.postMessage(message, origin);
    },
    [origin],
  );

  const ping = useCallback((id: number) => send({ type: 'ping', id }), [send]);
  const [health, tellHealth] = useFrameHealth({ load: frame?.load ?? null, version, ping });
  const latest = useLatest({ onReload, place, health, version });

  const load = useCallback(
    async (path: string, stoppedAt: number | null = null) => {
      const turn = (loads.current += 1);
      setHasFailed(false);
      try {
        const [session] = await Promise.all([openPreviewSession(appId), processEnded(stoppedAt)]);
        if (turn !== loads.current) return;
        setIsReady(false);
        setFrame({ url: entryUrl(session.url, path), origin: session.origin, load: turn });
      } catch {
        if (turn !== loads.current) return;
        setHasFailed(true);
        tellHealth({ type: 'restart-failed' });
      }
    },
    [appId, tellHealth],
  );

  useEffect(() => {
    void load(firstPath);
    return () => {
      loads.current += 1;
    };
  }, [load, firstPath]);

  const onEvent = useEffectEvent((event: MessageEvent) => {
    if (!origin) return;
    const source = { window: frameRef.current?.contentWindow ?? null, origin };
    if (!isFromFrame(event, source)) return;
    const verdict = budget(Date.now());
    if (verdict === 'flood') tellHealth({ type: 'flooded', at: Date.now() });
    if (verdict !== 'read') return;
    const message = readFrameMessage(event, source);
    if (!message) return;
    if (message.type === 'app_loading') tellHealth({ type: 'script-began', at: Date.now(), version });
    else tellHealth({ type: 'heard', version });
    if (message.type === 'ready_to_receive_messages') {
      setIsReady(true);
      // A page that loaded itself again shows the newest version again.
      if (shownVersionId !== null) send({ type: 'version_selected', versionId: shownVersionId });
    }
    if (message.type === 'app_changed_url') setPlace({ path: message.url, pageName: message.pageName });
    onMessage(message);
  });
  useEffect(() => {
    addEventListener('message', onEvent);
    return () => removeEventListener('message', onEvent);
  }, []);

  useEffect(() => {
    if (isReady) send({ type: 'preview_state_changed', state: { theme } });
  }, [isReady, theme, send]);
  useEffect(() => {
    if (isReady) send({ type: 'version_selected', versionId: shownVersionId });
  }, [isReady, shownVersionId, send]);

  const stop = useCallback(() => tellHealth({ type: 'stopped', at: Date.now() }), [tellHealth]);
  const refresh = useCallback(
    (path?: string) => {
      const now = latest.current;
      showRefreshing();
      now.onReload();
      const wanted = { type: 'restart-wanted', at: Date.now(), version: now.version } as const;
      tellHealth(wanted);
      void load(path ?? now.place?.path ?? firstPath, frameHealth(now.health, wanted).stoppedAt);
    },
    [load, latest, firstPath, tellHealth, showRefreshing],
  );

  const isDue = isRestartDue(health, { version, isTurnRunning });
  useEffect(() => {
    if (isDue) refresh();
  }, [isDue, refresh]);
  const pickElement = useCallback(
    (isOn: boolean) => {
      send({ type: 'pick_element', isOn });
      if (isOn) frameRef.current?.focus();
    },
    [send],
  );
  const editElements = useCallback(
    (isOn: boolean) => {
      send({ type: 'edit_elements', isOn });
      if (isOn) frameRef.current?.focus();
    },
    [send],
  );
  const goTo = useCallback((path: string) => send({ type: 'navigate', path }), [send]);
  const takePicture = useCallback(() => send({ type: 'take_picture' }), [send]);
  const tellFile = useCallback((path: string) => send({ type: 'file_changed', path }), [send]);

  return {
    frame,
    frameRef,
    hasFailed,
    isRefreshing,
    trouble: health.trouble,
    isStopped: health.phase === 'stopped' || health.phase === 'restarting',
    isRestarting: health.phase === 'restarting',
    stop,
    place,
    refresh,
    pickElement,
    editElements,
    tellEditor: send,
    tellTool: send,
    goTo,
    takePicture,
    tellFile,
  };
}

function processEnded(stoppedAt: number | null): Promise<void> {
  const leftMs = stoppedAt === null ? 0 : stoppedAt + processEndsMs - Date.now();
  return leftMs > 0 ? new Promise((resolve) => setTimeout(resolve, leftMs)) : Promise.resolve();
}
