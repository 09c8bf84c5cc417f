import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { chatTexts as texts } from './chat.texts.ts';

type OlderMessagesProps = {
  list: RefObject<HTMLElement | null>;
  /** The first message that is there. */
  first: string | undefined;
  onLoad: () => Promise<void>;
};

/** Loads what was said before as soon as the reader comes near the beginning (GEN-31). What is read stays in its place. */
export function OlderMessages({ list, first, onLoad }: OlderMessagesProps) {
  const mark = useRef<HTMLDivElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const isLoading = useRef(false);
  /** Distance of what is seen from the end of the list, while older messages are on their way. */
  const fromEnd = useRef<number | null>(null);

  const load = async () => {
    if (isLoading.current) return;
    isLoading.current = true;
    setHasFailed(false);
    const view = list.current;
    fromEnd.current = view && view.scrollHeight - view.scrollTop;
    await onLoad().catch(() => setHasFailed(true));
    isLoading.current = false;
  };

  // Browsers hold what is seen in its place by themselves, but for the very beginning of a list.
  useLayoutEffect(() => {
    const view = list.current;
    if (view && fromEnd.current !== null && view.scrollTop < 1) {
      view.scrollTo({ top: view.scrollHeight - fromEnd.current });
    }
    fromEnd.current = null;
  }, [first, list]);

  const onNear = useEffectEvent(() => {
    if (!hasFailed) void load();
  });
  useEffect(() => {
    if (!mark.current) return;
    const watch = new IntersectionObserver((entries) => entries.some((one) => one.isIntersecting) && onNear(), {
      root: list.current,
      rootMargin: '800px 0px 0px 0px',
    });
    watch.observe(mark.current);
    return () => watch.disconnect();
  }, [list, first]);

  return (
    <div ref={mark}>
      {hasFailed ? (
        <Notice
          kind="danger"
          action={
            <Button size="small" onClick={() => void load()}>
              {texts.retry}
            </Button>
          }
        >
          {texts.olderFailed}
        </Notice>
      ) : (
        <p className="flex items-center justify-center gap-2 text-ink-2">
          <Spinner />
          {texts.loadingOlder}
        </p>
      )}
    </div>
  );
}
