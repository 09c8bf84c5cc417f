/** What linkedom and browsers have in common, as far as it is read here. */
export type ElementLike = {
  readonly nodeType: number;
  readonly localName: string;
  readonly textContent: string | null;
  readonly childNodes: Iterable<ElementLike>;
  getAttribute(name: string): string | null;
  hasAttribute(name: string): boolean;
};

export const isElement = ({ nodeType }: ElementLike) => nodeType === 1;

export const plainText = (node: ElementLike) => (node.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

export function* within(node: ElementLike): Generator<ElementLike> {
  for (const child of node.childNodes) {
    if (!isElement(child)) continue;
    yield child;
    yield* within(child);
  }
}
