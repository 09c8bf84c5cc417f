import { type PaymentProviderName, paymentProviderSchema } from '@whittle/contract/memberships';
import { useId } from 'react';
import { membershipTexts as texts } from './memberships.texts.ts';

type ProviderChoiceProps = {
  value: PaymentProviderName;
  /** Whose token is stored; null before the first. */
  stored: PaymentProviderName | null;
  isEnabled: boolean;
  onChange: (provider: PaymentProviderName) => void;
};

/** Where an app's owner sells. Nothing is changed before a token of the other provider is stored. */
export function ProviderChoice({ value, stored, isEnabled, onChange }: ProviderChoiceProps) {
  const name = useId();
  return (
    <fieldset disabled={!isEnabled} className="flex flex-col gap-1">
      <legend className="mb-1 font-medium">{texts.provider}</legend>
      <div className="flex flex-wrap gap-x-6">
        {paymentProviderSchema.options.map((option) => (
          <label key={option} className="flex cursor-pointer items-center gap-2 coarse:min-h-11">
            <input
              type="radio"
              name={name}
              checked={value === option}
              onChange={() => onChange(option)}
              className="size-4 shrink-0 accent-accent"
            />
            {texts.providers[option]}
          </label>
        ))}
      </div>
      {stored !== null && stored !== value && (
        <p role="status" className="type-meta text-ink-2">
          {texts.providerChanges(texts.providers[stored])}
        </p>
      )}
    </fieldset>
  );
}
