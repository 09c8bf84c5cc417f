import type { AppId } from '@whittle/contract/ids';
import { AppError } from '../../http/app-error.ts';

const retrySeconds = 2;

/** For who opens the address of an app that is about to appear there. */
export const beingPublished = () => new AppError('app-being-published', { retryAfterSeconds: retrySeconds });

/** The apps that this process is publishing right now, and the addresses at which they are to appear. */
export function createUnderWay() {
  const slugs = new Map<string, number>();
  const apps = new Map<AppId, number>();
  return {
    has: (slug: string | undefined): boolean => slug !== undefined && slugs.has(slug),
    hasApp: (appId: AppId): boolean => apps.has(appId),
    async during<T>(appId: AppId, slug: string, work: () => Promise<T>): Promise<T> {
      count(slugs, slug, 1);
      count(apps, appId, 1);
      return work().finally(() => {
        count(slugs, slug, -1);
        count(apps, appId, -1);
      });
    },
  };
}

function count<Key>(counts: Map<Key, number>, key: Key, by: number): void {
  const left = (counts.get(key) ?? 0) + by;
  if (left === 0) counts.delete(key);
  else counts.set(key, left);
}
