import { toolLimits as limits } from '@whittle/contract/tools/tool-limits';
import type { FieldOption } from '@whittle/contract/tools/tool-document';
import { useState } from 'react';
import { Field } from '../../../ui/field.tsx';
import { areaShape } from '../../../core/panels/text-rows.tsx';
import { optionProblemsByLine } from '../field-problems.ts';
import { toolEditorTexts } from '../tool-editor.texts.ts';

const texts = toolEditorTexts.fields;

type OptionsAreaProps = { options: readonly FieldOption[]; onChange: (options: FieldOption[]) => void };

/** The options of a choice, one on each line, so that a list from elsewhere is pasted as it is. Rule: FIELD-07. */
export function OptionsArea({ options, onChange }: OptionsAreaProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? options.map(({ label }) => label).join('\n');
  const lines = text.split('\n').length;
  const problems = [
    ...(options.length === 0 ? [texts.optionsMissing] : []),
    ...optionProblemsByLine({ options: [...options] }).map(({ line, problem }) => texts.atLine(line, problem)),
    ...(text.trimEnd().split('\n').length > limits.options ? [texts.optionsTooMany(limits.options)] : []),
    ...(text.split('\n').some((line) => line.length > limits.shortLabelChars)
      ? [texts.optionTooLong(limits.shortLabelChars)]
      : []),
  ];
  const shown = problems.slice(0, 4);
  return (
    <Field label={texts.options} hint={texts.optionsHint} {...(shown.length > 0 && { error: shown.join(' · ') })}>
      <textarea
        value={text}
        rows={Math.max(4, Math.min(10, lines + 1))}
        dir="auto"
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(optionsOf(target.value, options));
        }}
        onBlur={() => setTyped(null)}
        className={areaShape}
      />
    </Field>
  );
}

/** The lines as options; a picture stays with the label that it came with. */
function optionsOf(text: string, before: readonly FieldOption[]): FieldOption[] {
  const icons = new Map(before.map(({ label, iconUrl }) => [label, iconUrl]));
  return text
    .replace(/\s+$/, '')
    .split('\n')
    .slice(0, limits.options)
    .flatMap((line, at, all) => {
      const label = line.trim().slice(0, limits.shortLabelChars);
      return label === '' && all.length === 1 ? [] : [{ label, iconUrl: icons.get(label) ?? '' }];
    });
}
