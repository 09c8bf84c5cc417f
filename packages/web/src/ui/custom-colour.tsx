import { useState } from 'react';
import { Button } from './button.tsx';
import { colourPickerTexts as texts } from './colour-picker.texts.ts';
import { Field, Input } from './field.tsx';

const code = /^#?([\da-f]{3}|[\da-f]{6})$/i;
const six = (hex: string) => (hex.length === 3 ? [...hex].map((one) => one + one).join('') : hex).toLowerCase();

type CustomColourProps = { value: string | undefined; onChange: (hex: string) => void };

/** Any colour, by the browser's own picker or by its code. */
export function CustomColour({ value, onChange }: CustomColourProps) {
  const given = value && code.test(value) ? `#${six(value.replace('#', ''))}` : '';
  const [typed, setTyped] = useState(given);
  const [problem, setProblem] = useState<string>();
  const use = () => {
    const hex = code.exec(typed.trim())?.[1];
    if (hex === undefined) return setProblem(texts.badCode);
    setProblem(undefined);
    onChange(`#${six(hex)}`);
  };
  return (
    <form
      className="flex w-72 max-w-full flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        use();
      }}
    >
      <input
        type="color"
        aria-label={texts.mix}
        value={given || '#000000'}
        onChange={(event) => {
          setTyped(event.target.value);
          setProblem(undefined);
          onChange(event.target.value);
        }}
        className="h-10 w-full rounded-control border border-edge bg-surface p-1"
      />
      <Field label={texts.code} hint={texts.codeHint} {...(problem !== undefined && { error: problem })}>
        <Input value={typed} maxLength={7} onChange={(event) => setTyped(event.target.value)} spellCheck={false} />
      </Field>
      <Button size="small" type="submit" className="self-end">
        {texts.use}
      </Button>
    </form>
  );
}
