import type { PreviewEvent } from '@whittle/contract/preview';

const longestWaitMs = 5_000;

/**
 * Follows the app's head. `position` is asked for at each connection, so that a reconnect continues where the page is.
 * Reconnects for ever, a little later each time; `isLive` is false in between.
 */
export function followHead(position: () => number, onEvent: (event: PreviewEvent) => void): { isLive(): boolean } {
  let waitMs = 250;
  let isLive = false;
  const connect = () => {
    const source = new EventSource(`/_whittle/live?after=${position()}`);
    source.addEventListener('open', () => {
      waitMs = 250;
      isLive = true;
    });
    source.addEventListener('message', ({ data }) => onEvent(JSON.parse(String(data)) as PreviewEvent));
    source.addEventListener('error', () => {
      source.close();
      isLive = false;
      setTimeout(connect, waitMs);
      waitMs = Math.min(waitMs * 2, longestWaitMs);
    });
  };
  connect();
  return { isLive: () => isLive };
}
