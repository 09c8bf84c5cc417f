import type { ErrorTable } from '../error-table.ts';

/** What a call is refused with, and why a data source could not be read. */
export const knowledgeErrors = {
  'context-item-not-found': { status: 404, message: 'This data source does not exist. It may have been deleted.' },
  'context-limit-reached': {
    status: 409,
    message: 'Data sources that your plan allows in an app: {max}. Delete one, or upgrade to add more.',
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
  'context-password': { status: 422, message: 'This file has a password. Save it without one and replace it.' },
  'context-too-large': { status: 422, message: 'This takes too long or too much memory to read. Split it into parts.' },
  'context-no-text': { status: 422, message: 'There is no text in this that could be read. A scan has pictures only.' },
  'context-scan': {
    status: 422,
    message: 'This has no text: its {pages} pages are pictures. They can be read by OCR, in about {minutes} min.',
  },
  'context-not-a-scan': { status: 409, message: 'This is not a scan, so there is nothing to be read by OCR.' },
  'context-too-many-passages': {
    status: 409,
    message: 'The data sources of an app can have {max} passages. This one would be more. Delete one you do not need.',
  },
  'context-page-status': { status: 422, message: 'The server of this page answered {status}.' },
  'context-page-forbidden': {
    status: 422,
    message: 'The robots.txt of this site asks programs not to read this page.',
  },
  'context-page-kind': { status: 422, message: 'This address has neither a page nor a document that can be read.' },
  'context-not-elsewhere': {
    status: 409,
    message: 'A file or a text does not change by itself. Replace it when there is a newer one.',
  },
  'context-not-connected': { status: 409, message: 'This is not connected. Connect it first.' },
  'context-connection-broken': {
    status: 409,
    message: 'The connection was ended or is not allowed any more. Connect again to go on reading this.',
  },
  'context-token-refused': {
    status: 422,
    message: 'Notion does not know this token. Copy the whole token and try again.',
  },
  'context-provider-unreachable': {
    status: 502,
    message: 'The service where this lies does not answer at the moment. Try again later.',
  },
  'context-source-gone': { status: 422, message: 'This was deleted where it lay, or is no longer shared.' },
  'sources-not-open': {
    status: 403,
    message: 'No data source of this app is open to its pages. Who builds it opens one in the list of data sources.',
  },
  'context-failed': { status: 500, message: 'Reading this failed several times. Try it again.' },
} as const satisfies ErrorTable;
