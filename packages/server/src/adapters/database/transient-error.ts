/** Classes of SQLSTATE that say nothing about the statement: connection, resources, shutdown, conflict with another one. */
const transientStates = /^(?:08|53|57P0|40001|40P01)/;
const socketCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN']);

/** What node-postgres says without a code, of a connection that broke or could not be made in time. */
const brokenConnection =
  /^(?:Connection terminated|Client (?:has encountered a connection error|was closed)|timeout expired)/;

/** True when the same statement may succeed later: the database restarts, or the connection to it broke. */
export function isTransientDatabaseError(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const { code } = at as { code?: unknown };
    if (typeof code !== 'string') {
      if (brokenConnection.test(at.message)) return true;
    } else if (socketCodes.has(code) || transientStates.test(code)) return true;
  }
  return false;
}
