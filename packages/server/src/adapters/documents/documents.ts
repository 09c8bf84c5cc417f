import type { Chunk } from '@whittle/domain/knowledge/blocks';

/**
 * Why nothing came of a document. `unreadable`: its kind is known, this one is broken. `not-installed`: what reads its kind
 * is missing here.
 */
export type DocumentProblem =
  'unknown-kind' | 'unreadable' | 'not-installed' | 'password' | 'too-large' | 'no-text' | 'csv-empty' | 'interrupted';

export class DocumentError extends Error {
  override readonly name = 'DocumentError';
  readonly problem: DocumentProblem;

  constructor(problem: DocumentProblem, options: { cause?: unknown } = {}) {
    super(`a document could not be read: ${problem}`, options);
    this.problem = problem;
  }
}

/** The next passages of a file, and how far its reading is. `total` is null as long as nobody can tell. */
export type ReadPart = {
  chunks: Chunk[];
  unit: ReadUnit;
  done: number;
  total: number | null;
  /** What was read from the pictures of a page. */
  scanned?: ScannedPage;
  /** How many of its pages are pictures that nobody has read. */
  pictures?: number;
};
export type ScannedPage = { page: number; text: string };
/** Texts of pages of a scan by their numbers. */
export type ScannedPages = ReadonlyMap<number, string>;
export type ReadUnit = 'pages' | 'rows' | 'slides' | null;

/** What a page of a site says of itself. Addresses are whole. */
export type ReadPage = {
  chunks: Chunk[];
  title: string;
  hasText: boolean;
  canonical: string | null;
  links: string[];
  /** Whether its head asks programs not to keep it, or not to follow its links. */
  noIndex: boolean;
  noFollow: boolean;
};

export type DocumentFile = { bytes: Uint8Array; type: string; name: string };

/** Reads one data source in a process of its own. Whatever throws, throws `DocumentError`. */
export interface DocumentReader {
  /**
   * A file, part by part; what is whole of it when the reader goes on. With `scanned` pages that are pictures are read by
   * OCR, but for those that it has.
   */
  read(file: DocumentFile, scanned?: ScannedPages): AsyncGenerator<ReadPart>;
  /** One page of a site, or a document that lies there. */
  readPage(file: DocumentFile & { address: string }): Promise<ReadPage>;
  /** What is left of the last page. */
  end(): Promise<Chunk[]>;
  close(): void;
}

export interface Documents {
  open(): DocumentReader;
}
