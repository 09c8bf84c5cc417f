import { placeInStack } from '../../errors/place.ts';
import { reportProblem } from '../../errors/reporter.ts';
import { createAllowance } from '../../errors/allowance.ts';

const perWindow = { max: 5, windowMs: 10_000 };

/**
 * Dialogs and new windows as apps use them, but not by the hundreds: each holds up the builder's own window. The first
 * one too many ends them until the page is loaded again, and says so.
 */
export function limitDialogs(): void {
  limit(['alert', 'confirm', 'prompt'], 'dialog boxes');
  limit(['open'], 'new windows');
}

type Opener = 'alert' | 'confirm' | 'prompt' | 'open';
type AnyFunction = (...args: unknown[]) => unknown;

const refused: Record<Opener, unknown> = { alert: undefined, confirm: false, prompt: null, open: null };

function limit(names: Opener[], what: string) {
  const mayOpen = createAllowance(perWindow.max, perWindow.windowMs);
  let isEnded = false;
  const all = window as unknown as Record<Opener, AnyFunction>;
  for (const name of names) {
    const original = all[name].bind(window);
    all[name] = (...args) => {
      if (!isEnded && mayOpen()) return original(...args);
      if (!isEnded) {
        isEnded = true;
        const stack = new Error().stack ?? '';
        reportProblem(
          `The app opens too many ${what}. No more are shown until it is reloaded.`,
          placeInStack(stack),
          stack,
        );
      }
      return refused[name];
    };
  }
}
