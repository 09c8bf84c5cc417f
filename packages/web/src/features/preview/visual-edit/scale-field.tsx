import type { ElementFacts } from '@whittle/contract/visual-edit';
import type { ElementStyle } from '@whittle/contract/preview-editing';
import { useId } from 'react';
import { cx } from '../../../lib/cx.ts';
import { Select } from '../../../ui/select.tsx';
import { classEdits } from './class-edits.ts';
import { currentOf, type Scale, stepOf, styleName } from './scales.ts';
import { shownStyle } from './shown-style.ts';
import type { VisualEditing } from './use-visual-edit.ts';
import { visualEditTexts as texts } from './visual-edit.texts.ts';

type ScaleFieldProps = { scale: Scale; editing: VisualEditing; facts: ElementFacts; look: ElementStyle };

/**
 * One property on its scale. A class that is on no scale is shown by its name; without one, what the page makes of it.
 */
export function ScaleField({ scale, editing, facts, look }: ScaleFieldProps) {
  const id = useId();
  const current = currentOf(scale, facts.classes);
  const step = current && stepOf(scale, current.name);
  const given = current ? null : shownStyle(scale, look);
  const isStyled = scale.properties.some((name) => facts.style.includes(name) || facts.style.includes(styleName(name)));
  const unset = given === null ? texts.notSet : isStyled ? texts.byStyle(given) : texts.inherited(given);
  const set = (className: string) => {
    const next = scale.steps.find((one) => one.className === className);
    const edits = classEdits({
      facts,
      properties: scale.properties,
      add: next?.className ?? null,
      remove: current?.name ?? null,
      ...(next && { style: next.style }),
    });
    for (const edit of edits) editing.change(edit);
  };
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="type-meta text-ink-2">
        {scale.label}
      </label>
      <Select
        id={id}
        value={step?.className ?? current?.name ?? ''}
        disabled={editing.isHeld}
        onChange={({ target }) => set(target.value)}
        className={cx(!current && 'text-ink-2 italic')}
      >
        <option value="">{unset}</option>
        {current && !step && <option value={current.name}>{current.name}</option>}
        {scale.steps.map(({ className, label }) => (
          <option key={className} value={className}>
            {label}
          </option>
        ))}
      </Select>
    </div>
  );
}
