import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The newest value for functions that keep their identity; it is in place before anything on the screen can call them. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
