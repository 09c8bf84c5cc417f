/** What becomes of typing: the new text, or null when it was given up. */
type OnEnd = (text: string | null) => void;

/**
 * Lets a person type over a text where it stands. Enter or leaving keeps it, Escape gives it up. Plain text alone; the
 * node that React put there is back at its place at the end. Null when the text does not stand alone in its element.
 */
export function typeInPlace(text: Text, onEnd: OnEnd): { element: HTMLElement; stop(): void } | null {
  const element = text.parentElement;
  if (!element || element.childNodes.length !== 1) return null;
  const before = text.nodeValue ?? '';
  const editable = element.getAttribute('contenteditable');
  const off = new AbortController();
  const options = { capture: true, signal: off.signal };

  const end = (isKept: boolean) => {
    if (off.signal.aborted) return;
    off.abort();
    const typed = (element.textContent ?? '').replace(/\s+/g, ' ').trim();
    if (editable === null) element.removeAttribute('contenteditable');
    else element.setAttribute('contenteditable', editable);
    text.nodeValue = isKept ? typed : before;
    if (element.firstChild !== text || element.childNodes.length !== 1) element.replaceChildren(text);
    getSelection()?.removeAllRanges();
    onEnd(isKept && typed !== before.trim() ? typed : null);
  };

  element.addEventListener(
    'keydown',
    (event) => {
      if (!event.isTrusted) return;
      event.stopPropagation();
      if (event.key === 'Escape') end(false);
      else if (event.key === 'Enter' && !event.isComposing) end(true);
      // In a button a blank would press it.
      else if (event.key === ' ' && element.closest('button, summary')) document.execCommand('insertText', false, ' ');
      else return;
      event.preventDefault();
    },
    options,
  );
  element.addEventListener('blur', () => end(true), options);
  element.setAttribute('contenteditable', 'plaintext-only');
  element.focus();
  getSelection()?.selectAllChildren(element);
  return { element, stop: () => end(true) };
}
