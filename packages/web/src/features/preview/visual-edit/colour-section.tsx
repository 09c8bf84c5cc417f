import type { ElementStyle } from '@whittle/contract/preview-editing';
import type { ElementFacts } from '@whittle/contract/visual-edit';
import { ColourPicker } from '../../../ui/colour-picker.tsx';
import { colourOf } from '../../../ui/tailwind-colours.ts';
import { classEdits } from './class-edits.ts';
import { Section } from './section.tsx';
import type { VisualEditing } from './use-visual-edit.ts';
import { visualEditTexts as texts } from './visual-edit.texts.ts';

const kinds = [
  {
    label: texts.textColour,
    prefix: 'text',
    property: 'color',
    properties: ['color'],
    others:
      /^(?:xs|sm|base|lg|\d?xl|left|center|right|justify|start|end|wrap|nowrap|balance|pretty|ellipsis|clip|\[\d.*\])(?:\/.*)?$/,
  },
  {
    label: texts.background,
    prefix: 'bg',
    property: 'background-color',
    properties: ['background-color', 'background'],
    others:
      /^(?:gradient.*|linear.*|radial.*|conic.*|none|cover|contain|auto|center|top|bottom|left|right|repeat.*|no-repeat|fixed|local|scroll|clip-.*|origin-.*|blend-.*|opacity-.*|\[url.*)$/,
  },
] as const;

type ColourSectionProps = { editing: VisualEditing; facts: ElementFacts; look: ElementStyle };

/** The colours of the text and of what it stands on. */
export function ColourSection({ editing, facts, look }: ColourSectionProps) {
  const found = kinds.map(({ prefix, others }) => {
    const className = facts.classes.findLast(
      (one) => one.startsWith(`${prefix}-`) && !others.test(one.slice(prefix.length + 1)),
    );
    return className === undefined ? null : { className, name: className.slice(prefix.length + 1) };
  });
  return (
    <Section title={texts.colour}>
      {kinds.map(({ label, prefix, property, properties }, index) => {
        const current = found[index] ?? null;
        const other = found[1 - index]?.name;
        const shown = look[property];
        const isTransparent = shown !== undefined && /^#[\da-f]{6}00$/.test(shown);
        return (
          <div key={prefix} className="flex flex-col gap-1">
            <span aria-hidden className="type-meta text-ink-2">
              {label}
            </span>
            <ColourPicker
              label={label}
              value={current?.name ?? null}
              given={
                shown === undefined
                  ? null
                  : { colour: shown, label: isTransparent ? texts.transparent : texts.inherited(shown) }
              }
              against={other === undefined ? undefined : colourOf(other)}
              isDisabled={editing.isHeld}
              onChange={(name, colour) => {
                const edits = classEdits({
                  facts,
                  properties,
                  add: name === null ? null : `${prefix}-${name}`,
                  remove: current?.className ?? null,
                  style: colour === null ? [] : [[properties[0]!, colour]],
                });
                for (const edit of edits) editing.change(edit);
              }}
            />
          </div>
        );
      })}
    </Section>
  );
}
