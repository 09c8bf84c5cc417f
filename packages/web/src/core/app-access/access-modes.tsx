import { type AccessMode, accessModeSchema } from '@whittle/contract/people';
import { type ReactNode, useId } from 'react';
import { appAccessTexts as texts } from './app-access.texts.ts';

/** `value` is null as long as nobody chose. */
type AccessModesProps = {
  value: AccessMode | null;
  onChange: (mode: AccessMode) => void;
  /** One more way in, below the others. */
  children?: (name: string) => ReactNode;
};

/** Who can open an app, one of the ways that there are. */
export function AccessModes({ value, onChange, children }: AccessModesProps) {
  const id = useId();
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="sr-only">{texts.accessTitle}</legend>
      {accessModeSchema.options.map((option) => (
        <div key={option} className="flex min-h-11 items-start gap-3 py-1">
          <input
            id={`${id}-${option}`}
            type="radio"
            name={`${id}-mode`}
            value={option}
            checked={value === option}
            onChange={() => onChange(option)}
            aria-describedby={`${id}-${option}-says`}
            className="mt-0.5 size-4 shrink-0 accent-accent"
          />
          <div>
            <label htmlFor={`${id}-${option}`} className="block cursor-pointer font-medium">
              {texts.modes[option].name}
            </label>
            <p id={`${id}-${option}-says`} className="text-ink-2">
              {texts.modes[option].sentence}
            </p>
          </div>
        </div>
      ))}
      {children?.(`${id}-mode`)}
    </fieldset>
  );
}
