import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Holds what is read in its place when messages come in front of the `first` one. Browsers that anchor scrolling do so by
 * themselves, but not at the very beginning of a list; others never do.
 */
export function useHoldPlace(list: RefObject<HTMLElement | null>, first: string | undefined): void {
  const known = useRef<{ message: Element; top: number } | null>(null);
  /** As far as it was told: the list may have been scrolled a little further since. */
  const scrolled = useRef(0);

  useEffect(() => {
    const view = list.current;
    const onScroll = () => {
      scrolled.current = view?.scrollTop ?? 0;
    };
    onScroll();
    view?.addEventListener('scroll', onScroll, { passive: true });
    return () => view?.removeEventListener('scroll', onScroll);
  }, [list]);

  useLayoutEffect(() => {
    const view = list.current;
    if (!view) return;
    const topOf = (message: Element) =>
      message.getBoundingClientRect().top - view.getBoundingClientRect().top + view.scrollTop;
    const message = view.querySelector('article');
    const before = known.current;
    if (before?.message.isConnected && before.message !== message) {
      const added = topOf(before.message) - before.top;
      const isAnchored = view.scrollTop - scrolled.current > added / 2;
      if (!isAnchored) view.scrollBy({ top: added });
    }
    known.current = message && { message, top: topOf(message) };
  }, [list, first]);
}
