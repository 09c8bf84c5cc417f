import { useId } from 'react';
import { publishingTexts as texts } from './publishing.texts.ts';

export type SamplesChoice = 'keep' | 'hide';

type PublishSamplesProps = {
  count: number;
  value: SamplesChoice;
  onChange: (choice: SamplesChoice) => void;
};

/** What becomes of made-up records when others see the app (PUB-21). */
export function PublishSamples({ count, value, onChange }: PublishSamplesProps) {
  const id = useId();
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="type-heading">{texts.samples.title(count)}</legend>
      <p className="text-ink-2">{texts.samples.about}</p>
      {(['hide', 'keep'] as const).map((choice) => (
        <div key={choice} className="flex min-h-11 items-start gap-3 py-1">
          <input
            id={`${id}-${choice}`}
            type="radio"
            name={`${id}-samples`}
            checked={value === choice}
            onChange={() => onChange(choice)}
            aria-describedby={`${id}-${choice}-says`}
            className="mt-0.5 size-4 shrink-0 accent-accent"
          />
          <div>
            <label htmlFor={`${id}-${choice}`} className="block cursor-pointer font-medium">
              {texts.samples.choices[choice].name}
            </label>
            <p id={`${id}-${choice}-says`} className="text-ink-2">
              {texts.samples.choices[choice].sentence}
            </p>
          </div>
        </div>
      ))}
    </fieldset>
  );
}
