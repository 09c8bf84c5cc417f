import { Progress as ProgressPrimitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '../lib/utils.ts';

/** `value` 0 to `max` (100); null while the end is unknown. Give it an `aria-label`. */
export function Progress({
  className,
  value,
  max = 100,
  'aria-label': label,
  ...props
}: ComponentProps<typeof ProgressPrimitive.Root>) {
  const share = value === null || value === undefined ? null : Math.min(100, Math.max(0, (value / max) * 100));
  const named = label ?? (props['aria-labelledby'] ? undefined : 'Progress');
  return (
    <ProgressPrimitive.Root
      data-slot="progress"
      value={value ?? null}
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
        )}
        style={share === null ? undefined : { width: `${share}%` }}
      />
    </ProgressPrimitive.Root>
  );
}
