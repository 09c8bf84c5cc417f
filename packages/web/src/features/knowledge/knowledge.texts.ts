import type { LeftOutReason } from '@whittle/contract/knowledge/context-item';
import { count, counted } from '../../lib/numbers.ts';
import { defineTexts } from '../../lib/texts.ts';

/** Data sources in the builder. */
export const knowledgeTexts = defineTexts('knowledgeTexts', {
  title: 'Data sources',
  about: 'AI tools answer from what you add here. You can search it without a model.',
  used: (items: number, max: number) => `${count(items)} of ${count(max)}`,
  loadFailed: 'Error fetching data items, try again later',
  retry: 'Try again',
  done: 'Done',
  cancel: 'Cancel',
  empty: 'Nothing is here yet. Drop files anywhere in this window, paste a text, or enter a web address.',
  full: (max: number) => `Your plan allows ${counted(max, 'data source', 'data sources')} in an app.`,

  file: 'Upload a file',
  drop: 'Drop files to add them',
  kinds: (mb: number) => `PDF, Word, PowerPoint, Excel, CSV, Markdown, HTML or text, up to ${count(mb)} MB`,
  uploading: (name: string) => `Uploading ${name}...`,
  uploadFailed: 'Error uploading data, please try again or contact support via chat',
  tooBig: (name: string, mb: number) => `${name} is too large. A file can have ${count(mb)} MB at most.`,
  duplicate: (name: string) => `${name} is already here`,

  text: 'Paste a text',
  textTitle: 'Paste a text',
  textLabel: 'Text',
  nameLabel: 'Name',
  nameHint: 'Its first words when you leave it empty.',
  textMissing: 'Please enter some text',
  textFailed: 'Error saving data, please try again or contact support via chat',
  add: 'Add',

  address: 'Web address',
  addressTitle: 'Add a web address',
  addressLabel: 'Address',
  addressHint: 'For example https://example.com/help',
  site: 'Read the pages it leads to as well',
  siteSays: (depth: number, pages: number) =>
    `Pages of the same site, ${count(depth)} links deep and ${count(pages)} pages at most, as its robots.txt allows.`,
  addressFailed: 'Failed to upload context, try again later',

  moreOf: (name: string) => `More for ${name}`,
  rename: 'Rename',
  renameLabel: 'Name of the data source',
  renameFailed: 'Failed to rename item, try again later',
  sync: 'Read again',
  tryAgain: 'Retry',
  replace: 'Replace with a file...',
  replaceFailed: 'Failed to replace item, try again later',
  replaced: (name: string) => `${name} was replaced`,
  remove: 'Delete',
  removeTitle: (name: string) => `Delete ${name}?`,
  removeText: 'Tools that read it no longer answer from it.',
  removeFailed: 'Failed to delete item, try again later',
  removed: (name: string) => `${name} was deleted`,
  keep: 'Keep it',

  syncedAt: (when: string) => `Synced ${when}`,
  progress: (done: number, total: number) => `${count(done)} of ${count(total)}`,
  passages: (n: number) => counted(n, 'passage', 'passages'),
  read: {
    pages: (n: number) => `${counted(n, 'page', 'pages')} read`,
    rows: (n: number) => `${counted(n, 'row', 'rows')} read`,
    slides: (n: number) => `${counted(n, 'slide', 'slides')} read`,
  },
  leftOut: (n: number, reasons: string) => `${count(n)} left out: ${reasons}`,
  reasons: {
    robots: 'not allowed by the site',
    status: 'refused by the server',
    kind: 'not readable',
    unreachable: 'not reachable',
    'no-text': 'without text',
    limit: 'beyond the limit',
  } satisfies Record<LeftOutReason, string>,

  search: 'Search the data sources',
  searchFailed: 'The search failed.',
  hits: (n: number) => counted(n, 'passage', 'passages'),
  noHits: 'Nothing fits. Try other words.',
  open: 'Show in the source',
  back: 'Back',
});
