import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { chatTexts as texts } from '../chat.texts.ts';

type OlderMessagesProps = {
  list: RefObject<HTMLElement | null>;
  /** The first message that is there. */
  first: string | undefined;
  onLoad: () => Promise<void>;
};

/** Loads what was said before as soon as the reader comes near the beginning (GEN-31). */
export function OlderMessages({ list, first, onLoad }: OlderMessagesProps) {
  const mark = useRef<HTMLDivElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const isLoading = useRef(false);

  const load = async () => {
    if (isLoading.current) return;
    isLoading.current = true;
    setHasFailed(false);
    await onLoad().catch(() => setHasFailed(true));
    isLoading.current = false;
  };

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
    <div ref={mark} className="[overflow-anchor:none]">
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
