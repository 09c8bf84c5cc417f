import { use, type ComponentProps } from 'react';
import { fieldBox } from '../lib/classes.ts';
import { FieldContext, fieldValue, useFieldProps } from '../lib/field-context.ts';
import { cn } from '../lib/utils.ts';

export function Input({ className, type, ...props }: ComponentProps<'input'>) {
  const isRequired = use(FieldContext)?.isRequired;
  return (
    <input
      type={type}
      data-slot="input"
      aria-required={isRequired || undefined}
      className={cn(
        fieldBox,
        // A date that is cut off cannot be read.
        '[&[type=date]]:min-w-38 [&[type=datetime-local]]:min-w-56',
        'file:mr-3 file:inline-flex file:h-7 file:rounded-sm file:border-0 file:bg-secondary file:px-3 file:text-sm file:font-medium file:text-secondary-foreground',
        className,
      )}
      {...props}
      {...fieldValue(props)}
      {...useFieldProps(props)}
    />
  );
}
