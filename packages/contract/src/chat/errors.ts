import type { ErrorTable } from '../error-table.ts';

export const chatErrors = {
  'message-empty': { status: 400, message: 'Write what you want to build or change first.' },
  'message-too-long': { status: 413, message: 'The message is too long.' },
  'turn-running': { status: 409, message: 'The assistant is still working on the last message. Stop it or wait.' },
  'log-trimmed': { status: 410, message: 'The conversation has moved on. Reload it.' },
  'not-last-message': {
    status: 409,
    message: 'The app has changed since this message. Restore a version instead, or send a new message.',
  },
  'queue-full': {
    status: 409,
    message: 'Too many messages are waiting. Wait until some have been sent, or remove one.',
  },
  'queued-message-gone': { status: 404, message: 'This message is no longer waiting: it was sent or removed.' },
  'attachment-not-found': { status: 400, message: 'An attached file no longer exists. Attach it again.' },
  'debug-log-gone': {
    status: 404,
    message: 'There is no debug log for this turn. Logs are kept for 14 days.',
  },
  'rules-changed': { status: 409, message: 'These rules were changed while you were editing them. Nothing was saved.' },
  'no-turn-running': { status: 409, message: 'The assistant is not working on anything.' },
  'builder-chat-messages-limit-reached': {
    status: 429,
    message: 'You have reached your builder chat messages limit. Please upgrade your plan to continue.',
  },
  'daily-chat-messages-limit-reached': {
    status: 429,
    message:
      'You have reached your daily limit of {N} messages. Please try again tomorrow or upgrade to a paid plan to remove daily limit.',
  },
  'chat-tokens-limit-reached': {
    status: 429,
    message: 'You have used this month’s {N} tokens. Your apps keep running. Ask the admin for more.',
  },
  'turn-shut-down': {
    status: 503,
    message: 'The server was stopped while the assistant was writing. What was finished is kept.',
  },
  'turn-too-long': {
    status: 504,
    message: 'The assistant took longer than a reply may take. What was finished is kept.',
  },
  'chat-failed': { status: 502, message: 'An error occurred while processing your request please try again later' },
} as const satisfies ErrorTable;
