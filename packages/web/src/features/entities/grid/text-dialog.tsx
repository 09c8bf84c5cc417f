import { readCellText } from '@whittle/domain/entities/grid/cell-value';
import { type KeyboardEvent, useId, useState } from 'react';
import { cx } from '../../../lib/cx.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { controlShape } from '../../../ui/field.tsx';
import { gridTexts as texts } from '../entities.texts.ts';
import type { CellEditorProps } from './cell-editor.tsx';
import { OwnEvents } from './own-events.tsx';

/** Long texts and JSON in a dialog (GRID-14). JSON that does not parse stays in it, with the parser's reason (GRID-16). */
export function TextDialog({ column, initial, onSave, onCancel }: CellEditorProps & { initial: string }) {
  const [text, setText] = useState(initial);
  const [problem, setProblem] = useState<string | null>(null);
  const problemId = useId();
  const isJson = column.dataType === 'json';

  const save = () => {
    const input = readCellText(column, text);
    if (input.ok) onSave(input.value, [0, 0]);
    else setProblem(input.message);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    save();
  };

  return (
    <OwnEvents>
      <Dialog
        isOpen
        onOpenChange={(isOpen) => !isOpen && onCancel()}
        title={texts.edit(column.label)}
        width="wide"
        footer={
          <>
            <Button onClick={() => onCancel()}>{texts.cancel}</Button>
            <Button variant="filled" onClick={save}>
              {texts.save}
            </Button>
          </>
        }
      >
        <textarea
          aria-label={column.label}
          aria-invalid={problem !== null || undefined}
          aria-describedby={problem ? problemId : undefined}
          dir={isJson ? 'ltr' : 'auto'}
          spellCheck={!isJson}
          rows={12}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setProblem(null);
          }}
          onKeyDown={onKeyDown}
          className={cx(controlShape, 'resize-y py-2', isJson && 'type-code')}
        />
        {problem && (
          <p id={problemId} role="alert" className="mt-2 text-danger">
            {problem}
          </p>
        )}
      </Dialog>
    </OwnEvents>
  );
}
