import { type RefObject, useEffect, useRef } from 'react';
import { useLatest } from '../../../lib/use-latest.ts';
import type { PreviewGuarding } from './use-preview-guard.ts';
import { createUseWatch } from './use-watch.ts';

const lookEveryMs = 200;
const ownInputs = ['pointerdown', 'pointerup', 'touchend', 'keydown'] as const;

/** Calls back while a person uses the app in the frame, as often as it is looked (PREV-18). `code` changes with the app's code. */
export function usePersonInFrame(
  frameRef: RefObject<HTMLIFrameElement | null>,
  { code, isWatched, onUsed }: PreviewGuarding['watching'],
): void {
  const watch = useRef(createUseWatch());
  const latest = useLatest(onUsed);
  useEffect(() => watch.current.codeChanged(Date.now()), [code]);
  useEffect(() => {
    const onInput = (event: Event) => {
      if (event.isTrusted) watch.current.ownInput(Date.now());
    };
    for (const name of ownInputs) addEventListener(name, onInput, true);
    return () => {
      for (const name of ownInputs) removeEventListener(name, onInput, true);
    };
  }, []);
  useEffect(() => {
    if (!isWatched) return;
    const timer = setInterval(() => {
      const isActive = navigator.userActivation?.isActive === true;
      const isFrameFocused = frameRef.current !== null && document.activeElement === frameRef.current;
      if (watch.current.isUsed({ now: Date.now(), isActive, isFrameFocused })) latest.current();
    }, lookEveryMs);
    return () => clearInterval(timer);
  }, [isWatched, frameRef, latest]);
}
