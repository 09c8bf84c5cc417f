import * as react from 'react';

type Internals = { recentlyCreatedOwnerStacks?: number } | undefined;

/**
 * React's development build records a stack for each of the first ten thousand elements of every second, for warnings
 * that nobody reads in a preview: half of the time that a page takes to appear. Its own counter says when to stop; here it
 * always says so. Errors keep their stacks and their component stacks.
 */
export function skipOwnerStacks(): void {
  const name = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
  const internals = (react as unknown as Record<string, Internals>)[name];
  if (typeof internals?.recentlyCreatedOwnerStacks !== 'number') return;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} });
}
