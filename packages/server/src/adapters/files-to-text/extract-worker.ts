import { parentPort, workerData } from 'node:worker_threads';
import type { ReadableKind } from './kind-of-file.ts';

/** What the thread is started with, and what it answers. */
export type ExtractOrder = { kind: ReadableKind; bytes: Uint8Array; maxChars: number };
export type ExtractAnswer = { text: string; pages?: number; truncated: boolean };

/** Libraries are loaded for the one file that the thread was started for. */
const readers: Record<ReadableKind, (bytes: Uint8Array) => Promise<{ text: string; pages?: number }>> = {
  pdf: async (bytes) => (await import('./readers/read-pdf.ts')).readPdf(bytes),
  docx: async (bytes) => (await import('./readers/read-word.ts')).readDocx(bytes),
  doc: async (bytes) => (await import('./readers/read-word.ts')).readDoc(bytes),
  xlsx: async (bytes) => (await import('./readers/read-spreadsheet.ts')).readSheet(bytes),
  html: async (bytes) => {
    const { readPlainHtml } = await import('./readers/read-plain.ts');
    return (await import('./readers/read-html.ts')).readHtml(readPlainHtml(bytes));
  },
  text: async (bytes) => ({ text: (await import('./readers/read-plain.ts')).readPlain(bytes) }),
};

const { kind, bytes, maxChars } = workerData as ExtractOrder;
const { text, pages } = await readers[kind](bytes);
const clean = text.replaceAll('\0', '').toWellFormed().trim();
const answer: ExtractAnswer = {
  text: clean.slice(0, maxChars),
  ...(pages !== undefined && { pages }),
  truncated: clean.length > maxChars,
};
parentPort!.postMessage(answer);
