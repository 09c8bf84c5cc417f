import { type ColumnType, type SchemaChange, columnTypes } from '@whittle/contract/schema-changes';
import { type FormEvent, useState } from 'react';
import { sentenceOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field, Input } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { schemaTexts as texts } from './schema.texts.ts';

type NewColumnDialogProps = {
  /** Beside which column, or `999999` for the end (GRID-12). */
  beside: string;
  side: 'left' | 'right';
  onChange: (change: SchemaChange) => Promise<void>;
  onClose: () => void;
};

export function NewColumnDialog({ beside, side, onChange, onClose }: NewColumnDialogProps) {
  const [label, setLabel] = useState('');
  const [dataType, setDataType] = useState<ColumnType>('text');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (label.trim() === '' || isBusy) return;
    setIsBusy(true);
    try {
      const type = side === 'left' ? 'add_column_to_left' : 'add_column_to_right';
      await onChange({ type, columnId: beside, label, dataType });
      onClose();
    } catch (error) {
      setProblem(sentenceOf(error, texts.failed));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.newColumn}
      description={texts.version}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="filled" type="submit" form="new-column" isBusy={isBusy}>
            {texts.add}
          </Button>
        </>
      }
    >
      <form id="new-column" onSubmit={(event) => void add(event)} className="flex flex-col gap-4">
        <Field label={texts.name} error={problem}>
          <Input
            value={label}
            maxLength={60}
            autoComplete="off"
            onChange={(event) => {
              setLabel(event.target.value);
              setProblem(undefined);
            }}
          />
        </Field>
        <Field label={texts.type}>
          <Select
            value={dataType}
            onChange={(event) => setDataType(columnTypes.find((type) => type === event.target.value) ?? 'text')}
          >
            {columnTypes.map((type) => (
              <option key={type} value={type}>
                {type}
              </option>
            ))}
          </Select>
        </Field>
      </form>
    </Dialog>
  );
}
