import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** Closer to the end than this counts as being at the end, in px. */
const nearPx = 48;

/** What a press inside the list opens or folds is the reader's doing: the list holds still for this long, in ms. */
const holdMs = 400;

/**
 * Keeps a growing list at its end while the reader is there, and leaves it alone once they scrolled up. `away` says that
 * they are further from the end than a screen, or that `news` arrived below what is seen; null near the end.
 */
export function useFollowScroll(
  list: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  news: unknown,
) {
  const isAtEnd = useRef(true);
  const heldUntil = useRef(0);
  const [away, setAway] = useState<'far' | 'news' | null>(null);

  const toEnd = useCallback(() => {
    isAtEnd.current = true;
    heldUntil.current = 0;
    setAway(null);
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [list]);

  useEffect(() => {
    if (!isAtEnd.current) setAway('news');
  }, [news]);

  useEffect(() => {
    const view = list.current;
    if (!view || !content.current) return;
    const onScroll = () => {
      const below = view.scrollHeight - view.scrollTop - view.clientHeight;
      isAtEnd.current = below < nearPx;
      const isFar = below > view.clientHeight;
      setAway((before) => (isAtEnd.current ? null : before === 'news' ? 'news' : isFar ? 'far' : null));
    };
    const onPress = () => {
      heldUntil.current = performance.now() + holdMs;
    };
    const growth = new ResizeObserver(() => {
      if (performance.now() < heldUntil.current) onScroll();
      else if (isAtEnd.current) view.scrollTo({ top: view.scrollHeight });
    });
    growth.observe(content.current);
    growth.observe(view);
    view.addEventListener('scroll', onScroll, { passive: true });
    view.addEventListener('click', onPress, { capture: true });
    return () => {
      growth.disconnect();
      view.removeEventListener('scroll', onScroll);
      view.removeEventListener('click', onPress, { capture: true });
    };
  }, [list, content]);

  return { away, toEnd };
}
