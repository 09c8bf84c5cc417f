import { useId, useState } from 'react';
import { limits } from '@whittle/contract/limits';
import { panelTexts } from '../../../core/panels/panels.texts.ts';
import { cx } from '../../../lib/cx.ts';
import { controlShape } from '../../../ui/field.tsx';
import { visualEditTexts as texts } from './visual-edit.texts.ts';

type TextFieldProps = {
  label: string;
  value: string;
  /** Stands on the page or was typed there, and is longer than it may be. */
  tooLong?: string | undefined;
  onChange: (value: string) => void;
  isDisabled: boolean;
};

const max = limits.visualTextMaxChars;

/**
 * Words of the element. While they are typed they stay as they are typed, whatever the code makes of them; what is longer
 * than it may be stays with the reason and is no change.
 */
export function TextField({ label, value, tooLong, onChange, isDisabled }: TextFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(tooLong ?? null);
  const shown = typed ?? value;
  const isTooLong = typed !== null && typed.length > max;
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="type-meta text-ink-2">
        {label}
      </label>
      <textarea
        id={id}
        value={shown}
        rows={Math.min(6, Math.max(1, Math.ceil(shown.length / 32)))}
        disabled={isDisabled}
        {...(isTooLong && { 'aria-invalid': true, 'aria-describedby': `${id}-problem` })}
        onFocus={() => setTyped((now) => now ?? value)}
        onBlur={() => !isTooLong && setTyped(null)}
        onChange={({ target }) => {
          const words = target.value.replace(/[\n\r]+/g, ' ');
          setTyped(words);
          if (words.length <= max) onChange(words);
        }}
        className={cx(controlShape, 'min-h-8 resize-none py-1.5')}
      />
      {isTooLong && (
        <p id={`${id}-problem`} role="alert" className="type-meta text-danger">
          {panelTexts.tooLong(typed.length, max)} {texts.longText}
        </p>
      )}
    </div>
  );
}
