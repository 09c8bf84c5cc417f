import { Check, Minus } from 'lucide-react';
import { Checkbox as CheckboxPrimitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { useFieldProps } from '../lib/field-context.ts';
import { cn } from '../lib/utils.ts';

export function Checkbox({ className, ...props }: ComponentProps<typeof CheckboxPrimitive.Root>) {
  return (
    <CheckboxPrimitive.Root
      data-slot="checkbox"
      className={cn(
        'group/checkbox hit-area relative inline-flex size-5 shrink-0 items-center justify-center rounded-sm border border-input bg-card transition-colors aria-invalid:border-destructive data-[state=checked]:border-primary-edge data-[state=checked]:bg-primary data-[state=checked]:text-primary-foreground data-[state=indeterminate]:border-primary-edge data-[state=indeterminate]:bg-primary data-[state=indeterminate]:text-primary-foreground disabled:cursor-not-allowed disabled:border-border! disabled:bg-muted! disabled:text-muted-foreground!',
        className,
      )}
      {...props}
      {...useFieldProps(props)}
    >
      <CheckboxPrimitive.Indicator data-slot="checkbox-indicator" className="grid place-content-center text-current">
        <Check aria-hidden className="hidden size-3.5 group-data-[state=checked]/checkbox:block" strokeWidth={3} />
        <Minus
          aria-hidden
          className="hidden size-3.5 group-data-[state=indeterminate]/checkbox:block"
          strokeWidth={3}
        />
      </CheckboxPrimitive.Indicator>
    </CheckboxPrimitive.Root>
  );
}
