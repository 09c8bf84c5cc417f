import { toolLimits as limits } from '@whittle/contract/tools/tool-limits';
import type { FieldOption } from '@whittle/contract/tools/tool-document';
import { useState } from 'react';
import { Field } from '../../../ui/field.tsx';
import { areaShape } from '../../../core/panels/text-rows.tsx';
import { optionProblemsByLine } from '../field-problems.ts';
import { toolEditorTexts } from '../tool-editor.texts.ts';

const texts = toolEditorTexts.fields;

type OptionsAreaProps = { options: readonly FieldOption[]; onChange: (options: FieldOption[]) => void };

/**
 * The options of a choice, one on each line, so that a list from elsewhere is pasted as it is; the address of a picture may
 * stand behind it. Rule: FIELD-07.
 */
export function OptionsArea({ options, onChange }: OptionsAreaProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? options.map(lineOf).join('\n');
  const lines = text.split('\n').length;
  const isTooMuch = isTooMany(text) || isTooLong(text);
  const problems = [
    ...(options.length === 0 ? [texts.optionsMissing] : []),
    ...optionProblemsByLine({ options: [...options] }).map(({ line, problem }) => texts.atLine(line, problem)),
    ...(isTooMany(text) ? [texts.optionsTooMany(limits.options)] : []),
    ...(isTooLong(text) ? [texts.optionTooLong(limits.shortLabelChars)] : []),
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
          if (!isTooMany(target.value) && !isTooLong(target.value)) onChange(optionsOf(target.value));
        }}
        onBlur={() => !isTooMuch && setTyped(null)}
        className={areaShape}
      />
    </Field>
  );
}

/** What does not fit stays in the field with the reason, whole, and counts once it does. */
const isTooMany = (text: string) => text.trimEnd().split('\n').length > limits.options;
const isTooLong = (text: string) =>
  text.split('\n').some((line) => partsOf(line).label.length > limits.shortLabelChars);

/** An option in its line, with its picture behind it: `Vegan | https://example.com/leaf.svg`. */
const lineOf = ({ label, iconUrl }: FieldOption): string => (iconUrl === '' ? label : `${label} | ${iconUrl}`);

function partsOf(line: string): FieldOption {
  const [, label = '', iconUrl = ''] = /^(.*?)\s*\|\s*(https?:\/\/\S+)\s*$/.exec(line) ?? [];
  const isPicture = iconUrl !== '' && URL.canParse(iconUrl) && iconUrl.length <= 2_000;
  return isPicture ? { label: label.trim(), iconUrl } : { label: line.trim(), iconUrl: '' };
}

function optionsOf(text: string): FieldOption[] {
  return text
    .replace(/\s+$/, '')
    .split('\n')
    .flatMap((line, at, all) => {
      const { label, iconUrl } = partsOf(line);
      const isNone = label === '' && all.length === 1;
      return isNone ? [] : [{ label, iconUrl }];
    });
}
