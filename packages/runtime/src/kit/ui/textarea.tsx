import { use, type ComponentProps } from 'react';
import { fieldBox } from '../lib/classes.ts';
import { FieldContext, fieldValue, useFieldProps } from '../lib/field-context.ts';
import { cn } from '../lib/utils.ts';

/**
 * Grows with its text, from three lines up to half the screen. Without kerning: with a web font's every break of a long
 * unbroken run is shaped again, which freezes the page.
 */
export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  const isRequired = use(FieldContext)?.isRequired;
  return (
    <textarea
      data-slot="textarea"
      aria-required={isRequired || undefined}
      className={cn(
        fieldBox,
        '[font-variant-ligatures:none] field-sizing-content [font-kerning:none] max-h-[50dvh] min-h-24 py-2 leading-6',
        className,
      )}
      {...props}
      {...fieldValue(props)}
      {...useFieldProps(props)}
    />
  );
}
