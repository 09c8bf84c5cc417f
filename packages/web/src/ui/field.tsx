import { type InputHTMLAttributes, type ReactElement, type ReactNode, type Ref, useId } from 'react';
import { OctagonAlert } from 'lucide-react';
import { Slot } from 'radix-ui';
import { cx } from '../lib/cx.ts';
import { uiTexts } from './ui.texts.ts';

export const controlShape =
  'quick w-full rounded-control border border-edge bg-surface px-3 type-input text-ink disabled:bg-sunken disabled:text-ink-3 aria-invalid:border-danger';

/** Label above, the control, then a hint or the error; the control is tied to all three for screen readers. */
export function Field({
  label,
  hint,
  error,
  isOptional,
  children,
}: {
  label: string;
  hint?: ReactNode;
  error?: string;
  isOptional?: boolean;
  children: ReactElement;
}) {
  const id = useId();
  const describedBy = error ? `${id}-error` : hint ? `${id}-hint` : undefined;
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-medium">
        {label}
        {isOptional && <span className="type-meta ms-2 text-ink-3">{uiTexts.optional}</span>}
      </label>
      <Slot.Root id={id} aria-invalid={error ? true : undefined} aria-describedby={describedBy}>
        {children}
      </Slot.Root>
      {error ? (
        <p id={`${id}-error`} role="alert" className="flex items-start gap-1.5 text-danger">
          <OctagonAlert aria-hidden size={16} className="mt-0.5" />
          {error}
        </p>
      ) : (
        hint && (
          <p id={`${id}-hint`} className="type-meta text-ink-3">
            {hint}
          </p>
        )
      )}
    </div>
  );
}

type InputProps = InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement>; tall?: boolean };

export function Input({ className, tall, ...rest }: InputProps) {
  return <input {...rest} className={cx(controlShape, tall ? 'h-10' : 'h-8', 'coarse:h-11', className)} />;
}
