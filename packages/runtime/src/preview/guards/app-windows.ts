import { frameStyle } from '../../shell/frame-style.ts';

type Open = (url?: string | URL, target?: string, features?: string) => Window | null;

/**
 * Windows that an app opens in the preview. The browser opens an address in a tab of its own but gives no handle to it,
 * because the builder's page keeps none; and an empty window, into which apps write what is to be printed, is of no use
 * without one. So an empty one is a frame over the page, and what is answered for an address does what can be done
 * without a handle.
 */
export function openAppWindows(): void {
  const original: Open = window.open.bind(window);
  window.open = ((url, target, features) => {
    if (isEmpty(url)) return frameWindow(original);
    const isByPerson = navigator.userActivation?.isActive === true;
    const opened = original(url, target, features);
    // `noopener` asks for null; without a person's act the browser refuses.
    return opened ?? (isByPerson && !/\bno(?:opener|referrer)\b/.test(features ?? '') ? tabElsewhere() : null);
  }) satisfies Open as typeof window.open;
}

const isEmpty = (url: string | URL | undefined) => /^(?:about:blank)?$/.test(String(url ?? '').trim());

/** What code does with a window that it opened and cannot reach. */
function tabElsewhere(): Window {
  const nothing = () => {};
  const tab = { closed: false, opener: null, name: '', focus: nothing, blur: nothing, close: nothing };
  return { ...tab, postMessage: nothing, addEventListener: nothing, removeEventListener: nothing } as unknown as Window;
}

let shown: (() => void) | null = null;

/** An empty window as a frame over the page, until it is closed or led to an address, which opens in a tab. */
function frameWindow(open: Open): Window {
  shown?.();
  const style = Object.assign(document.createElement('style'), { textContent: frameStyle });
  const box = Object.assign(document.createElement('div'), { className: 'whittle-window' });
  box.setAttribute('role', 'dialog');
  box.setAttribute('aria-label', 'A window of the app');
  const closer = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Close window' });
  const frame = Object.assign(document.createElement('iframe'), { title: 'A window of the app' });
  box.append(style, closer, frame);
  document.body.append(box);
  const inner = frame.contentWindow!;
  let isClosed = false;
  const close = () => {
    isClosed = true;
    shown = null;
    box.remove();
  };
  const closeByKey = (event: KeyboardEvent) => event.key === 'Escape' && close();
  shown = close;
  closer.addEventListener('click', close);
  box.addEventListener('keydown', closeByKey);
  closer.focus();

  const lead = (url: unknown) => {
    close();
    open(String(url), '_blank');
  };
  const location = {
    assign: lead,
    replace: lead,
    get href() {
      return 'about:blank';
    },
    set href(url: string) {
      lead(url);
    },
  };
  const own: Record<string, unknown> = { close, location, opener: null };
  return new Proxy(inner, {
    get(_, name) {
      if (name === 'closed') return isClosed;
      if (typeof name === 'string' && name in own) return own[name];
      const value: unknown = Reflect.get(inner, name, inner);
      return typeof value === 'function' ? (value.bind(inner) as unknown) : value;
    },
    set(_, name, value) {
      if (name === 'location') lead(value);
      else Reflect.set(inner, name, value, inner);
      return true;
    },
  });
}
