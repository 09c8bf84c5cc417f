import type { PickedElement } from '@whittle/contract/chat';
import { limits } from '@whittle/contract/limits';
import { type ElementSource, sourceOf } from '../../boundaries/element-sources.ts';

type Fiber = { memoizedProps: unknown; return: Fiber | null };

/** What React keeps at a node, by the beginning of its name. */
const keptAt = (node: Element, prefix: string): unknown => {
  const name = Object.keys(node).find((key) => key.startsWith(prefix));
  return name === undefined ? undefined : (node as unknown as Record<string, unknown>)[name];
};

/** Where the app's code makes a node, or what the node lies in: a part of the kit leads to where the app uses it. */
export function sourceOfNode(node: Element): ElementSource | null {
  for (let at: Element | null = node; at; at = at.parentElement) {
    const own = sourceOf(keptAt(at, '__reactProps$'));
    if (own) return own;
    let fiber = keptAt(at, '__reactFiber$') as Fiber | null | undefined;
    if (!fiber) continue;
    for (; fiber; fiber = fiber.return) {
      const source = sourceOf(fiber.memoizedProps);
      if (source) return source;
    }
    return null;
  }
  return null;
}

const shownTextChars = 60;

/** The node as the builder speaks of it; null for what no code of the app made. */
export function describeNode(node: Element): PickedElement | null {
  const source = sourceOfNode(node);
  if (!source) return null;
  const { fileName: file, lineNumber: line, columnNumber: column } = source;
  return { file, line, column, label: labelOf(node) };
}

export function labelOf(node: Element): string {
  const named = node.getAttribute('aria-label') ?? node.getAttribute('alt') ?? node.getAttribute('placeholder');
  const text = (named ?? node.textContent ?? '').replace(/\s+/g, ' ').trim();
  const shown = text.length > shownTextChars ? `${text.slice(0, shownTextChars)}…` : text;
  const tag = node.localName;
  return (shown ? `${tag} “${shown}”` : tag).slice(0, limits.pickedLabelMaxChars);
}
