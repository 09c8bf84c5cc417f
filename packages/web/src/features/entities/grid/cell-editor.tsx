import { cellText, isLongText, readCellText } from '@whittle/domain/entities/grid/cell-value';
import type { GridColumn } from '@whittle/domain/entities/grid/columns';
import { editKey } from '@whittle/domain/entities/grid/keys';
import { type KeyboardEvent, useRef, useState } from 'react';
import { ImageEditor } from './image-editor.tsx';
import { fieldDate } from './grid-dates.ts';
import { gridTexts as texts } from '../entities.texts.ts';
import { OptionEditor } from './option-editor.tsx';
import { TextDialog } from './text-dialog.tsx';

type EditEnd = {
  /** A value to save; `text` and `problem` are what was typed and is no value. */
  onSave: (value: unknown, step: readonly [rows: number, columns: number]) => void;
  onRefuse: (text: string, problem: string, step: readonly [rows: number, columns: number]) => void;
  /** Nothing changes; the focus may still go on. */
  onCancel: (step?: readonly [rows: number, columns: number]) => void;
};

export type CellEditorProps = EditEnd & {
  column: GridColumn;
  value: unknown;
  /** What stands in the cell as text, where it could not be read as a value. */
  text: string | null;
  /** The key that began the editing replaces the value. */
  typed: string | null;
  appId: string;
  filesOrigin: string;
  onAddOption: ((label: string) => Promise<void>) | null;
};

/** The way a cell of each type is edited (GRID-14). */
export function CellEditor(props: CellEditorProps) {
  const { column, value, text, typed, onSave, onCancel } = props;
  switch (column.dataType) {
    case 'select':
    case 'multiselect':
      return <OptionEditor {...props} />;
    case 'image':
      return <ImageEditor {...props} />;
    case 'json':
      return <TextDialog {...props} initial={typed ?? text ?? prettyJson(value)} onSave={onSave} onCancel={onCancel} />;
    default: {
      const initial = typed ?? text ?? initialText(column, value);
      if (column.dataType === 'text' && isLongText(initial)) {
        return <TextDialog {...props} initial={initial} />;
      }
      return <InlineEditor {...props} initial={initial} />;
    }
  }
}

const stay = [0, 0] as const;

/** A field in the cell: Enter and Tab save, Escape cancels, leaving it saves. An empty text is not saved (GRID-15). */
function InlineEditor({ column, initial, value, onSave, onRefuse, onCancel }: CellEditorProps & { initial: string }) {
  const [text, setText] = useState(initial);
  const isDone = useRef(false);
  const isDate = column.dataType === 'datetime';

  const finish = (step: readonly [number, number]) => {
    if (isDone.current) return;
    isDone.current = true;
    const isUnchanged = text === initialText(column, value);
    if (isUnchanged || (text.trim() === '' && column.dataType === 'text')) return onCancel(step);
    const input = readCellText(column, text);
    if (input.ok) onSave(input.value, step);
    else onRefuse(text, input.message, step);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    const act = editKey({ key: event.key, ctrl: event.ctrlKey, shift: event.shiftKey, alt: event.altKey });
    if (!act) return;
    event.preventDefault();
    if (act.type === 'save') return finish(act.step);
    isDone.current = true;
    onCancel();
  };

  return (
    <input
      ref={focusAtEnd}
      aria-label={texts.edit(column.label)}
      type={isDate ? (column.isDay ? 'date' : 'datetime-local') : 'text'}
      inputMode={column.dataType === 'number' ? 'decimal' : undefined}
      dir="auto"
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => finish(stay)}
      onPaste={(event) => event.stopPropagation()}
      onCopy={(event) => event.stopPropagation()}
      onCut={(event) => event.stopPropagation()}
      className="type-input focus-inset absolute inset-0 w-full bg-surface px-2 text-ink outline-2 outline-focus"
    />
  );
}

function focusAtEnd(field: HTMLInputElement | null): void {
  if (!field || document.activeElement === field) return;
  field.focus({ preventScroll: true });
  if (field.type === 'text') field.setSelectionRange(field.value.length, field.value.length);
}

function initialText(column: GridColumn, value: unknown): string {
  if (column.dataType === 'datetime') return fieldDate(value, column.isDay);
  return cellText(column, value);
}

const prettyJson = (value: unknown) => (value === null || value === undefined ? '' : JSON.stringify(value, null, 2));
