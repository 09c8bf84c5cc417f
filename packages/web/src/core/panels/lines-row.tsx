import { useState } from 'react';
import { Field } from '../../ui/field.tsx';
import { panelTexts as texts } from './panels.texts.ts';
import { areaShape } from './text-rows.tsx';

type LinesRowProps = {
  label: string;
  hint: string;
  value: readonly string[];
  maxLines: number;
  maxChars: number;
  onChange: (lines: string[]) => void;
};

const linesIn = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

/** A list with a line for each entry. What is too much stays in the field with the reason, and nothing of it is stored. */
export function LinesRow({ label, hint, value, maxLines, maxChars, onChange }: LinesRowProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const problemOf = (lines: readonly string[]) => {
    if (lines.length > maxLines) return texts.linesTooMany(maxLines);
    return lines.some(({ length }) => length > maxChars) ? texts.lineTooLong(maxChars) : null;
  };
  const problem = typed === null ? null : problemOf(linesIn(typed));
  return (
    <Field label={label} hint={hint} {...(problem !== null && { error: problem })}>
      <textarea
        rows={2}
        dir="auto"
        value={typed ?? value.join('\n')}
        onChange={({ target }) => {
          setTyped(target.value);
          const lines = linesIn(target.value);
          if (problemOf(lines) === null) onChange(lines);
        }}
        onBlur={() => problem === null && setTyped(null)}
        className={areaShape}
      />
    </Field>
  );
}
