import { type ReactNode, useId } from 'react';

type CheckRowProps = { label: string; says: ReactNode; isChecked: boolean; onChange: (isChecked: boolean) => void };

/** A choice with a sentence on what it means. */
export function CheckRow({ label, says, isChecked, onChange }: CheckRowProps) {
  const id = useId();
  return (
    <div className="flex items-start gap-3 coarse:min-h-11">
      <input
        id={id}
        type="checkbox"
        checked={isChecked}
        aria-describedby={`${id}-says`}
        onChange={({ target }) => onChange(target.checked)}
        className="mt-0.5 size-4 shrink-0 accent-accent"
      />
      <div>
        <label htmlFor={id} className="block cursor-pointer font-medium">
          {label}
        </label>
        <p id={`${id}-says`} className="tabular text-ink-2">
          {says}
        </p>
      </div>
    </div>
  );
}
