import { type Conversation, streamingMessage } from '@whittle/domain/chat/conversation';
import { useEffect, useRef } from 'react';
import { openPageCheckSession } from '../preview.requests.ts';
import { createHiddenFrame } from './hidden-frame.ts';
import { offerPageCheck, reportPage } from './page-check.requests.ts';
import { checkPages } from './check-pages.ts';

/** The preview that is seen gets the new files first. */
const headStartMs = 150;

/**
 * Lets this window open the pages of a running turn out of sight when the turn asks for it (REPAIR-11). The window that sends
 * a message has offered it with that; others offer it when they see a turn. A window that nobody sees does not, because
 * browsers hold it up.
 */
export function usePageCheck(conversation: Conversation): void {
  const { app, phase } = conversation;
  const streaming = streamingMessage(conversation);
  const messageId = streaming && streaming.annotation.mode !== 'plan' ? streaming.id : null;
  const offered = useRef<string | null>(null);

  useEffect(() => {
    if (messageId === null) return;
    const offer = () => {
      if (document.visibilityState !== 'visible' || offered.current === messageId) return;
      offered.current = messageId;
      void offerPageCheck(app.id, messageId);
    };
    offer();
    document.addEventListener('visibilitychange', offer);
    return () => document.removeEventListener('visibilitychange', offer);
  }, [app.id, messageId]);

  const order = phase?.messageId === messageId ? phase?.walk : undefined;
  useEffect(() => {
    if (!order || messageId === null || document.visibilityState !== 'visible') return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      void checkPages(order, {
        openFrame: async (viewer) => createHiddenFrame(await openPageCheckSession(app.id, viewer)),
        report: (result) => reportPage(app.id, messageId, result),
        after: (ms, run) => {
          const wait = setTimeout(run, ms);
          return () => clearTimeout(wait);
        },
        signal: stop.signal,
        // The turn waits for a while and then goes on without.
      }).catch(() => {});
    }, headStartMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [app.id, messageId, order]);
}
