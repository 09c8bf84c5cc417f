import { cx } from '../lib/cx.ts';

/** Whittle's mark: a square with the notch. Small beside a message, larger with the name in a header. */
export function Mark({ size = 20, className }: { size?: number; className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 20 20" width={size} height={size} className={cx('shrink-0 text-accent', className)}>
      <path fill="currentColor" d="M4 0h8.500L20 7.500V16a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4V4a4 4 0 0 1 4-4Z" />
      <path
        d="m4.500 7 2.100 7L10 8.500 13.400 14l2.100-7"
        fill="none"
        stroke="var(--on-accent)"
        strokeWidth="1.750"
        strokeLinejoin="miter"
      />
    </svg>
  );
}

export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2">
      <Mark />
      <span className="type-heading">Whittle</span>
    </span>
  );
}
