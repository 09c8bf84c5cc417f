import { LoaderCircle } from 'lucide-react';
import { cx } from '../lib/cx.ts';

/** Says that one thing is being worked on. Reduced motion shows a still dot, so a word always stands beside it. */
export function Spinner({ size = 14, className }: { size?: number; className?: string }) {
  return (
    <>
      <LoaderCircle aria-hidden size={size} className={cx('animate-turn motion-reduce:hidden', className)} />
      <span
        aria-hidden
        className={cx('hidden size-1.5 rounded-full bg-current motion-reduce:inline-block', className)}
      />
    </>
  );
}
