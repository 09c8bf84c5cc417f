import { RadioGroup as RadioGroupPrimitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { useFieldGroupProps } from '../lib/field-context.ts';
import { cn } from '../lib/utils.ts';

export function RadioGroup({ className, ...props }: ComponentProps<typeof RadioGroupPrimitive.Root>) {
  return (
    <RadioGroupPrimitive.Root
      data-slot="radio-group"
      className={cn('grid gap-3', className)}
      {...props}
      {...useFieldGroupProps(props)}
    />
  );
}

export function RadioGroupItem({ className, ...props }: ComponentProps<typeof RadioGroupPrimitive.Item>) {
  return (
    <RadioGroupPrimitive.Item
      data-slot="radio-group-item"
      className={cn(
        'hit-area relative inline-flex aspect-square size-5 shrink-0 items-center justify-center rounded-full border border-input bg-card transition-colors data-[state=checked]:border-primary-edge data-[state=checked]:bg-primary disabled:cursor-not-allowed disabled:border-border! disabled:bg-muted!',
        className,
      )}
      {...props}
    >
      <RadioGroupPrimitive.Indicator className="size-2 rounded-full bg-primary-foreground" />
    </RadioGroupPrimitive.Item>
  );
}
