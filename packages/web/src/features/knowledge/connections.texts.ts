import type { ContextItemType } from '@whittle/contract/knowledge/context-item';
import type { ContextProvider } from '@whittle/contract/knowledge/connection';
import { counted } from '../../lib/numbers.ts';
import { defineTexts } from '../../lib/texts.ts';

/** Data sources that lie in an account elsewhere. */
export const connectionTexts = defineTexts('connectionTexts', {
  providers: { notion: 'Notion', google_drive: 'Google Drive' } satisfies Record<ContextProvider, string>,
  title: (provider: string) => `Add from ${provider}`,
  loadFailed: 'The connections could not be loaded.',
  retry: 'Try again',
  close: 'Close',
  notionSteps: [
    'In Notion, open Settings, then Integrations, and create an internal integration that can read content.',
    'On each page or database that this app should read, choose Connections and add the integration.',
    'Paste the token of the integration here.',
  ],
  token: 'Integration token',
  tokenHint: 'Stored encrypted, for this app only, and never shown again.',
  driveSays:
    'Google asks for your permission. This app can read only the files you choose there, and nothing else in your Drive.',
  driveAllSays: 'Google asks for your permission. Then you choose here which of your files this app reads.',
  connectDrive: 'Connect Google Drive',
  pick: 'Choose files in Google Drive',
  pickMore: 'Choose more files',
  notConnected: 'Google Drive was not connected. You can try again at any time.',
  connect: 'Connect',
  connectAgain: 'Connect again',
  broken: 'This connection has ended or is no longer allowed. What was already read can still be found.',
  connectedAs: (label: string) => `Connected as ${label}`,
  disconnect: 'Disconnect',
  disconnectTitle: (provider: string) => `Disconnect ${provider}?`,
  disconnectText: 'What was already read stays, but it is not updated until you connect again.',
  disconnectFailed: 'The connection could not be removed.',
  keep: 'Keep it',
  search: (provider: string) => `Search ${provider}`,
  filesFailed: 'The list could not be loaded.',
  noFiles: 'Nothing is shared with this app yet.',
  noHits: 'No matches.',
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
    notion_page: 'Page and its subpages',
    notion_database: 'Database',
    web_page: 'Web page',
    unrecognized: 'File',
  } satisfies Record<ContextItemType, string>,
  isHere: 'already a data source',
  add: (n: number) => (n === 0 ? 'Add' : `Add ${counted(n, 'data source', 'data sources')}`),
  addFailed: 'Failed to upload context, try again later',
});
