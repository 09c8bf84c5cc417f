import { type InputHTMLAttributes, type Ref, useState } from 'react';
import { readTypedNumber, readTypedWhole } from '@whittle/domain/entities/cells/typed-number';
import { cx } from '../../lib/cx.ts';
import { controlShape, Field, Input } from '../../ui/field.tsx';
import { panelTexts as texts } from './panels.texts.ts';
import { useWholeText } from './use-whole-text.ts';

type RowProps = {
  label: string;
  hint?: string;
  value: string;
  maxLength: number;
  onChange: (value: string) => void;
  placeholder?: string;
};

/** The count is said from the last tenth on, where it begins to matter. */
const hintOf = ({ hint, value, maxLength }: Pick<RowProps, 'hint' | 'value' | 'maxLength'>) =>
  value.length > maxLength * 0.9 ? texts.left(value.length, maxLength) : hint;

export function TextRow({ label, placeholder, ...rest }: RowProps) {
  const hint = hintOf(rest);
  const { text, error, change } = useWholeText(rest);
  return (
    <Field label={label} {...(hint !== undefined && { hint })} {...(error !== undefined && { error })}>
      <Input value={text} placeholder={placeholder} dir="auto" onChange={({ target }) => change(target.value)} />
    </Field>
  );
}

type TextAreaRowProps = RowProps & { rows?: number; error?: string };

export function TextAreaRow({ label, rows = 3, error: problem, placeholder, ...rest }: TextAreaRowProps) {
  const hint = hintOf(rest);
  const { text, error = problem, change } = useWholeText(rest);
  return (
    <Field label={label} {...(hint !== undefined && { hint })} {...(error !== undefined && { error })}>
      <textarea
        {...{ value: text, placeholder, rows }}
        dir="auto"
        onChange={({ target }) => change(target.value)}
        className={areaShape}
      />
    </Field>
  );
}

export const areaShape = cx(controlShape, 'block min-h-16 resize-y py-2');

type CheckedRowProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> & {
  label: string;
  hint?: string;
  value: string;
  /** The sentence that says why a text is not taken; null when it is. */
  check: (text: string) => string | null;
  onChange: (text: string) => void;
  ref?: Ref<HTMLInputElement>;
};

/** A field whose text counts only while it is right; what is wrong stays in it with the reason below. */
export function CheckedRow({ label, hint, value, check: isRight, maxLength, onChange, ...rest }: CheckedRowProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const check = (text: string) =>
    maxLength !== undefined && text.length > maxLength ? texts.tooLong(text.length, maxLength) : isRight(text);
  const problem = typed === null ? null : check(typed);
  return (
    <Field label={label} {...(hint !== undefined && { hint })} {...(problem !== null && { error: problem })}>
      <Input
        dir="auto"
        {...rest}
        value={typed ?? value}
        onChange={({ target }) => {
          setTyped(target.value);
          if (check(target.value) === null) onChange(target.value);
        }}
        onBlur={() => problem === null && setTyped(null)}
      />
    </Field>
  );
}

type NumberRowProps = {
  label: string;
  hint?: string;
  value: number | null;
  min: number;
  max: number;
  step?: number;
  /** Nothing means that there is no number. */
  mayBeEmpty?: boolean;
  onChange: (value: number | null) => void;
};

export function NumberRow({ label, hint, value, min, max, step = 1, mayBeEmpty = false, onChange }: NumberRowProps) {
  const read = (text: string): number | null => {
    const number = step === 1 ? readTypedWhole(text) : readTypedNumber(text);
    return number === 'unclear' ? null : number;
  };
  const check = (text: string) => {
    if (text.trim() === '') return mayBeEmpty ? null : texts.badNumber(min, max);
    const number = read(text);
    return number !== null && number >= min && number <= max ? null : texts.badNumber(min, max);
  };
  return (
    <CheckedRow
      {...{ label, check, ...(hint !== undefined && { hint }) }}
      value={value === null ? '' : String(value)}
      inputMode={step === 1 ? 'numeric' : 'decimal'}
      className="tabular max-w-32"
      onChange={(text) => onChange(read(text))}
    />
  );
}

/** What a link of a tool may be: nothing, or a whole http address. */
export function checkLink(text: string): string | null {
  if (text === '') return null;
  return URL.canParse(text) && /^https?:\/\/[^/]+/.test(text) && text.length <= 2_000 ? null : texts.badLink;
}

/** A picture may also be a file of the app. */
export const checkPicture = (text: string): string | null => (text.startsWith('/files/') ? null : checkLink(text));
