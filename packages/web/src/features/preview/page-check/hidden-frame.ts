import type { FrameToBuilder, PreviewSession } from '@whittle/contract/preview';
import { readFrameMessage } from '../frame-message.ts';
import { entryUrl } from '../preview-url.ts';
import type { HiddenFrame } from './check-pages.ts';

/**
 * A frame behind everything, which nobody can see, reach or hear. It lies inside the window, because browsers hold up frames
 * outside of it. It may run scripts and read its own host, and nothing else: no dialogs, windows, downloads or forms.
 */
export function createHiddenFrame({ url, origin }: PreviewSession): HiddenFrame {
  const frame = document.createElement('iframe');
  frame.inert = true;
  frame.tabIndex = -1;
  frame.setAttribute('aria-hidden', 'true');
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin');
  frame.setAttribute('allow', "autoplay 'none'; camera 'none'; microphone 'none'; geolocation 'none'");
  Object.assign(frame.style, {
    position: 'fixed',
    inset: '0',
    width: '100%',
    height: '100%',
    border: '0',
    zIndex: '-1',
    opacity: '0',
    pointerEvents: 'none',
  });
  let listener: (message: FrameToBuilder) => void = () => {};
  let hasEntered = false;
  const onEvent = (event: MessageEvent) => {
    const message = readFrameMessage(event, { window: frame.contentWindow, origin });
    if (message) listener(message);
  };
  addEventListener('message', onEvent);

  return {
    open(path, onMessage) {
      // What the page before still says counts no more: this one begins with its own loading.
      listener = (message) => {
        if (message.type === 'app_loading') listener = onMessage;
      };
      frame.src = hasEntered ? new URL(path, origin).href : entryUrl(url, path);
      hasEntered = true;
      if (!frame.isConnected) document.body.append(frame);
    },
    close() {
      removeEventListener('message', onEvent);
      frame.remove();
    },
  };
}
