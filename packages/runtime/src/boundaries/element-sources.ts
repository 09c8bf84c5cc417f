/** Where the app's code makes an element. Lines and columns count from 1. */
export type ElementSource = { fileName: string; lineNumber: number; columnNumber: number };

const sources = new WeakMap<object, ElementSource>();

/** Kept by the properties of the element, which React hands on to what it makes of it; the page itself shows nothing. */
export function noteSource(props: unknown, source: ElementSource): void {
  if (typeof props === 'object' && props !== null) sources.set(props, source);
}

export const sourceOf = (props: unknown): ElementSource | undefined =>
  typeof props === 'object' && props !== null ? sources.get(props) : undefined;
