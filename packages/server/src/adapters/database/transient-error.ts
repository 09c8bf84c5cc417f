/** Classes of SQLSTATE that say nothing about the statement: connection, resources, shutdown, conflict with another one. */
const transientStates = /^(?:08|53|57P0|40001|40P01)/;
const socketCodes = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
]);

/** True when the same statement may succeed later: the database restarts, or the connection to it broke. */
export function isTransientDatabaseError(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const { code } = at as { code?: unknown };
    if (typeof code === 'string' && (socketCodes.has(code) || transientStates.test(code))) return true;
  }
  return false;
}
