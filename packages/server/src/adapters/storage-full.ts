/** What the file system, quotas and PostgreSQL say when there is no room left. */
const fullCodes = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Whether something failed because a disk is full. */
export function isStorageFull(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const { code } = at as { code?: unknown };
    if (typeof code === 'string' && fullCodes.has(code)) return true;
  }
  return false;
}
