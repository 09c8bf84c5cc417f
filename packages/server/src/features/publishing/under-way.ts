import { AppError } from '../../http/app-error.ts';

const retrySeconds = 2;

/** For who opens the address of an app that is about to appear there. */
export const beingPublished = () => new AppError('app-being-published', { retryAfterSeconds: retrySeconds });

/** The addresses at which this process is publishing an app right now. */
export function createUnderWay() {
  const slugs = new Map<string, number>();
  const count = (slug: string, by: number) => {
    const left = (slugs.get(slug) ?? 0) + by;
    if (left === 0) slugs.delete(slug);
    else slugs.set(slug, left);
  };
  return {
    has: (slug: string | undefined): boolean => slug !== undefined && slugs.has(slug),
    async during<T>(slug: string, work: () => Promise<T>): Promise<T> {
      count(slug, 1);
      return work().finally(() => count(slug, -1));
    },
  };
}
