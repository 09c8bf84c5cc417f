import type { ErrorTable } from '../error-table.ts';

/** What a call is refused with, and why a data source could not be read. */
export const knowledgeErrors = {
  'context-item-not-found': { status: 404, message: 'This data source does not exist. It may have been deleted.' },
  'context-limit-reached': {
    status: 409,
    message: 'Data sources per app on your plan: {max}. Delete one, or upgrade to add more.',
  },
  // CTX-16
  'context-text-missing': { status: 422, message: 'Please enter some text' },
  'context-file-missing': { status: 422, message: 'Please upload a file' },
  // CTX-18
  'context-csv-empty': { status: 422, message: 'make sure your CSV file has column headers and a few rows' },
  'context-kind-unknown': {
    status: 415,
    message: 'Files of this kind cannot be read. Use PDF, Word, PowerPoint, Excel, CSV, Markdown, HTML or plain text.',
  },
  'context-unreadable': { status: 422, message: 'This file is damaged, so it could not be read.' },
  'context-reader-missing': {
    status: 503,
    message:
      'What reads files of this kind is missing on this server. Whoever runs it can add it with "npm install"; then try again.',
  },
  'context-password': {
    status: 422,
    message: 'This file is password-protected. Save it without a password, then replace it.',
  },
  'context-too-large': { status: 422, message: 'This takes too long or too much memory to read. Split it into parts.' },
  'context-no-text': { status: 422, message: 'This contains no readable text. A scan consists of pictures only.' },
  'context-scan': {
    status: 422,
    message: 'This has no text: its {pages} pages are pictures. OCR can read them in about {minutes} min.',
  },
  'context-not-a-scan': { status: 409, message: 'This is not a scan, so OCR has nothing to read.' },
  'context-too-many-passages': {
    status: 409,
    message:
      'The data sources of an app can have {max} passages in total. With this one there would be more. Delete one you do not need.',
  },
  'context-page-status': { status: 422, message: 'The server of this page responded with {status}.' },
  'context-page-forbidden': {
    status: 422,
    message: 'The robots.txt of this site does not allow programs to read this page.',
  },
  'context-page-kind': { status: 422, message: 'There is no page or document that can be read at this address.' },
  'context-not-elsewhere': {
    status: 409,
    message: 'A file or text does not change on its own. Replace it when there is a newer one.',
  },
  'context-not-connected': { status: 409, message: 'This is not connected. Connect it first.' },
  'context-connection-broken': {
    status: 409,
    message: 'The connection has ended or is no longer allowed. Connect again to keep reading this.',
  },
  'context-token-refused': {
    status: 422,
    message: 'Notion does not accept this token. Copy the whole token and try again.',
  },
  'context-provider-unreachable': {
    status: 502,
    message: 'The service that stores this does not respond at the moment. Try again later.',
  },
  'context-source-gone': { status: 422, message: 'This was deleted at its source or is no longer shared.' },
  'sources-not-open': {
    status: 403,
    message: 'No data source of this app is open to its pages. Its builder can open one in the list of data sources.',
  },
  'context-failed': { status: 500, message: 'Reading this failed several times. Try again.' },
} as const satisfies ErrorTable;
