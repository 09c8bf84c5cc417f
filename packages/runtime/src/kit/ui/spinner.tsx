import { LoaderCircle } from 'lucide-react';
import { cn } from '../lib/utils.ts';

/** A turning mark for something that has begun. With `label` it speaks; inside a busy button it stays silent. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  const mark = (
    <LoaderCircle aria-hidden className={cn('size-3.5 animate-spin motion-reduce:animate-none', className)} />
  );
  if (!label) return mark;
  return (
    <span role="status" className="inline-flex items-center gap-2 text-sm text-muted-foreground">
      {mark}
      {label}
    </span>
  );
}
