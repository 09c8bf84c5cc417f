import { limits } from '@whittle/contract/limits';
import { count, counted } from '../../lib/numbers.ts';

export const chatTexts = {
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
  working: 'The assistant is still working. Stop it, or send this when it is done.',
  /** GEN-19, GEN-21 */
  sendFailed: 'An error occurred while sending your message',
  chatFailed: 'An error occurred while processing your request please try again later',
  stopFailed: 'The assistant could not be stopped. Try again.',
  tryAgain: 'Try again',
  stopped: 'You stopped this reply.',
  stoppedKept: 'What was finished before is kept.',
  /** GEN-10, GEN-11, GEN-12 */
  truncatedAction: 'Too long output, ask the chat to continue',
  /** The builder stopped the reply, so nothing was too long. */
  stoppedAction: 'Stopped before it was complete',
  truncatedReply: 'The output was too long for one iteration',
  keepGoing: "Let's keep going",
  continueMessage: 'Continue and repeat the last action if truncated',
  newBelow: 'New',
  newBelowName: 'Go to the newest message',
  allChanges: 'All Changes',
  /** VER-14 */
  waitForChanges: 'Wait for the changes to complete before viewing the diff',
  leftOutReasons: 'Rows that were left out, and why',
  row: (row: number) => `Row ${count(row)}`,
  moreRows: (rows: number) => `And ${counted(rows, 'row', 'rows')} more.`,
  noFileChanges: 'No file changes',
  showActions: (title: string) => `Show what changed in ${title}`,
  files: (files: number) => counted(files, 'file', 'files'),
  checked: (files: number, issues: number) =>
    `Checked ${counted(files, 'file', 'files')}, ${counted(issues, 'issue', 'issues')}`,
  line: (line: number) => `line ${line}`,
  details: 'Details',
  keepAccess: 'Keep',
  allowAccess: 'Allow',
  accessAsked: 'Wider access was asked for and waits for you',
  accessAllowed: 'Allowed',
  accessKept: 'Kept',
  accessFailed: 'Your answer could not be saved. Try again.',
  you: 'You',
  finished: (files: number) => `The reply is complete, ${counted(files, 'change', 'changes')}`,
  ended: 'The reply has ended before it was complete',
  failed: 'The reply has failed',
  phases: { thinking: 'Thinking', writing: 'Building', checking: 'Checking', repairing: 'Repairing' },
};

/** Three first requests that fit any app; one fills the box. */
export const firstRequests = [
  'A list with search and filters, and a form to add to it',
  'A dashboard with a chart by month',
  'A calendar of the week with the bookings of each day',
];
