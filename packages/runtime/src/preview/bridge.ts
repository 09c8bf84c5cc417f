import type { BuilderToFrame, FrameToBuilder } from '@whittle/contract/preview';
import { readBuilderMessage } from './builder-message.ts';

export type Bridge = {
  /** Whether there is a builder's window to speak to. */
  hasBuilder: boolean;
  send(message: FrameToBuilder): void;
  onMessage(listener: (message: BuilderToFrame) => void): void;
};

/**
 * Speaks to the builder's window around this frame. Only trusted events of that very window with the builder's exact
 * origin are heard (PREV-09), and messages are given to that origin only. Outside of the builder it is silent. Made before
 * the app's code runs, with the means of that moment: what the app replaces later does not concern it. Pings are answered
 * here (PREV-11).
 */
export function createBridge(builderOrigin: string): Bridge {
  const builder = window.parent === window ? null : window.parent;
  const post = builder?.postMessage.bind(builder);
  let listeners: readonly ((message: BuilderToFrame) => void)[] = [];
  const send = (message: FrameToBuilder) => {
    try {
      post?.(message, builderOrigin);
    } catch {
      // Nothing is worth an error in the app's page; the builder notices a frame that falls silent.
    }
  };
  window.addEventListener(
    'message',
    (event) => {
      if (!event.isTrusted || builder === null || event.source !== builder || event.origin !== builderOrigin) return;
      const message = readBuilderMessage(event.data);
      if (message === null) return;
      if (message.type === 'ping') return send({ type: 'pong', id: message.id });
      for (let index = 0; index < listeners.length; index += 1) listeners[index]!(message);
    },
    true,
  );
  return {
    hasBuilder: builder !== null,
    send,
    onMessage(listener) {
      listeners = [...listeners, listener];
    },
  };
}
