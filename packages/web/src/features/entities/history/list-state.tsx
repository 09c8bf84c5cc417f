import type { ReactNode } from 'react';
import { sentenceOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { AfterAMoment, Skeleton } from '../../../ui/skeleton.tsx';
import { historyTexts as texts } from './history.texts.ts';

type ListStateProps = {
  query: {
    isPending: boolean;
    isError: boolean;
    error: unknown;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    refetch: () => unknown;
    fetchNextPage: () => unknown;
  };
  isEmpty: boolean;
  empty: string;
  children: ReactNode;
};

/** What a list shows while it loads, when it fails, when nothing is in it, and how to see more of it. */
export function ListState({ query, isEmpty, empty, children }: ListStateProps) {
  if (query.isPending) {
    return (
      <AfterAMoment>
        <div aria-busy className="flex flex-col gap-3">
          <Skeleton className="h-14 w-full" />
          <Skeleton className="h-14 w-full" />
          <Skeleton className="h-14 w-full" />
        </div>
      </AfterAMoment>
    );
  }
  if (query.isError) {
    return (
      <Notice
        kind="danger"
        action={
          <Button size="small" onClick={() => void query.refetch()}>
            {texts.retry}
          </Button>
        }
      >
        {texts.loadFailed} {sentenceOf(query.error)}
      </Notice>
    );
  }
  if (isEmpty) return <p className="text-ink-2">{empty}</p>;
  return (
    <>
      {children}
      {query.hasNextPage && (
        <Button className="mt-3" isBusy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {texts.showMore}
        </Button>
      )}
    </>
  );
}
