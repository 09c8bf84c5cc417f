import { ChevronDown } from 'lucide-react';
import { use, type ComponentProps } from 'react';
import { fieldBox } from '../lib/classes.ts';
import { FieldContext, useFieldProps } from '../lib/field-context.ts';
import { cn } from '../lib/utils.ts';

export interface SelectOption {
  value: string;
  label: string;
}

/** The platform's own select, with `options` or with `<option>` children; `placeholder` adds an empty first choice. */
export function NativeSelect({
  className,
  options,
  placeholder,
  children,
  ...props
}: ComponentProps<'select'> & { options?: readonly SelectOption[]; placeholder?: string }) {
  const isRequired = use(FieldContext)?.isRequired;
  return (
    <span data-slot="native-select" className={cn('relative inline-flex w-full min-w-0', className)}>
      <select
        aria-required={isRequired || undefined}
        className={cn(fieldBox, 'appearance-none truncate pr-9')}
        {...props}
        {...useFieldProps(props)}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options?.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted-foreground"
      />
    </span>
  );
}
