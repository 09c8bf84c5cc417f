import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Slot } from 'radix-ui';
import { cx } from '../lib/cx.ts';
import { Spinner } from './spinner.tsx';

type ButtonVariant = 'filled' | 'outlined' | 'plain' | 'danger' | 'plain-danger';
type Size = 'small' | 'default' | 'large';

const variants: Record<ButtonVariant, string> = {
  filled: 'bg-accent text-on-accent hover:bg-accent-hover aria-disabled:bg-hover aria-disabled:text-ink-3',
  outlined: 'border border-edge bg-surface text-ink hover:bg-hover aria-disabled:text-ink-3',
  plain: 'text-ink-2 hover:bg-hover hover:text-ink aria-disabled:text-ink-3',
  danger: 'bg-danger text-on-danger hover:opacity-90',
  'plain-danger': 'text-danger hover:bg-danger-soft',
};

const sizes: Record<Size, string> = {
  small: 'min-h-7 px-2 coarse:min-h-11',
  default: 'min-h-8 px-3 coarse:min-h-11',
  large: 'min-h-10 px-4 coarse:min-h-11',
};

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  variant?: ButtonVariant;
  size?: Size;
  /** Keeps the label, adds a spinner and ignores clicks. */
  isBusy?: boolean;
  icon?: ReactNode;
  /** Gives the look to the child, for a link that reads as a button. */
  asChild?: boolean;
  ref?: Ref<HTMLButtonElement>;
};

const shape = 'quick inline-flex shrink-0 items-center justify-center gap-2 rounded-control font-medium';

/** A button with a label. While it is busy it stays focusable, so that the focus is not lost. */
export function Button({
  variant = 'outlined',
  size = 'default',
  isBusy = false,
  icon,
  asChild,
  className,
  children,
  onClick,
  type = 'button',
  disabled,
  ...rest
}: ButtonProps) {
  const classes = cx(shape, variants[variant], sizes[size], className);
  if (asChild) return <Slot.Root className={classes}>{children}</Slot.Root>;
  const isOff = disabled || isBusy;
  return (
    <button
      {...rest}
      type={isOff && type === 'submit' ? 'button' : type}
      className={classes}
      aria-busy={isBusy || undefined}
      aria-disabled={disabled || undefined}
      onClick={isOff ? (event) => event.preventDefault() : onClick}
    >
      {isBusy ? <Spinner /> : icon}
      {children}
    </button>
  );
}
