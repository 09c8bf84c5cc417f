import type { ReactNode } from 'react';
import { isForOthers, sentenceOf } from '../lib/api-error.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

type RetryNoticeProps = {
  children: ReactNode;
  label: string;
  onRetry: () => unknown;
  /** Why it could not be loaded, where that may be because others alone may see it. */
  error?: unknown;
};

/** Something could not be loaded; the way on is to ask once more, unless it is for others: then one sentence says so. */
export function RetryNotice({ children, label, onRetry, error }: RetryNoticeProps) {
  if (isForOthers(error)) return <Notice kind="info">{sentenceOf(error)}</Notice>;
  const retry = (
    <Button size="small" onClick={() => void onRetry()}>
      {label}
    </Button>
  );
  return (
    <Notice kind="danger" action={retry}>
      {children}
    </Notice>
  );
}
