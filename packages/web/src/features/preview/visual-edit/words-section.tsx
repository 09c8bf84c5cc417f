import type { ElementFacts } from '@whittle/contract/visual-edit';
import { Section } from './section.tsx';
import { TextField } from './text-field.tsx';
import type { VisualEditing } from './use-visual-edit.ts';
import { visualEditTexts as texts } from './visual-edit.texts.ts';

type SectionProps = { editing: VisualEditing; facts: ElementFacts };

/** The texts of the element, and why there is none to change. */
export function WordsSection({ editing, facts }: SectionProps) {
  const placeholder = facts.attributes.find(({ name }) => name === 'placeholder');
  if (facts.texts.length === 0 && !facts.textProblem && !placeholder) return null;
  const tooLong = editing.tooLong?.selection === editing.chosen?.selection ? editing.tooLong : null;
  const between = facts.texts.filter(({ label }) => label === null).length;
  return (
    <Section title={texts.text}>
      {facts.texts.map(({ label, value }, index) => (
        <TextField
          key={`${editing.chosen?.selection} ${index} ${tooLong?.index === index}`}
          tooLong={tooLong?.index === index ? tooLong.text : undefined}
          label={label === null ? (between === 1 ? texts.text : texts.nthText(index)) : texts.attribute(label)}
          value={value}
          isDisabled={editing.isHeld}
          onChange={(words) => editing.change({ edit: { kind: 'text', index, text: words } })}
        />
      ))}
      {facts.textProblem && (
        <p className="type-meta text-ink-2">{facts.texts.length > 0 ? texts.partFromData : texts.fromData}</p>
      )}
      {placeholder && !placeholder.problem && (
        <TextField
          key={`${editing.chosen?.selection} placeholder`}
          label={texts.placeholder}
          value={placeholder.value ?? ''}
          isDisabled={editing.isHeld}
          onChange={(value) => editing.change({ edit: { kind: 'attribute', name: 'placeholder', value } })}
        />
      )}
    </Section>
  );
}
