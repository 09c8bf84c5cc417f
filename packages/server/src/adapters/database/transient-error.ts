/** Classes of SQLSTATE that say nothing about the statement: connection, resources, shutdown, conflict with another one. */
const transientStates = /^(?:08|53|57P0|40001|40P01)/;
const socketCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN']);

/** What node-postgres says without a code, of a connection that broke or could not be made in time. */
const brokenConnection =
  /^(?:Connection terminated|Client (?:has encountered a connection error|was closed)|timeout expired)/;

/** True when the same statement may succeed later: the database restarts, or the connection to it broke. */
export const isTransientDatabaseError = (error: unknown): boolean =>
  hasCause(error, ({ code, message }) =>
    typeof code === 'string' ? socketCodes.has(code) || transientStates.test(code) : brokenConnection.test(message),
  );

/** True when the transaction was ended for another one's sake, by deadlock or serialization: for certain, nothing is stored. */
export const isConflictOfTransactions = (error: unknown): boolean =>
  hasCause(error, ({ code }) => code === '40001' || code === '40P01');

function hasCause(error: unknown, test: (error: Error & { code?: unknown }) => boolean): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if (test(at)) return true;
  }
  return false;
}
