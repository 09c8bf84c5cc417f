import type { Block, Chunk } from '@whittle/domain/knowledge/blocks';
import { createChunker } from '@whittle/domain/knowledge/cut-chunks';
import { readPlainHtml } from '../files-to-text/readers/read-plain.ts';
import { answerMessages } from '../side-process.ts';
import { type DocumentKind, documentKind } from './document-kind.ts';
import {
  DocumentError,
  type DocumentFile,
  type DocumentProblem,
  type ReadPage,
  type ReadPart,
  type ScannedPages,
} from './documents.ts';
import { problemOf } from './problem-of.ts';
import type { Reading } from './readers/reading.ts';

/** What the process is sent; it answers each message with the next in `DocumentAnswer`. */
export type DocumentOrder =
  | { do: 'open'; file: DocumentFile; scanned?: ScannedPages }
  | { do: 'next' }
  | { do: 'page'; file: DocumentFile; address: string }
  | { do: 'end' };
export type DocumentAnswer =
  | { part: ReadPart | null }
  | { page: ReadPage }
  | { chunks: Chunk[] }
  | { opened: true }
  | { problem: DocumentProblem };

/** Libraries are loaded for the document that needs them. */
const readers: Record<DocumentKind, (bytes: Uint8Array, scanned?: ScannedPages) => Promise<Reading>> = {
  pdf: async (bytes, scanned) => (await import('./readers/read-pdf.ts')).readPdf(bytes, scanned),
  docx: async (bytes) => (await import('./readers/read-office.ts')).readDocx(bytes),
  doc: async (bytes) => (await import('./readers/read-office.ts')).readDoc(bytes),
  xlsx: async (bytes) => (await import('./readers/read-office.ts')).readXlsx(bytes),
  pptx: async (bytes) => (await import('./readers/read-pptx.ts')).readPptx(bytes),
  csv: async (bytes) => (await import('./readers/read-text.ts')).readCsvRows(bytes),
  markdown: async (bytes) => (await import('./readers/read-text.ts')).readMarkdown(bytes),
  text: async (bytes) => (await import('./readers/read-text.ts')).readText(bytes),
  html: async (bytes) => {
    const { readPageContent } = await import('./readers/page-blocks.ts');
    return (async function* () {
      const { blocks } = readPageContent(readPlainHtml(bytes), 'file:///');
      yield { blocks, unit: null, done: 1, total: 1 };
    })();
  },
};

const chunker = createChunker();
let reading: Reading | null = null;

const take = (blocks: readonly Block[]): Chunk[] => blocks.flatMap((block) => chunker.add(clean(block)));

/** Letters that no database keeps. */
const clean = (block: Block): Block =>
  block.kind === 'start' ? block : { ...block, text: block.text.replaceAll('\0', '').toWellFormed() };

async function openFile({ bytes, type, name }: DocumentFile, scanned?: ScannedPages): Promise<Reading> {
  const kind = documentKind(type, name);
  if (kind === null) throw new DocumentError('unknown-kind');
  // What comes is a buffer of Node's, which the PDF library refuses.
  return readers[kind](new Uint8Array(bytes), scanned);
}

async function nextPart(): Promise<ReadPart | null> {
  const { value, done } = await reading!.next();
  if (done !== true) return { ...value, chunks: take(value.blocks) };
  const chunks = chunker.end();
  return chunks.length > 0 ? { chunks, unit: null, done: 0, total: null } : null;
}

async function readPage(file: DocumentFile, address: string): Promise<ReadPage> {
  const isHtml = documentKind(file.type, file.name) === 'html';
  const page = { title: file.name, canonical: null, links: [], noIndex: false, noFollow: false };
  if (isHtml) {
    const { readPageContent } = await import('./readers/page-blocks.ts');
    const { blocks, ...content } = readPageContent(readPlainHtml(file.bytes, file.type), address);
    const title = content.title;
    const chunks = content.noIndex ? [] : take([{ kind: 'start', title, address }, ...blocks]);
    return { ...content, chunks, hasText: blocks.length > 0 };
  }
  const chunks = take([{ kind: 'start', title: file.name, address }]);
  let hasText = false;
  for await (const { blocks } of await openFile(file)) {
    chunks.push(...take(blocks));
    hasText ||= blocks.some((block) => block.kind !== 'start' && block.text.trim() !== '');
  }
  return { ...page, chunks, hasText };
}

answerMessages(async (order: DocumentOrder): Promise<DocumentAnswer> => {
  try {
    if (order.do === 'open') {
      reading = await openFile(order.file, order.scanned);
      return { opened: true };
    }
    if (order.do === 'next') return { part: await nextPart() };
    if (order.do === 'page') return { page: await readPage(order.file, order.address) };
    return { chunks: chunker.end() };
  } catch (error) {
    return { problem: problemOf(error) };
  }
});
