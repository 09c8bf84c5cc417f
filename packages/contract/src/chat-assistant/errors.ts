import type { ErrorTable } from '../error-table.ts';

export const chatAssistantErrors = {
  'chat-not-active': { status: 404, message: 'The chat assistant of this app is not active.' },
  'conversation-not-found': { status: 404, message: 'This conversation does not exist, or it is not yours.' },
  'answer-not-found': { status: 404, message: 'This answer does not exist, or it is not yours.' },
  'answer-busy': { status: 409, message: 'The last question is still being answered. Wait until it is done.' },
  'answer-interrupted': { status: 503, message: 'The server was restarted during this answer. Ask again.' },
  'memory-not-found': { status: 404, message: 'This is no longer remembered.' },
  'memory-full': { status: 409, message: 'At most {max} things can be remembered. Erase one first.' },
  'proposal-over': { status: 409, message: 'This was already decided, or it waited too long. Ask again.' },
  'question-limit-reached': {
    status: 429,
    message: 'You have asked {max} questions today, which is the limit. Ask again tomorrow.',
  },
} as const satisfies ErrorTable;
