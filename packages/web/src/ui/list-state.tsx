import type { ReactNode } from 'react';
import { sentenceOf } from '../lib/api-error.ts';
import { Button } from './button.tsx';
import { RetryNotice } from './retry-notice.tsx';
import { RowsToCome } from './skeleton.tsx';

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
  /** What stands in the place of the list when nothing is in it. */
  empty: ReactNode;
  texts: { loadFailed: string; retry: string; showMore: string };
  children: ReactNode;
};

/** What a list shows while it loads, when it fails, when nothing is in it, and how to see more of it. */
export function ListState({ query, isEmpty, empty, texts, children }: ListStateProps) {
  if (query.isPending) return <RowsToCome rows={5} />;
  return (
    <>
      {query.isError && (
        <RetryNotice label={texts.retry} onRetry={query.refetch}>
          {texts.loadFailed} {sentenceOf(query.error)}
        </RetryNotice>
      )}
      {!isEmpty && children}
      {isEmpty && !query.isError && <div className="flex flex-wrap items-center gap-3 text-ink-2">{empty}</div>}
      {query.hasNextPage && (
        <Button
          className="mt-3 self-start"
          isBusy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {texts.showMore}
        </Button>
      )}
    </>
  );
}
