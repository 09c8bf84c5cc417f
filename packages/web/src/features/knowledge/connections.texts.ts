import type { ContextItemType } from '@whittle/contract/knowledge/context-item';
import type { ContextProvider } from '@whittle/contract/knowledge/connection';
import { counted } from '../../lib/numbers.ts';
import { defineTexts } from '../../lib/texts.ts';

/** Data sources that lie in an account elsewhere. */
export const connectionTexts = defineTexts('connectionTexts', {
  providers: { notion: 'Notion', google_drive: 'Google Drive' } satisfies Record<ContextProvider, string>,
  title: (provider: string) => `Add from ${provider}`,
  loadFailed: 'What is connected could not be read.',
  retry: 'Try again',
  close: 'Close',
  notionSteps: [
    'In Notion, open Settings, then Integrations, and make an internal integration that may read content.',
    'On each page or database that this app may read, choose Connections and add the integration.',
    'Copy the token of the integration to here.',
  ],
  token: 'Integration token',
  tokenHint: 'It is stored encrypted, for this app alone, and never shown again.',
  driveSays:
    'Google asks you first. This app can read the files that you choose there, and nothing else of your Drive.',
  driveAllSays: 'Google asks you first. Then you choose here which of your files this app reads.',
  connectDrive: 'Connect Google Drive',
  pick: 'Choose files in Google Drive',
  pickMore: 'Choose more files',
  notConnected: 'Google Drive was not connected. Try again when you like.',
  connect: 'Connect',
  connectAgain: 'Connect again',
  broken: 'This connection was ended or is not allowed any more. What was read before is still found.',
  connectedAs: (label: string) => `Connected with ${label}`,
  disconnect: 'Disconnect',
  disconnectTitle: (provider: string) => `Disconnect ${provider}?`,
  disconnectText: 'What was read stays, but is not read again until you connect again.',
  disconnectFailed: 'The connection was not ended.',
  keep: 'Keep it',
  search: (provider: string) => `Search ${provider}`,
  filesFailed: 'The list could not be read.',
  noFiles: 'Nothing is shared with this app yet.',
  noHits: 'Nothing has this name.',
  more: 'Show more',
  choose: 'What to add',
  kinds: {
    csv: 'CSV',
    doc: 'Document',
    txt: 'Text',
    pdf: 'PDF',
    google_doc: 'Google Docs',
    google_sheet: 'Google Sheets',
    google_slide: 'Google Slides',
    notion_page: 'Page with the pages in it',
    notion_database: 'Database',
    web_page: 'Web page',
    unrecognized: 'File',
  } satisfies Record<ContextItemType, string>,
  isHere: 'already a data source',
  add: (n: number) => (n === 0 ? 'Add' : `Add ${counted(n, 'data source', 'data sources')}`),
  addFailed: 'Failed to upload context, try again later',
});
