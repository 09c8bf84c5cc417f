import { Progress as ProgressPrimitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '../lib/utils.ts';
import { say } from '../lib/page-words.ts';

/** `value` 0 to `max` (100), what lies outside counts as the nearer end; null while the end is unknown. */
export function Progress({
  className,
  indicatorClassName,
  value = 0,
  max: most,
  'aria-label': label,
  ...props
}: ComponentProps<typeof ProgressPrimitive.Root> & { indicatorClassName?: string }) {
  const max = Number(most) > 0 ? Number(most) : 100;
  const reached = value === null ? null : Math.min(max, Math.max(0, Number(value) || 0));
  const share = reached === null ? null : (reached / max) * 100;
  const named = label ?? (props['aria-labelledby'] ? undefined : say('Progress'));
  return (
    <ProgressPrimitive.Root
      data-slot="progress"
      value={reached}
      max={max}
      aria-label={named}
      className={cn('relative h-2 w-full overflow-hidden rounded-full bg-border', className)}
      {...props}
    >
      <ProgressPrimitive.Indicator
        data-slot="progress-indicator"
        className={cn(
          'h-full rounded-full bg-link',
          share === null ? 'w-1/3 animate-pulse motion-reduce:animate-none' : 'transition-[width]',
          indicatorClassName,
        )}
        style={share === null ? undefined : { width: `${share}%` }}
      />
    </ProgressPrimitive.Root>
  );
}
