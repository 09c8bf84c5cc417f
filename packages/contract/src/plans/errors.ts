import type { ErrorTable } from '../error-table.ts';

/** `plan` is the lowest plan that has what was asked for. */
export const planErrors = {
  'plan-needed': { status: 403, message: 'This needs the plan {plan}. Upgrade to use it.' },
} as const satisfies ErrorTable;

/** Codes of calls that a higher plan would let through: the interface says so with the upgrade notice. */
export const upgradeErrorCodes: ReadonlySet<string> = new Set([
  'plan-needed',
  'context-limit-reached',
  'tool-limit-reached',
  'builder-chat-messages-limit-reached',
  'daily-chat-messages-limit-reached',
]);
