import { type ReactNode, useEffect, useState } from 'react';
import { cx } from '../lib/cx.ts';

/** A still block in the shape of what is coming. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cx('rounded-control bg-sunken', className)} />;
}

/** Shows nothing for the first 150 ms, because a skeleton that only flashes is worse than none. */
export function AfterAMoment({ children }: { children: ReactNode }) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), 150);
    return () => clearTimeout(timer);
  }, []);
  return isShown ? children : null;
}

/** A few rows that are not there yet. */
export function RowsToCome({ rows, className = 'h-14' }: { rows: number; className?: string }) {
  return (
    <AfterAMoment>
      <div aria-busy className="flex flex-col gap-3">
        {Array.from({ length: rows }, (_, at) => (
          <Skeleton key={at} className={className} />
        ))}
      </div>
    </AfterAMoment>
  );
}
