import { type ElementSource, sourceOf } from '../../boundaries/element-sources.ts';

type Fiber = {
  type: unknown;
  memoizedProps: unknown;
  stateNode: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
};

/** An element of the code as it stands on the page. `made` tells apart those that the same place in the code makes. */
export type PageElement = {
  source: ElementSource;
  made: object;
  name: string;
  /** The outermost node that it makes. */
  node: Element;
  parent: PageElement | null;
};

/** An element whose first node is not met yet; some have none. */
type Open = Omit<PageElement, 'node' | 'parent'> & { node: Element | null; parent: Open | null };

/** What the app draws at this moment: the elements of its code and the nodes that they make. */
export type PageTree = {
  /** The innermost element that a node belongs to. */
  at(node: Element | null): PageElement | null;
  /** Everything that the same place in the code makes, in the order of the page. */
  copies(place: string): PageElement[];
  inside(element: PageElement): PageElement[];
};

/** Reads React's own records, which the page's code leaves where the app is mounted. */
export function readPage(): PageTree {
  const elements: Open[] = [];
  const owners = new Map<Element, Open>();
  const pending: { fiber: Fiber; within: Open | null }[] = [];
  const root = rootFiber();
  if (root) pending.push({ fiber: root, within: null });
  while (pending.length > 0) {
    const { fiber, within } = pending.pop()!;
    const source = sourceOf(fiber.memoizedProps);
    let element = within;
    if (source) {
      element = { source, made: fiber.memoizedProps as object, name: nameOf(fiber.type), node: null, parent: within };
      elements.push(element);
    }
    if (fiber.stateNode instanceof Element && element) {
      owners.set(fiber.stateNode, element);
      for (let at: Open | null = element; at && !at.node; at = at.parent) at.node = fiber.stateNode;
    }
    if (fiber.sibling) pending.push({ fiber: fiber.sibling, within });
    if (fiber.child) pending.push({ fiber: fiber.child, within: element });
  }
  const shown = elements.filter((element): element is PageElement => element.node !== null);

  return {
    at(node) {
      for (let at = node; at && at !== document.body; at = at.parentElement) {
        const owner = owners.get(at);
        if (owner) return owner as PageElement;
      }
      return null;
    },
    copies: (place) => shown.filter((element) => placeOf(element) === place),
    inside: (element) => shown.filter(({ parent }) => parent?.made === element.made),
  };
}

/** The tree that is on the screen; React keeps another one to work on. */
function rootFiber(): Fiber | null {
  const container = document.getElementById('root');
  const key = container && Object.keys(container).find((name) => name.startsWith('__reactContainer$'));
  const fiber = key ? (container as unknown as Record<string, { stateNode?: { current?: Fiber } }>)[key] : undefined;
  return fiber?.stateNode?.current ?? null;
}

function nameOf(type: unknown): string {
  if (typeof type === 'string') return type;
  const { displayName, name, render, type: inner } = (type ?? {}) as Record<string, unknown>;
  for (const one of [displayName, name]) if (typeof one === 'string' && one !== '') return one;
  return render || inner ? nameOf(render ?? inner) : 'Component';
}

export const placeOf = ({ source }: Pick<PageElement, 'source'>): string =>
  `${source.fileName}:${source.lineNumber}:${source.columnNumber}`;

/** The elements around it, the nearest first. */
export function above({ parent }: PageElement): PageElement[] {
  return parent ? [parent, ...above(parent)] : [];
}

/** The neighbour in the same parent. */
export function beside(page: PageTree, element: PageElement, direction: 'next' | 'previous'): PageElement | null {
  if (!element.parent) return null;
  const siblings = page.inside(element.parent);
  const at = siblings.findIndex(({ made }) => made === element.made);
  return at < 0 ? null : (siblings[direction === 'next' ? at + 1 : at - 1] ?? null);
}
