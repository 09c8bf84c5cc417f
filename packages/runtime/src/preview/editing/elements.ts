import { type MadeBy, madeBy } from '../picking/source-of-node.ts';

/** An element of the code as it stands on the page: of all nodes that it makes the outermost. */
export type PageElement = MadeBy & { node: Element };

/** The element that a node belongs to. */
export function elementAt(node: Element | null): PageElement | null {
  const found = node && node !== document.body && node !== document.documentElement ? madeBy(node) : null;
  if (!node || !found) return null;
  let outermost = node;
  for (let at = node.parentElement; at && madeBy(at)?.made === found.made; at = at.parentElement) outermost = at;
  return { ...found, node: outermost };
}

/** The elements around it, the nearest first. */
export function elementsAbove({ node }: PageElement): PageElement[] {
  const above: PageElement[] = [];
  for (let at = elementAt(node.parentElement); at; at = elementAt(at.node.parentElement)) above.push(at);
  return above;
}

export function firstInside(element: PageElement): PageElement | null {
  for (const node of element.node.querySelectorAll('*')) {
    const found = elementAt(node);
    if (found && found.made !== element.made) return found;
  }
  return null;
}

export function beside({ node, made }: PageElement, direction: 'next' | 'previous'): PageElement | null {
  const step = direction === 'next' ? 'nextElementSibling' : 'previousElementSibling';
  for (let at = node[step]; at; at = at[step]) {
    const found = elementAt(at);
    if (found && found.made !== made && found.node.parentElement === node.parentElement) return found;
  }
  return null;
}

export const placeOf = ({ source }: Pick<MadeBy, 'source'>): string =>
  `${source.fileName}:${source.lineNumber}:${source.columnNumber}`;

/** Everything on the page that the same place in the code makes, in the order of the page. */
export function copiesOf(place: string): PageElement[] {
  const found = new Map<object, PageElement>();
  for (const node of document.body.querySelectorAll('*')) {
    const made = madeBy(node);
    if (made && placeOf(made) === place && !found.has(made.made)) found.set(made.made, { ...made, node });
  }
  return [...found.values()];
}
