import { useId, useState } from 'react';
import { limits } from '@whittle/contract/limits';
import { controlShape } from '../../../ui/field.tsx';

type TextFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  isDisabled: boolean;
};

/** Words of the element. While they are typed they stay as they are typed, whatever the code makes of them. */
export function TextField({ label, value, onChange, isDisabled }: TextFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? value;
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="type-meta text-ink-2">
        {label}
      </label>
      <textarea
        id={id}
        value={shown}
        rows={Math.min(6, Math.max(1, Math.ceil(shown.length / 32)))}
        maxLength={limits.visualTextMaxChars}
        disabled={isDisabled}
        onFocus={() => setTyped(value)}
        onBlur={() => setTyped(null)}
        onChange={({ target }) => {
          const words = target.value.replace(/[\n\r]+/g, ' ');
          setTyped(words);
          onChange(words);
        }}
        className={`${controlShape} min-h-8 resize-none py-1.5`}
      />
    </div>
  );
}
