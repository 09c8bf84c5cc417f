import type { PageOutcome } from '@whittle/contract/page-check';
import { count, counted } from '../../lib/numbers.ts';
import { defineTexts } from '../../lib/texts.ts';

export const debugLogTexts = defineTexts('debugLogTexts', {
  title: 'Debug log',
  about: 'What happened in this turn, for platform admins. It contains no request texts and no keys.',
  loading: 'Loading the debug log',
  failed: 'The debug log could not be loaded.',
  tryAgain: 'Try again',
  empty: 'There is no debug log for this turn. Logs are kept for 14 days.',
  copy: 'Copy as JSON',
  facts: 'Facts',
  timeline: 'Timeline',
  message: 'Message',
  version: 'Version',
  outcome: 'Outcome',
  outcomes: { complete: 'complete', truncated: 'truncated', stopped: 'stopped', failed: 'failed' },
  model: 'Model',
  tokens: 'Tokens',
  cost: 'Cost',
  took: 'Took',
  none: 'none',
  tokensOf: (prompt: number, completion: number) => `${count(prompt)} in, ${count(completion)} out`,
  dropped: (steps: number) => `${counted(steps, 'further step was', 'further steps were')} not kept.`,
  purposes: {
    reply: 'Asked the model',
    continue: 'Asked to go on where the output was cut',
    'refused-edits': 'Asked for refused edits again',
    repair: 'Asked for a fix',
  },
  round: (round: number) => `try ${count(round)}`,
  parts: {
    instructions: 'instructions',
    app: 'the app',
    conversation: 'earlier conversation',
    message: 'message and files',
    pictures: 'images',
  },
  part: (name: string, chars: number, tokens: number) =>
    tokens > 0
      ? `${name}: ${count(chars)} characters, about ${count(tokens)} tokens`
      : `${name}: ${count(chars)} bytes`,
  tools: (names: string) => `tools: ${names}`,
  answered: 'The model responded',
  firstByte: (time: string) => `first byte after ${time}`,
  noText: 'no text',
  chars: (chars: number) => counted(chars, 'character', 'characters'),
  cached: (tokens: number) => `${count(tokens)} from the cache`,
  ended: (reason: string) => `ended: ${reason}`,
  actions: 'Applied the actions',
  applied: (files: string) => `applied: ${files}`,
  refused: (file: string, message: string) => `refused, ${file}: ${message}`,
  checked: 'Checked the files',
  noFaults: 'no problems',
  walked: 'Opened the pages',
  pagesNotChecked: 'no window was open to check pages, or there were none to check',
  pageStates: { opened: 'opened', broken: 'error', silent: 'no response in time' } satisfies Record<
    PageOutcome['state'],
    string
  >,
  mended: (told: string) => `fixed: ${told}`,
  fault: (place: string, message: string) => `${place}: ${message}`,
  error: 'Failed',
});
