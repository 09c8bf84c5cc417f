/**
 * A button in the corner of any page that opens the chat assistant of the app that this script was loaded from. Nothing of
 * the page is read; the assistant is a frame of the app's own address, which says which sites may show it.
 */
const isGerman = /^de\b/i.test(navigator.language);
const words = isGerman ? { open: 'Frage stellen', close: 'Schließen' } : { open: 'Ask a question', close: 'Close' };
const address = new URL('/_whittle/chat?embed=1', import.meta.url).href;
const id = 'whittle-chat-bubble';

function show(): void {
  if (document.getElementById(id)) return;
  const host = document.createElement('div');
  host.id = id;
  // A tree of its own: styles of the page do not reach it, and its own do not leave it.
  const root = host.attachShadow({ mode: 'open' });
  const style = document.createElement('style');
  style.textContent = `
    :host { all: initial; position: fixed; inset-block-end: 16px; inset-inline-end: 16px; z-index: 2147483000; }
    button { min-block-size: 48px; padding: 0 20px; border: 0; border-radius: 24px; background: #1b1a17; color: #fff;
      font: 600 16px/24px system-ui, sans-serif; cursor: pointer; box-shadow: 0 2px 12px rgb(0 0 0 / 30%); }
    button:focus-visible { outline: 3px solid #6cc6dc; outline-offset: 2px; }
    iframe { position: fixed; inset-block-end: 80px; inset-inline-end: 16px; inline-size: 400px;
      block-size: min(640px, calc(100dvh - 96px)); border: 1px solid #857f72; border-radius: 10px; background: #fff;
      box-shadow: 0 4px 24px rgb(0 0 0 / 30%); }
    iframe[hidden] { display: none; }
    @media (max-width: 480px) { iframe { inset: 0 0 72px; inline-size: 100%; block-size: calc(100dvh - 72px); border-radius: 0; } }`;
  const button = document.createElement('button');
  button.type = 'button';
  let frame: HTMLIFrameElement | null = null;
  const set = (isOpen: boolean) => {
    if (isOpen && !frame) {
      frame = document.createElement('iframe');
      frame.title = words.open;
      frame.src = address;
      root.prepend(frame);
    }
    if (frame) frame.hidden = !isOpen;
    button.textContent = isOpen ? words.close : words.open;
    button.setAttribute('aria-expanded', String(isOpen));
  };
  button.addEventListener('click', () => set(button.getAttribute('aria-expanded') !== 'true'));
  host.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    set(false);
    button.focus();
  });
  set(false);
  root.append(style, button);
  document.body.append(host);
}

if (document.body) show();
else addEventListener('DOMContentLoaded', show);
