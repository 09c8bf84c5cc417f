import { useEffect, useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { knowledgeCalls } from '@whittle/contract/knowledge/calls';
import type { Passage } from '@whittle/contract/knowledge/context-item';
import { sentenceOf } from '../../lib/api-error.ts';
import { callServer } from '../../lib/call-server.ts';
import { cx } from '../../lib/cx.ts';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { RowsToCome } from '../../ui/skeleton.tsx';
import { contextItemTexts as texts } from './context-items.texts.ts';
import { MarkedText } from './marked-text.tsx';
import { placeOf } from './passage-place.ts';
import { withoutShared } from './shown-passages.ts';

/** A passage, and the question that it answers to. */
export type OpenedPassage = { passage: Pick<Passage, 'contextItemId' | 'n' | 'name'>; question: string };

const usePassages = (itemId: string, n: number, question: string) =>
  useQuery({
    queryKey: ['context-passages', itemId, n, question],
    queryFn: ({ signal }) =>
      callServer(knowledgeCalls.passages, { params: { id: itemId }, query: { n, question }, signal }),
  });

/** A source opened at a passage, which is highlighted among what stands around it. */
export function PassageView({ passage, question }: OpenedPassage) {
  const around = usePassages(passage.contextItemId, passage.n, question);
  const opened = useRef<HTMLElement>(null);
  useEffect(() => {
    opened.current?.scrollIntoView({ block: 'center' });
  }, [around.data]);
  if (around.isPending) return <RowsToCome rows={4} />;
  if (around.isError) {
    return (
      <RetryNotice label={texts.retry} onRetry={around.refetch}>
        {texts.sourceFailed} {sentenceOf(around.error)}
      </RetryNotice>
    );
  }
  return (
    <div className="flex flex-col gap-2">
      {withoutShared(around.data.passages, passage.n).map((one) => {
        const isOpened = one.n === passage.n;
        return (
          <section
            key={one.n}
            {...(isOpened && { ref: opened, 'aria-current': 'true' as const })}
            className={cx('rounded-control px-3 py-2', isOpened ? 'bg-sunken' : 'text-ink-2')}
          >
            {placeOf(one) && (
              <p className="type-meta text-ink-2" dir="auto">
                {placeOf(one)}
              </p>
            )}
            <MarkedText {...one} />
          </section>
        );
      })}
    </div>
  );
}
