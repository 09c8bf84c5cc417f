import type { Frame, Page } from '@playwright/test';
import type { BuiltApp } from '../run/built-app.ts';

/** Where steps take place: a running app in a window, or in a frame of it. */
export type Stage = {
  page: Page;
  frame: Frame;
  app: Pick<BuiltApp, 'reply' | 'entities' | 'records'> & Partial<Pick<BuiltApp, 'openPublished'>>;
  /** The address of the app's first page. */
  home: string;
  /** How long a person would wait for anything. */
  patienceMs: number;
};

/** What a step looked for and did not find. */
export class Missing extends Error {}

const betweenLooksMs = 60;

/** Looks again until there is something; throws `Missing` with the sentence when patience ends. */
export async function until<Found>(
  { patienceMs }: Pick<Stage, 'patienceMs'>,
  sentence: string | (() => string),
  look: () => Promise<Found | null | undefined | false>,
): Promise<Found> {
  const end = Date.now() + patienceMs;
  let reason = '';
  do {
    try {
      const found = await look();
      if (found !== null && found !== undefined && found !== false) return found;
    } catch (error) {
      // A page that changes while it is looked at is looked at again.
      reason = error instanceof Missing ? error.message : '';
    }
    await new Promise((resolve) => setTimeout(resolve, betweenLooksMs));
  } while (Date.now() < end);
  throw new Missing(reason || (typeof sentence === 'string' ? sentence : sentence()));
}
