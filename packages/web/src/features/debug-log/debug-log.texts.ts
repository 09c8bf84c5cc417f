import type { PageOutcome } from '@whittle/contract/turn-walk';
import { count, counted } from '../../lib/numbers.ts';
import { defineTexts } from '../../lib/texts.ts';

export const debugLogTexts = defineTexts('debugLogTexts', {
  title: 'Debug log',
  about: 'What happened in this turn, for platform admins. The texts of requests and keys are not in it.',
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
  outcomes: { complete: 'complete', truncated: 'broken off', stopped: 'stopped', failed: 'failed' },
  model: 'Model',
  tokens: 'Tokens',
  cost: 'Cost',
  took: 'Took',
  none: 'none',
  tokensOf: (prompt: number, completion: number) => `${count(prompt)} in, ${count(completion)} out`,
  dropped: (steps: number) => `${counted(steps, 'further step was', 'further steps were')} not kept.`,
  purposes: {
    reply: 'Asked the model',
    'refused-edits': 'Asked for refused edits again',
    repair: 'Asked for a repair',
  },
  round: (round: number) => `try ${count(round)}`,
  parts: {
    instructions: 'instructions',
    app: 'the app',
    conversation: 'earlier conversation',
    message: 'message and files',
    pictures: 'pictures',
  },
  part: (name: string, chars: number, tokens: number) =>
    tokens > 0
      ? `${name}: ${count(chars)} characters, about ${count(tokens)} tokens`
      : `${name}: ${count(chars)} bytes`,
  tools: (names: string) => `tools: ${names}`,
  answered: 'The model answered',
  firstByte: (time: string) => `first byte after ${time}`,
  noText: 'no text came',
  chars: (chars: number) => counted(chars, 'character', 'characters'),
  cached: (tokens: number) => `${count(tokens)} from the cache`,
  ended: (reason: string) => `ended: ${reason}`,
  actions: 'Applied the actions',
  applied: (files: string) => `applied: ${files}`,
  refused: (file: string, message: string) => `refused, ${file}: ${message}`,
  checked: 'Checked the files',
  noFaults: 'no faults',
  walked: 'Opened the pages',
  notWalked: 'no window was there to open pages, or none had to be opened',
  pageStates: { opened: 'opened', broken: 'error', silent: 'no answer in time' } satisfies Record<
    PageOutcome['state'],
    string
  >,
  mended: (told: string) => `mended: ${told}`,
  fault: (place: string, message: string) => `${place}: ${message}`,
  error: 'Failed',
});
