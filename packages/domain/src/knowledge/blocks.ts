/** Where in a document a piece of it stands. Pages, slides and rows count from 1. */
export type Place = { page?: number; row?: number };

/**
 * A piece of a document, in reading order. A row is one line of a table with its column names. `start` begins a page of a
 * site, whose address later blocks have, or a slide or sheet, which has none.
 */
export type Block =
  | ({ kind: 'heading'; level: number; text: string } & Place)
  | ({ kind: 'text' | 'row'; text: string } & Place)
  | { kind: 'start'; title: string; address: string | null };

/**
 * A passage of a document: what is indexed, found and quoted. The document's text is that of its blocks with a line break
 * between them, and `text` is that text from `start` to `end`.
 */
export type Chunk = Required<{ [Name in keyof Place]: number | null }> & {
  text: string;
  start: number;
  end: number;
  /** The headings above it, outermost first. */
  titlePath: readonly string[];
  /** The page of a site that it stands on. */
  address: string | null;
};
