import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from '../lib/cx.ts';
import { Tooltip } from './tooltip.tsx';

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> & {
  label: string;
  keys?: string;
  icon: ReactNode;
  isPressed?: boolean;
  ref?: Ref<HTMLButtonElement>;
};

/** A square button with an icon; its words are the tooltip and the accessible name. */
export function IconButton({ label, keys, icon, isPressed, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label} keys={keys}>
      <button
        {...rest}
        type={type}
        aria-label={label}
        aria-pressed={isPressed}
        className={cx(
          'quick inline-flex size-8 shrink-0 items-center justify-center rounded-control text-ink-2 hover:bg-hover hover:text-ink',
          'aria-pressed:bg-accent-soft aria-pressed:text-accent-text aria-disabled:text-ink-3 coarse:size-11',
          className,
        )}
      >
        {icon}
      </button>
    </Tooltip>
  );
}
