import { Check } from 'lucide-react';

/** A square to tick. `label` says what is ticked; small ones stand in rows of days. */
export default function TickBox({ isTicked, label, onToggle, isSmall = false, isDisabled = false }) {
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={isTicked}
      aria-label={label}
      disabled={isDisabled}
      onClick={onToggle}
      className="group grid size-11 shrink-0 place-items-center rounded-md disabled:opacity-60"
    >
      <span
        className={
          'grid place-items-center rounded-sm border-2 transition-colors ' +
          (isSmall ? 'size-8 ' : 'size-6 ') +
          (isTicked
            ? 'border-primary-edge bg-primary text-primary-foreground'
            : 'border-input bg-card text-transparent group-hover:border-foreground')
        }
      >
        <Check aria-hidden className="size-4" strokeWidth={3} />
      </span>
    </button>
  );
}
