import { allowedTarget } from './allowed-target.ts';

/** Parameters that say where a sign-in leads on to. */
const targets = ['nextUrl', 'from_url', 'redirectTo', 'continueUrl'];

/**
 * A query without the targets that lead elsewhere than to `origin` and `others` (S-05), for pages whose code may follow
 * what stands in it. With its `?`, or empty.
 */
export function allowedQuery(search: string, origin: string, others: readonly string[]): string {
  const query = new URLSearchParams(search);
  for (const name of targets) {
    if (!query.has(name)) continue;
    const [first, ...more] = query.getAll(name);
    const target = allowedTarget(first, origin, others);
    if (target === null) query.delete(name);
    else if (more.length > 0) query.set(name, first!);
  }
  return query.size === 0 ? '' : `?${query.toString()}`;
}
