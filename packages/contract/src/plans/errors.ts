import type { ErrorTable } from '../error-table.ts';

/** Selling plans, and giving them by hand. */
export const planErrors = {
  'plan-not-found': { status: 404, message: 'This account does not have this plan by hand.' },
  'account-not-found': { status: 404, message: 'This account does not exist. It may have been deleted.' },
  'plan-needed': { status: 403, message: 'This needs the {plan} plan or a higher one. Nothing was saved.' },
  'provider-token-missing': { status: 409, message: 'Enter the access token of your Gumroad account first.' },
  'provider-token-refused': { status: 422, message: 'Gumroad does not accept this access token. Nothing was saved.' },
  'provider-scope-missing': {
    status: 422,
    message: 'This access token lacks the permission {scope}. Create one at Gumroad that has it. Nothing was saved.',
  },
  'provider-unreachable': {
    status: 503,
    message: 'Gumroad did not respond. Everyone keeps their plan. Try again in a moment.',
  },
} as const satisfies ErrorTable;

/** Codes of calls that a higher plan would let through: the interface says so with the upgrade notice. */
export const upgradeErrorCodes: ReadonlySet<string> = new Set([
  'plan-needed',
  'context-limit-reached',
  'tool-limit-reached',
  'builder-chat-messages-limit-reached',
  'daily-chat-messages-limit-reached',
]);
