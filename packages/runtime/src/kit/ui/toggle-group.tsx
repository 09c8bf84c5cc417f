import type { VariantProps } from 'class-variance-authority';
import { ToggleGroup as ToggleGroupPrimitive } from 'radix-ui';
import { createContext, use, type ComponentProps } from 'react';
import { useFieldGroupProps } from '../lib/field-context.ts';
import { cn } from '../lib/utils.ts';
import { toggleVariants } from './toggle.tsx';

const ToggleGroupContext = createContext<VariantProps<typeof toggleVariants>>({});

export function ToggleGroup({
  className,
  variant = 'outline',
  size,
  children,
  ...props
}: ComponentProps<typeof ToggleGroupPrimitive.Root> & VariantProps<typeof toggleVariants>) {
  return (
    <ToggleGroupPrimitive.Root
      data-slot="toggle-group"
      className={cn('flex w-fit max-w-full items-center', className)}
      {...props}
      {...useFieldGroupProps(props)}
    >
      <ToggleGroupContext value={{ variant, size }}>{children}</ToggleGroupContext>
    </ToggleGroupPrimitive.Root>
  );
}

export function ToggleGroupItem({
  className,
  variant,
  size,
  ...props
}: ComponentProps<typeof ToggleGroupPrimitive.Item> & VariantProps<typeof toggleVariants>) {
  const group = use(ToggleGroupContext);
  return (
    <ToggleGroupPrimitive.Item
      data-slot="toggle-group-item"
      className={cn(
        toggleVariants({ variant: group.variant ?? variant, size: group.size ?? size }),
        'min-w-0 flex-1 shrink-0 rounded-none first:rounded-l-md last:rounded-r-md focus-visible:z-10 data-[state=on]:z-[1] not-first:-ml-px',
        className,
      )}
      {...props}
    />
  );
}
