import { chatCalls } from '@whittle/contract/chat/calls';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { callServer } from '../../../lib/call-server.ts';
import { liveEvents } from './event-stream.ts';
import { type LiveChat, type LiveChatState, createLiveChat } from './live-chat.ts';

/** A hidden window paints nothing, so its events are applied a few times a second instead. */
const hiddenFlushMs = 250;

function beforePaint(run: () => void): void {
  if (document.hidden) setTimeout(run, hiddenFlushMs);
  else requestAnimationFrame(run);
}

function after(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

/** The live conversation of an app; it wakes when the window is seen again or the network is back (GEN-22). */
export function useLiveChat(appId: string): LiveChatState & Pick<LiveChat, 'loadOlder'> {
  const chat = useMemo(
    () =>
      createLiveChat({
        load: (signal) => callServer(chatCalls.snapshot, { params: { appId }, signal }),
        loadOlder: (before) => callServer(chatCalls.older, { params: { appId }, query: { before } }),
        openStream: liveEvents(appId),
        beforePaint,
        after,
      }),
    [appId],
  );
  useEffect(() => {
    const onVisible = () => !document.hidden && chat.wake();
    chat.start();
    document.addEventListener('visibilitychange', onVisible);
    addEventListener('online', chat.wake);
    return () => {
      chat.stop();
      document.removeEventListener('visibilitychange', onVisible);
      removeEventListener('online', chat.wake);
    };
  }, [chat]);
  const state = useSyncExternalStore(chat.subscribe, chat.getState);
  return { ...state, loadOlder: chat.loadOlder };
}
