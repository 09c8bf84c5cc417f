import type { ReactNode } from 'react';
import { Info, OctagonAlert, TriangleAlert } from 'lucide-react';
import { cx } from '../lib/cx.ts';

const kinds = {
  danger: { ground: 'bg-danger-soft', icon: OctagonAlert, mark: 'text-danger' },
  warning: { ground: 'bg-warning-soft', icon: TriangleAlert, mark: 'text-warning' },
  info: { ground: 'bg-sunken', icon: Info, mark: 'text-ink-2' },
};

/** A sentence that stands where something happened, with one way on beside it. */
export function Notice({
  kind,
  children,
  action,
  className,
}: {
  kind: keyof typeof kinds;
  children: ReactNode;
  action?: ReactNode;
  className?: string;
}) {
  const { ground, icon: Icon, mark } = kinds[kind];
  return (
    <div
      role={kind === 'danger' ? 'alert' : undefined}
      className={cx('flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control px-3 py-2', ground, className)}
    >
      <p className="flex min-w-0 flex-1 basis-48 items-start gap-2">
        <Icon aria-hidden size={16} className={cx('mt-0.5', mark)} />
        <span className="min-w-0">{children}</span>
      </p>
      {action}
    </div>
  );
}
