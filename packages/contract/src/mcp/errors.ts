import type { ErrorTable } from '../error-table.ts';

export const mcpErrors = {
  'mcp-token-invalid': {
    status: 401,
    message: 'This token is not valid for this app. Create a new one under the AI tools of the app.',
  },
  'mcp-token-maximum': { status: 409, message: 'An app can have at most {max} tokens. Revoke one first.' },
  'mcp-token-not-found': { status: 404, message: 'This token no longer exists.' },
} as const satisfies ErrorTable;
