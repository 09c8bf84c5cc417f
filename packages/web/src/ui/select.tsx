import type { Ref, SelectHTMLAttributes } from 'react';
import { ChevronDown } from 'lucide-react';
import { cx } from '../lib/cx.ts';
import { controlShape } from './field.tsx';

type SelectProps = SelectHTMLAttributes<HTMLSelectElement> & { ref?: Ref<HTMLSelectElement> };

/** The browser's own list, which every device and reader knows how to open. */
export function Select({ className, children, ...rest }: SelectProps) {
  return (
    <span className="relative block">
      <select {...rest} className={cx(controlShape, 'h-8 appearance-none pe-8 coarse:h-11', className)}>
        {children}
      </select>
      <ChevronDown aria-hidden size={16} className="pointer-events-none absolute inset-y-0 end-2 my-auto text-ink-2" />
    </span>
  );
}
