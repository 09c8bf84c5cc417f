import { cx } from '../lib/cx.ts';

type SwitchProps = {
  isOn: boolean;
  /** Shown beside it, and its name unless `name` says more. */
  label: string;
  name?: string;
  /** A change is under way; a click does nothing until it is done. */
  isBusy: boolean;
  onFlip: () => void;
};

/** On or off, at once. */
export function Switch({ isOn, label, name, isBusy, onFlip }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={name}
      aria-busy={isBusy || undefined}
      onClick={() => !isBusy && onFlip()}
      className="quick flex min-h-8 items-center gap-2 self-start rounded-control coarse:min-h-11"
    >
      <span
        aria-hidden
        className={cx(
          'relative h-5 w-9 rounded-full border',
          isOn ? 'border-accent bg-accent' : 'border-edge bg-surface',
        )}
      >
        <span
          className={cx('absolute top-0.5 size-3.5 rounded-full', isOn ? 'end-0.5 bg-on-accent' : 'start-0.5 bg-edge')}
        />
      </span>
      <span className="font-medium">{label}</span>
    </button>
  );
}
