import { CircleAlert } from 'lucide-react';
import { cloneElement, isValidElement, useId, type ComponentProps, type HTMLAttributes, type ReactNode } from 'react';
import { FieldContext } from '../lib/field-context.ts';
import { cn } from '../lib/utils.ts';
import { Label } from './label.tsx';

interface FieldProps extends Omit<ComponentProps<'div'>, 'title'> {
  label?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  isOptional?: boolean;
  orientation?: 'vertical' | 'horizontal' | 'responsive';
}

/**
 * A label, one control, its hint and its error. Kit controls inside take id, description and validity from here; a
 * plain `<input>`, `<select>` or `<textarea>` as the only child gets them too. `horizontal` puts the label beside a
 * checkbox or switch. Without `label` it is a plain group, to be filled with FieldLabel and FieldDescription.
 */
export function Field({
  label,
  hint,
  error,
  isOptional = false,
  orientation = 'vertical',
  className,
  children,
  ...props
}: FieldProps) {
  const id = useId();
  if (label === undefined)
    return (
      <div
        role="group"
        data-slot="field"
        data-orientation={orientation}
        className={cn('flex w-full gap-2', orientation === 'horizontal' ? 'items-center' : 'flex-col', className)}
        {...props}
      >
        {children}
      </div>
    );

  const ids = { controlId: `${id}-control`, labelId: `${id}-label`, hintId: `${id}-hint`, errorId: `${id}-error` };
  const describedBy = [error ? ids.errorId : '', hint ? ids.hintId : ''].filter(Boolean).join(' ') || undefined;
  const wiring = {
    controlId: ids.controlId,
    labelId: ids.labelId,
    describedBy,
    isInvalid: Boolean(error),
    isRequired: !isOptional,
  };
  const labelNode = (
    <Label id={ids.labelId} htmlFor={ids.controlId}>
      {label}
      {isOptional && <span className="font-normal text-muted-foreground">optional</span>}
    </Label>
  );
  const control = <FieldContext value={wiring}>{wirePlainControl(children, wiring)}</FieldContext>;
  const notes = (
    <>
      {error && <FieldError id={ids.errorId}>{error}</FieldError>}
      {hint && <FieldDescription id={ids.hintId}>{hint}</FieldDescription>}
    </>
  );

  if (orientation === 'horizontal')
    return (
      <div
        data-slot="field"
        data-invalid={error ? true : undefined}
        className={cn('flex items-start gap-3', className)}
        {...props}
      >
        <span className="flex h-5 items-center">{control}</span>
        <div className="grid gap-1">
          {labelNode}
          {notes}
        </div>
      </div>
    );
  return (
    <div
      data-slot="field"
      data-invalid={error ? true : undefined}
      className={cn('grid min-w-0 content-start gap-1.5', className)}
      {...props}
    >
      {labelNode}
      {control}
      {notes}
    </div>
  );
}

function wirePlainControl(
  children: ReactNode,
  wiring: { controlId: string; describedBy: string | undefined; isInvalid: boolean; isRequired: boolean },
): ReactNode {
  if (!isValidElement<HTMLAttributes<HTMLElement>>(children) || typeof children.type !== 'string') return children;
  return cloneElement(children, {
    id: children.props.id ?? wiring.controlId,
    'aria-describedby': wiring.describedBy,
    'aria-invalid': wiring.isInvalid || undefined,
  });
}

/** Moves the focus to the first control marked invalid; call it after a submit that found errors. */
export function focusFirstError(container: HTMLElement | null): void {
  requestAnimationFrame(() => container?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}

export function FieldError({
  className,
  children,
  errors,
  ...props
}: ComponentProps<'p'> & { errors?: ({ message?: string } | undefined)[] }) {
  const text = children ?? errors?.flatMap((error) => error?.message ?? []).join(' ');
  if (!text) return null;
  return (
    <p
      data-slot="field-error"
      role="alert"
      className={cn('flex gap-1.5 text-sm text-destructive', className)}
      {...props}
    >
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>{text}</span>
    </p>
  );
}

export function FieldDescription({ className, ...props }: ComponentProps<'p'>) {
  return <p data-slot="field-description" className={cn('text-sm text-muted-foreground', className)} {...props} />;
}

export function FieldLabel(props: ComponentProps<typeof Label>) {
  return <Label data-slot="field-label" {...props} />;
}

export function FieldTitle({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="field-title" className={cn('text-sm font-medium', className)} {...props} />;
}

export function FieldContent({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="field-content" className={cn('grid flex-1 gap-1', className)} {...props} />;
}

export function FieldGroup({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="field-group" className={cn('grid gap-4', className)} {...props} />;
}

export function FieldSet({ className, ...props }: ComponentProps<'fieldset'>) {
  return <fieldset data-slot="field-set" className={cn('grid min-w-0 gap-4', className)} {...props} />;
}

export function FieldLegend({
  className,
  variant = 'legend',
  ...props
}: ComponentProps<'legend'> & { variant?: 'legend' | 'label' }) {
  return (
    <legend
      data-slot="field-legend"
      className={cn('mb-3 font-semibold', variant === 'legend' ? 'font-heading text-base' : 'text-sm', className)}
      {...props}
    />
  );
}

export function FieldSeparator({ className, ...props }: ComponentProps<'hr'>) {
  return <hr data-slot="field-separator" className={cn('my-2 border-t', className)} {...props} />;
}
