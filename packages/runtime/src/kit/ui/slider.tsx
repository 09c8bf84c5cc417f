import { Slider as SliderPrimitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { useFieldGroupProps } from '../lib/field-context.ts';
import { cn } from '../lib/utils.ts';

/** Give it a name: inside a `Field`, or by `aria-label`; with two thumbs they are called minimum and maximum. */
export function Slider({
  className,
  defaultValue,
  value,
  min = 0,
  max = 100,
  'aria-label': label,
  ...props
}: ComponentProps<typeof SliderPrimitive.Root>) {
  const values = value ?? defaultValue ?? [min];
  const group = useFieldGroupProps({ ...props, 'aria-label': label });
  return (
    <SliderPrimitive.Root
      data-slot="slider"
      defaultValue={defaultValue}
      value={value}
      min={min}
      max={max}
      className={cn(
        'relative flex w-full touch-none items-center py-2 select-none data-[disabled]:opacity-60 data-[orientation=vertical]:h-full data-[orientation=vertical]:min-h-44 data-[orientation=vertical]:w-auto data-[orientation=vertical]:flex-col',
        className,
      )}
      {...props}
    >
      <SliderPrimitive.Track className="relative grow overflow-hidden rounded-full bg-border data-[orientation=horizontal]:h-1 data-[orientation=horizontal]:w-full data-[orientation=vertical]:h-full data-[orientation=vertical]:w-1">
        <SliderPrimitive.Range className="absolute bg-link data-[orientation=horizontal]:h-full data-[orientation=vertical]:w-full" />
      </SliderPrimitive.Track>
      {values.map((_, index) => (
        <SliderPrimitive.Thumb
          key={index}
          id={index === 0 ? group.id : undefined}
          aria-label={values.length > 1 ? `${label ?? ''} ${index === 0 ? 'minimum' : 'maximum'}`.trim() : label}
          aria-labelledby={values.length > 1 ? undefined : group['aria-labelledby']}
          aria-describedby={group['aria-describedby']}
          className="hit-area relative block size-5 shrink-0 rounded-full border-2 border-link bg-card"
        />
      ))}
    </SliderPrimitive.Root>
  );
}
