import type { ReactNode } from 'react';
import { LockKeyhole } from 'lucide-react';
import { Link } from 'react-router';
import { cx } from '../../lib/cx.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { planTexts as texts } from './plans.texts.ts';
import { useIsPlanLimited, useUpgradeLink } from './upgrade-link.ts';

/**
 * What a higher plan has, where the locked thing is: one sentence and the way to the plans (PLAN-14). Where no plan limits
 * who reads it, the sentence stands alone.
 */
export function UpgradeNotice({ children, className }: { children: ReactNode; className?: string }) {
  const to = useUpgradeLink();
  if (!useIsPlanLimited()) return <Notice kind="info">{children}</Notice>;
  return (
    <div
      role="note"
      className={cx('flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control bg-accent-soft px-3 py-2', className)}
    >
      <p className="flex min-w-0 flex-1 basis-48 items-start gap-2">
        <LockKeyhole aria-hidden size={16} className="mt-0.5 text-accent-text" />
        <span className="min-w-0">{children}</span>
      </p>
      <Button asChild size="small" variant="filled">
        <Link to={to}>{texts.upgrade}</Link>
      </Button>
    </div>
  );
}
