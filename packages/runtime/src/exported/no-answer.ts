import { noAnswerWords } from './no-answer-words.ts';

/**
 * A browser does not tell a page why a call to another origin failed: the server may be away, or it may not answer pages
 * of this address. The second is the usual cause of an exported app that shows nothing, and only its owner can change
 * it, so both are said: to the app's code, and once on the page, since apps mostly write a sentence of their own.
 */
export function explainNoAnswer(serverUrl: string): string {
  const { origin } = window.location;
  const words = noAnswerWords();
  const sentence = origin === serverUrl ? words.unreachable : words.notAllowed(serverUrl, origin);
  show(sentence);
  return sentence;
}

let isShown = false;

function show(sentence: string): void {
  if (isShown) return;
  isShown = true;
  const notice = document.createElement('div');
  notice.setAttribute('role', 'alert');
  // The project's own style may have any look, or none.
  notice.style.cssText =
    'position:fixed;inset:auto 0 0 0;z-index:2147483647;display:flex;gap:16px;align-items:start;padding:12px 16px;background:#201e18;color:#efece8;font:14px/20px system-ui,sans-serif';
  const words = document.createElement('span');
  words.style.cssText = 'flex:1;overflow-wrap:anywhere';
  words.textContent = sentence;
  const close = document.createElement('button');
  close.type = 'button';
  close.style.cssText =
    'min-height:44px;padding:0 12px;border:1px solid currentColor;border-radius:6px;background:none;color:inherit;font:inherit;cursor:pointer';
  close.textContent = noAnswerWords().close;
  close.addEventListener('click', () => notice.remove());
  notice.append(words, close);
  document.body.append(notice);
}
