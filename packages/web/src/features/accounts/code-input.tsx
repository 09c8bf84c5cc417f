import type { InputHTMLAttributes } from 'react';
import { Input } from '../../ui/field.tsx';

const digits = 6;

type CodeInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'> & {
  value: string;
  onChange: (code: string) => void;
  /** All six digits are there: typed, pasted, or filled in from a message. */
  onComplete: (code: string) => void;
};

/** The six digits of a mail. Whatever else is pasted along with them is left out. */
export function CodeInput({ value, onChange, onComplete, ...rest }: CodeInputProps) {
  return (
    <Input
      {...rest}
      tall
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      value={value}
      onChange={(event) => {
        const code = event.target.value.replace(/\D/g, '').slice(0, digits);
        onChange(code);
        if (code.length === digits && code !== value) onComplete(code);
      }}
      className="font-mono tracking-[0.4em] tabular-nums"
    />
  );
}
