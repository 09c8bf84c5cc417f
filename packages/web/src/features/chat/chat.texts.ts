import { limits } from '@whittle/contract/limits';
import { count, counted } from '../../lib/numbers.ts';
import { defineTexts } from '../../lib/texts.ts';

export const chatTexts = defineTexts('chatTexts', {
  chat: 'Chat',
  /** GEN-01 */
  emptyTitle: 'Start a conversation',
  emptyText: 'Ask for new features or modifications to your app',
  /** GEN-02 */
  thinking: 'Thinking...',
  placeholder: 'Ask for a change',
  placeholderFirst: 'Describe the app you want',
  send: 'Send',
  stop: 'Stop',
  stopKeys: 'Ctrl+.',
  tooLong: (length: number) =>
    `This message is ${count(length)} characters long; the limit is ${count(limits.chatMessageMaxChars)}.`,
  /** GEN-27 */
  sendLater: 'Queue',
  queue: 'Queued messages',
  queueWaits: (messages: number) =>
    `${counted(messages, 'message is', 'messages are')} waiting for the reply to finish.`,
  queueHeld: 'The last reply did not finish, so these messages are on hold.',
  sendWaiting: 'Send now',
  editWaiting: 'Edit this message',
  removeWaiting: 'Remove this message',
  cancel: 'Cancel',
  save: 'Save',
  /** GEN-24 */
  uploadFailed: 'The file could not be uploaded. Try again.',
  uploadsRunning: 'The files are still uploading. Send the message when they have finished.',
  uploadsFailed: 'A file could not be uploaded. Try again, or remove it.',
  blindModel: (label: string) => `${label} cannot see images. It only gets their names and addresses.`,
  letAssistantImport: 'Let the assistant import it',
  importRequest: (names: string) => `Import all rows of ${names}`,
  openImport: 'Import it yourself',
  /** GEN-28 */
  planFirst: 'Plan first',
  planFirstHelp: 'The assistant discusses and suggests. Nothing is changed.',
  planned: 'Plan',
  placeholderPlan: 'Describe what you have in mind',
  buildPlan: 'Build this plan',
  /** GEN-29 */
  pickElement: 'Select an element',
  picking: 'Select an element. Press Escape to cancel.',
  removeElement: 'Remove the selected element',
  elementPlace: (file: string, line: number) => `${file}:${line}`,
  /** GEN-30 */
  rules: 'Project rules',
  rulesHelp: 'The assistant follows these in every request: wording, design, what must never change.',
  rulesPlaceholder: 'Texts are in German. Prices include tax. Never change the Layout.',
  rulesLength: (length: number) => `${count(length)} of ${count(limits.projectRulesMaxChars)} characters`,
  rulesTooLong: (length: number) =>
    `The rules are ${count(length)} characters long; the limit is ${count(limits.projectRulesMaxChars)}.`,
  rulesSaved: 'Rules saved',
  rulesFailed: 'The rules could not be saved. Try again.',
  rulesChanged: 'Not saved: the rules were changed meanwhile. Save again to store yours instead of these:',
  rulesTakeOthers: 'Use these',
  rulesUnread: 'The rules could not be loaded.',
  retry: 'Try again',
  /** GEN-31 */
  loadingOlder: 'Loading older messages...',
  olderFailed: 'Older messages could not be loaded.',
  /** GEN-32 */
  copy: 'Copy',
  debugLog: 'Debug log',
  model: 'Model',
  modelOf: (model: string) => `Model: ${model}`,
  modelsLoading: 'Loading the models…',
  modelsFailed: 'The models could not be loaded.',
  /** Who says what was changed without the assistant. */
  tools: {
    'database-panel': 'Database panel',
    'code-editor': 'Code editor',
    'visual-edit': 'Visual edit',
    'tool-editor': 'Tool editor',
    'repair-lab': 'Repair lab',
    'app-settings': 'App settings',
    import: 'Import',
  },
  copyMessage: 'Copy message',
  /** VALID-03 */
  versionId: (id: string) => `Version ${id}`,
  edit: 'Edit and resend',
  editing: 'Editing your last message. What it changed is undone when you send.',
  stopEditing: 'Cancel editing',
  /** GEN-15 */
  left: {
    'messages-of-day': (messages: number) => `${counted(messages, 'message', 'messages')} left today`,
    'messages-of-month': (messages: number) => `${counted(messages, 'message', 'messages')} left this month`,
    'tokens-of-month': (tokens: number) => `${counted(tokens, 'token', 'tokens')} left this month`,
  },
  /** GEN-19, GEN-21 */
  sendFailed: 'An error occurred while sending your message',
  chatFailed: 'An error occurred while processing your request please try again later',
  stopFailed: 'The assistant could not be stopped. Try again.',
  /** GEN-22 */
  heldUp: {
    'storage full':
      'The server’s disk is almost full: this reply may have to wait until there is space again. Ask the administrator to free up some.',
    'no database': 'The database does not answer: this reply may have to wait until it is back.',
  },
  tryAgain: 'Try again',
  stopped: 'You stopped this reply.',
  stoppedKept: 'Completed changes are kept.',
  /** GEN-10, GEN-11, GEN-12 */
  cutActions: {
    stream: 'Too long output, ask the chat to continue',
    builder: 'Stopped before it was complete',
  },
  /** What broke a reply off that had begun, where it is known. */
  tokens: (tokens: number) => counted(tokens, 'token', 'tokens'),
  brokeOffSilent: 'The model stopped responding.',
  truncatedReply: 'The output was too long for one iteration',
  keepGoing: "Let's keep going",
  continueMessage: 'Continue and repeat the last action if truncated',
  notMade: (changes: number) => `${counted(changes, 'change was', 'changes were')} not made.`,
  askAgain: 'Ask again',
  askAgainMessage: 'Make the changes of your last reply that were not applied',
  toNewest: 'Jump to latest',
  newBelow: 'New',
  newBelowName: 'New: go to the latest message',
  allChanges: 'All Changes',
  /** VER-14 */
  waitForChanges: 'Wait for the changes to complete before viewing the diff',
  /** VER-06, VER-07 */
  revertThis: 'Revert this',
  undoThis: 'Undo this change',
  reverting: 'Reverting...',
  revertWaits: 'Wait for the assistant to finish',
  leftOutReasons: 'Skipped rows and reasons',
  row: (row: number) => `Row ${count(row)}`,
  moreRows: (rows: number) => `And ${counted(rows, 'row', 'rows')} more.`,
  noFileChanges: 'No file changes',
  showActions: (title: string) => `Show what changed in ${title}`,
  files: (files: number) => counted(files, 'file', 'files'),
  details: 'Details',
  you: 'You',
  /** PREV-08, S-11 */
  appAsks: 'Message from the running app',
  appAsksHelp: 'The running app suggests this message. It is sent only if you choose to.',
  fromApp: 'Suggested by the running app',
  sendProposal: 'Send',
  sendProposalName: 'Send the message from the app',
  dismiss: 'Dismiss',
  finished: (files: number) => `The reply is complete, ${counted(files, 'change', 'changes')}`,
  ended: 'The reply ended before it was complete',
  failed: 'The reply failed',
  phases: {
    thinking: 'Thinking',
    writing: 'Building',
    continuing: 'Continuing',
    checking: 'Checking',
    walking: 'Opening the pages',
    repairing: 'Fixing',
  },
  /** GEN-61 */
  continuing: ({ round, of }: { round: number; of: number }) => `The output was cut, continuing (${round} of ${of})`,
  repairing: ({ round, of }: { round: number; of: number }) => `Fixing (${round} of ${of})`,
});

/** Three first requests that fit any app; one fills the box. */
export const firstRequests = defineTexts('firstRequests', [
  'A list with search and filters, and a form to add to it',
  'A dashboard with a monthly chart',
  'A week calendar with the bookings of each day',
]);
