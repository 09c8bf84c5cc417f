import type { PickedElement } from '@whittle/contract/chat';
import { limits } from '@whittle/contract/limits';
import { type ElementSource, sourceOf } from '../../boundaries/element-sources.ts';

type Fiber = { memoizedProps: unknown; type?: unknown; return: Fiber | null };

/** What React keeps at a node, by the beginning of its name. */
const keptAt = (node: Element, prefix: string): unknown => {
  const name = Object.keys(node).find((key) => key.startsWith(prefix));
  return name === undefined ? undefined : (node as unknown as Record<string, unknown>)[name];
};

/** Where the app's code makes a node. `made` tells elements apart that the same place in the code makes. */
export type MadeBy = { source: ElementSource; made: object; name: string };

const nameOf = (type: unknown, node: Element): string => {
  const { displayName, name } = (type ?? {}) as { displayName?: unknown; name?: unknown };
  const found = [displayName, name].find((one) => typeof one === 'string' && one !== '');
  return (found as string | undefined) ?? node.localName;
};

/** What made a node, or what the node lies in: a part of the kit leads to where the app uses it. */
export function madeBy(node: Element): MadeBy | null {
  for (let at: Element | null = node; at; at = at.parentElement) {
    const props = keptAt(at, '__reactProps$');
    const own = sourceOf(props);
    if (own) return { source: own, made: props as object, name: at.localName };
    let fiber = keptAt(at, '__reactFiber$') as Fiber | null | undefined;
    if (!fiber) continue;
    for (; fiber; fiber = fiber.return) {
      const source = sourceOf(fiber.memoizedProps);
      if (source) return { source, made: fiber.memoizedProps as object, name: nameOf(fiber.type, at) };
    }
    return null;
  }
  return null;
}

export const sourceOfNode = (node: Element): ElementSource | null => madeBy(node)?.source ?? null;

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
