import { useId } from 'react';
import { timeInZone } from '../../lib/times.ts';
import { Field, Input } from '../../ui/field.tsx';
import { publishingTexts } from './publishing.texts.ts';

const texts = publishingTexts.schedule;

/** The reader's own zone, in which the time is chosen. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The instant of what was chosen; null while nothing is. A time that a clock change leaves out moves to the next there is. */
export function instantOf(local: string): string | null {
  const at = new Date(local);
  return local === '' || Number.isNaN(at.getTime()) ? null : at.toISOString();
}

type PublishTimeProps = {
  /** As the field has it, in the reader's own clock; null to publish now. */
  value: string | null;
  problem: string | undefined;
  onChange: (value: string | null) => void;
};

/** Whether the app is published now or at a time (PUB-25). */
export function PublishTime({ value, problem, onChange }: PublishTimeProps) {
  const id = useId();
  const zone = ownTimeZone();
  const at = value === null ? null : instantOf(value);
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="pb-2 type-heading">{texts.title}</legend>
      {(['now', 'later'] as const).map((choice) => (
        <label key={choice} className="flex min-h-6 items-start gap-3 coarse:min-h-11">
          <input
            type="radio"
            name={`${id}-when`}
            checked={(value === null) === (choice === 'now')}
            onChange={() => onChange(choice === 'now' ? null : '')}
            className="mt-0.5 size-4 shrink-0 accent-accent"
          />
          {texts.choices[choice]}
        </label>
      ))}
      {value !== null && (
        <div className="max-w-72">
          <Field
            label={texts.time}
            error={problem}
            hint={at === null ? texts.zone(zone) : texts.at(timeInZone(at, zone))}
          >
            <Input type="datetime-local" value={value} onChange={({ target }) => onChange(target.value)} />
          </Field>
        </div>
      )}
    </fieldset>
  );
}
