import { limits } from '@whittle/contract/limits';
import type { FrameToBuilder } from '@whittle/contract/preview';
import type { UnreadableText } from '@whittle/contract/page-check';
import { press, pressables } from './pressable.ts';
import { unreadableTexts } from './unreadable.ts';

type Trying = {
  send(message: FrameToBuilder): void;
  /** Waits until the page is at rest; answers how many calls were refused until then. */
  settled(quietMs: number, longestMs: number): Promise<number>;
  navigate(path: string): void;
  /** Only the owner's view is pressed and read: the others show the same parts. */
  isWhole: boolean;
};

const openParts = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
const rest = { quietMs: 60, longestMs: 500 };

/**
 * Tries what a page offers, once it has come to rest: reads it in light and dark, and presses its buttons, tabs and filters
 * until the time of one page is over. Tells of each press, so that an error is known by what led to it.
 */
export async function tryPage({ send, settled, navigate, isWhole }: Trying): Promise<void> {
  const now = performance.now.bind(performance);
  const startedAt = now();
  const start = window.location.pathname + window.location.search;
  const unreadable: UnreadableText[] = isWhole ? [...unreadableTexts('light'), ...unreadableTexts('dark')] : [];
  const done = new Set<string>();
  let isOver = false;
  const end = (notPressed: number) => {
    if (isOver) return;
    isOver = true;
    send({ type: 'page_done', notPressed, unreadable: unreadable.slice(0, limits.pageCheckErrorsPerPage) });
  };
  const left = () => new Set(pressables().flatMap(({ key }) => (done.has(key) ? [] : [key]))).size;
  if (!isWhole) return end(0);
  // A press may lead away from the app's pages for good.
  window.addEventListener('pagehide', () => end(0));

  let refusedBefore = await settled(0, 0);
  while (done.size < limits.pageCheckPresses && now() - startedAt < limits.pageCheckPressMs) {
    const next = pressables().find(({ key, isSafe }) => isSafe && !done.has(key));
    if (!next) break;
    done.add(next.key);
    press(next.node);
    const refused = await settled(rest.quietMs, rest.longestMs);
    send({ type: 'page_pressed', label: next.label, refusedCalls: refused - refusedBefore });
    refusedBefore = refused;
    await close(settled);
    if (window.location.pathname + window.location.search !== start) {
      navigate(start);
      refusedBefore = await settled(rest.quietMs, rest.longestMs);
    }
  }
  end(left());
}

/** What opened lies over the rest; Escape is the way out that every dialog and menu has. */
async function close(settled: Trying['settled']): Promise<void> {
  const open = document.querySelector<HTMLElement>(openParts);
  if (!open) return;
  for (const target of new Set([open, document.activeElement ?? open])) {
    target.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true }),
    );
  }
  await settled(30, 200);
}
