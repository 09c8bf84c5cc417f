import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** Closer to the end than this counts as being at the end, in px. */
const nearPx = 48;

/**
 * Keeps a growing list at its end while the reader is there, and leaves it alone once they scrolled up. `isAway` says
 * that something new stands below what is seen.
 */
export function useFollowScroll(list: RefObject<HTMLElement | null>, content: RefObject<HTMLElement | null>) {
  const isAtEnd = useRef(true);
  const [isAway, setIsAway] = useState(false);

  const toEnd = useCallback(() => {
    isAtEnd.current = true;
    setIsAway(false);
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [list]);

  useEffect(() => {
    const view = list.current;
    if (!view || !content.current) return;
    const onScroll = () => {
      isAtEnd.current = view.scrollHeight - view.scrollTop - view.clientHeight < nearPx;
      if (isAtEnd.current) setIsAway(false);
    };
    let height = content.current.offsetHeight;
    const growth = new ResizeObserver(([entry]) => {
      const next = entry?.contentRect.height ?? 0;
      if (isAtEnd.current) view.scrollTo({ top: view.scrollHeight });
      else if (next > height) setIsAway(true);
      height = next;
    });
    growth.observe(content.current);
    growth.observe(view);
    view.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      growth.disconnect();
      view.removeEventListener('scroll', onScroll);
    };
  }, [list, content]);

  return { isAway, toEnd };
}
