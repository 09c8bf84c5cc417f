import { type RefObject, useLayoutEffect, useState } from 'react';

/** Two versions of about 45 letters each, and their line numbers. */
const sideBySidePx = 700;

/** Whether two texts fit beside each other there. */
export function useHasRoom(place: RefObject<HTMLElement | null>, isShown: boolean): boolean {
  const [hasRoom, setHasRoom] = useState(false);
  useLayoutEffect(() => {
    if (!isShown || !place.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setHasRoom(entry.contentRect.width >= sideBySidePx);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, isShown]);
  return hasRoom;
}
