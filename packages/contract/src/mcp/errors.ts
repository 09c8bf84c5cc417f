import type { ErrorTable } from '../error-table.ts';

export const mcpErrors = {
  'mcp-token-invalid': {
    status: 401,
    message: 'This token is not valid for this app. Make a new one among the AI tools of the app.',
  },
  'mcp-token-maximum': { status: 409, message: 'An app has at most {max} tokens. Revoke one first.' },
  'mcp-token-not-found': { status: 404, message: 'This token does not exist any more.' },
} as const satisfies ErrorTable;
