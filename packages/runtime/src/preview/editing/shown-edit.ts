import type { ShownEdit } from '@whittle/contract/preview-editing';

type Shown = { text: Text; before: string; now: string };
/** `value` and `priority` are the app's; `shown` is what stands there in their place. */
type Styled = { value: string; priority: string; shown: string };

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The text of an element that reads like this; blanks count as the code's reader counts them. */
export function textThatReads(node: Element, words: string): Text | null {
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  const wanted = plain(words);
  for (let at = walker.nextNode(); at; at = walker.nextNode()) {
    if (plain(at.nodeValue ?? '') === wanted) return at as Text;
  }
  return null;
}

/**
 * Shows a change on the page before the code says so. Texts are written into the nodes that are there, and never taken
 * away, because they are React's.
 */
export function createShownEdit(node: Element) {
  const texts = new Map<number, Shown>();
  const styles = new Map<string, Styled>();
  const attributes = new Map<string, string | null>();
  let latest: ShownEdit | null = null;
  const { style } = node as HTMLElement;

  const write = (shown: Shown, words: string) => {
    const [, lead = '', trail = ''] = /^(\s*)[^]*?(\s*)$/.exec(shown.before) ?? [];
    shown.now = lead + words + trail;
    if (shown.text.nodeValue !== shown.now) shown.text.nodeValue = shown.now;
  };

  const apply = () => {
    for (const { index, was, now } of latest?.texts ?? []) {
      let shown = texts.get(index);
      if (!shown?.text.isConnected) {
        const text = textThatReads(node, was) ?? textThatReads(node, now);
        if (!text) continue;
        shown = { text, before: text.nodeValue ?? '', now: '' };
        texts.set(index, shown);
      }
      write(shown, now);
    }
    for (const [name, value] of latest?.style ?? []) {
      const own = { value: style.getPropertyValue(name), priority: style.getPropertyPriority(name) };
      const known = styles.get(name);
      const isOurs = known?.shown === own.value && own.priority === 'important';
      style.setProperty(name, value, 'important');
      styles.set(name, { ...(isOurs ? known : own), shown: style.getPropertyValue(name) });
    }
    for (const [name, value] of latest?.attributes ?? []) {
      if (!attributes.has(name)) attributes.set(name, node.getAttribute(name));
      if (node.getAttribute(name) !== value) node.setAttribute(name, value);
    }
  };

  return {
    show(edit: ShownEdit) {
      latest = edit;
      apply();
    },
    /** The app drew the page again, maybe with an older state of what is shown. */
    again: apply,
    /** The element is about to be deleted. */
    get isHidden() {
      return styles.has('display');
    },
    end(isKept: boolean) {
      for (const [name, { value, priority }] of styles) {
        if (value) style.setProperty(name, value, priority);
        else style.removeProperty(name);
      }
      if (!isKept) {
        for (const { text, before, now } of texts.values()) if (text.nodeValue === now) text.nodeValue = before;
        for (const [name, value] of attributes) {
          if (value === null) node.removeAttribute(name);
          else node.setAttribute(name, value);
        }
      }
      latest = null;
      texts.clear();
      styles.clear();
      attributes.clear();
    },
  };
}
