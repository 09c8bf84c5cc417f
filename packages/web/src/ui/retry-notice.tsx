import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

type RetryNoticeProps = { children: ReactNode; label: string; onRetry: () => unknown };

/** Something could not be loaded; the way on is to ask once more. */
export function RetryNotice({ children, label, onRetry }: RetryNoticeProps) {
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
