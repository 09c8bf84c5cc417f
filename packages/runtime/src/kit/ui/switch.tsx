import { Switch as SwitchPrimitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { useFieldProps } from '../lib/field-context.ts';
import { cn } from '../lib/utils.ts';

export function Switch({ className, ...props }: ComponentProps<typeof SwitchPrimitive.Root>) {
  return (
    <SwitchPrimitive.Root
      data-slot="switch"
      className={cn(
        'group/switch hit-area relative inline-flex h-6 w-10 shrink-0 items-center rounded-full border border-input bg-muted p-0.5 transition-colors data-[state=checked]:border-primary-edge data-[state=checked]:bg-primary disabled:cursor-not-allowed disabled:border-border! disabled:bg-muted! disabled:*:bg-input!',
        className,
      )}
      {...props}
      {...useFieldProps(props)}
    >
      <SwitchPrimitive.Thumb
        data-slot="switch-thumb"
        className="block size-4 rounded-full bg-muted-foreground transition-transform duration-100 data-[state=checked]:translate-x-4 data-[state=checked]:bg-primary-foreground"
      />
    </SwitchPrimitive.Root>
  );
}
