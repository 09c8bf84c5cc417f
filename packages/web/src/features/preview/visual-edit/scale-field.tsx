import type { ElementFacts } from '@whittle/contract/visual-edit';
import { useId } from 'react';
import { Select } from '../../../ui/select.tsx';
import { classEdits } from './class-edits.ts';
import { currentOf, type Scale, stepOf } from './scales.ts';
import type { VisualEditing } from './use-visual-edit.ts';
import { visualEditTexts as texts } from './visual-edit.texts.ts';

type ScaleFieldProps = { scale: Scale; editing: VisualEditing; facts: ElementFacts };

/** One property on its scale. A class that is on no scale is shown by its name. */
export function ScaleField({ scale, editing, facts }: ScaleFieldProps) {
  const id = useId();
  const current = currentOf(scale, facts.classes);
  const step = current && stepOf(scale, current.name);
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
      >
        <option value="">{texts.notSet}</option>
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
