import type { BuilderToFrame, FrameToBuilder } from '@whittle/contract/preview';
import { readBuilderMessage } from './builder-message.ts';

export type Bridge = {
  send(message: FrameToBuilder): void;
  onMessage(listener: (message: BuilderToFrame) => void): void;
};

/**
 * Speaks to the builder's window around this frame. Only trusted events of that very window with the builder's exact
 * origin are heard (PREV-09), and messages are given to that origin only. Outside of the builder it is silent.
 */
export function createBridge(builderOrigin: string): Bridge {
  const builder = window.parent === window ? null : window.parent;
  const listeners = new Set<(message: BuilderToFrame) => void>();
  window.addEventListener('message', (event) => {
    if (!event.isTrusted || builder === null || event.source !== builder || event.origin !== builderOrigin) return;
    const message = readBuilderMessage(event.data);
    if (message) for (const listener of listeners) listener(message);
  });
  return {
    send: (message) => builder?.postMessage(message, builderOrigin),
    onMessage: (listener) => void listeners.add(listener),
  };
}
