import { cellText, isTrue, readCellText } from '@whittle/domain/entities/grid/cell-value';
import type { GridColumn } from '@whittle/domain/entities/grid/columns';
import { useState } from 'react';
import { ApiError, sentenceOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, Input, controlShape } from '../../ui/field.tsx';
import { ImageField } from '../../ui/image-field.tsx';
import { Select } from '../../ui/select.tsx';
import { entityTexts, gridTexts as texts } from './entities.texts.ts';
import { Thumbnail } from './grid/cell-display.tsx';
import { draftImageStore } from '../../core/uploads/image-store.ts';
import { historyTexts } from '../../core/history/history.texts.ts';
import { fieldDate } from './grid/grid-dates.ts';

type RecordDialogProps = {
  appId: string;
  title: string;
  description?: string;
  columns: readonly GridColumn[];
  values: Readonly<Record<string, unknown>>;
  /** What was typed in the grid and is no value of its column, by column. */
  unread?: Readonly<Record<string, string>>;
  filesOrigin: string;
  isReadOnly: boolean;
  /** Nothing of it is saved yet. */
  isNew?: boolean;
  /** Gets the fields that were changed. */
  onSave: (fields: Record<string, unknown>) => Promise<void>;
  /** Shows what happened to the record so far. */
  onHistory?: () => void;
  onClose: () => void;
};

const noTexts: Readonly<Record<string, string>> = {};

/** One record as a form: the whole of it, for small screens and for long values. */
export function RecordDialog({
  appId,
  title,
  description,
  columns,
  values: stored,
  unread = noTexts,
  filesOrigin,
  isReadOnly,
  isNew = false,
  onSave,
  onHistory,
  onClose,
}: RecordDialogProps) {
  const own = columns.filter((column) => !column.readonly);
  const [values, setValues] = useState<Record<string, string>>(() =>
    Object.fromEntries(own.map((column) => [column.id, unread[column.id] ?? fieldText(column, stored[column.id])])),
  );
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [message, setMessage] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);

  const changed = own.filter((column) => (values[column.id] ?? '') !== fieldText(column, stored[column.id]));

  const save = async () => {
    if (isSaving) return;
    const fields: Record<string, unknown> = {};
    const found: Record<string, string> = {};
    for (const column of changed) {
      const input = readCellText(column, values[column.id] ?? '');
      if (input.ok) fields[column.id] = input.value;
      else found[column.id] = input.message;
    }
    setProblems(found);
    setMessage(null);
    if (Object.keys(found).length > 0) return;
    if (isNew && own.every((column) => (values[column.id] ?? '').trim() === '')) return setMessage(texts.emptyForm);
    if (changed.length === 0 && !isNew) return onClose();
    setIsSaving(true);
    try {
      await onSave(fields);
      onClose();
    } catch (error) {
      const refused = error instanceof ApiError ? error.fields : {};
      const failed = isNew ? texts.createFailed : texts.updateFailed;
      const isAllAtFields = Object.keys(refused).length > 0 && Object.keys(refused).every((id) => id in values);
      setProblems(refused);
      setMessage(isAllAtFields ? failed : `${failed}. ${sentenceOf(error)}`);
    } finally {
      setIsSaving(false);
    }
  };

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={description}
      staysOnOutsideClick={changed.length > 0}
      footer={
        isReadOnly ? undefined : (
          <>
            {onHistory && (
              <Button variant="plain" onClick={onHistory} className="sm:me-auto">
                {historyTexts.history}
              </Button>
            )}
            <Button onClick={onClose}>{texts.cancel}</Button>
            <Button variant="filled" isBusy={isSaving} onClick={() => void save()}>
              {texts.save}
            </Button>
          </>
        )
      }
    >
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {own.map((column) => (
          <Field key={column.id} label={column.label} error={problems[column.id]}>
            <FieldControl
              appId={appId}
              column={column}
              filesOrigin={filesOrigin}
              isReadOnly={isReadOnly}
              text={values[column.id] ?? ''}
              onText={(text) => setValues((now) => ({ ...now, [column.id]: text }))}
            />
          </Field>
        ))}
        {message && (
          <p role="alert" className="text-danger">
            {message}
          </p>
        )}
        <button type="submit" hidden aria-label={texts.save} />
      </form>
      <span className="sr-only">{entityTexts.database}</span>
    </Dialog>
  );
}

type FieldControlProps = {
  appId: string;
  column: GridColumn;
  filesOrigin: string;
  isReadOnly: boolean;
  text: string;
  onText: (text: string) => void;
  id?: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
};

function FieldControl({ appId, column, filesOrigin, isReadOnly, text, onText, ...aria }: FieldControlProps) {
  const common = { ...aria, value: text, readOnly: isReadOnly };
  switch (column.dataType) {
    case 'boolean':
    case 'select': {
      const choices = column.dataType === 'boolean' ? ['true', 'false'] : column.options.map(({ label }) => label);
      const isUnknown = text !== '' && !choices.includes(text);
      return (
        <Select {...aria} value={text} disabled={isReadOnly} onChange={(event) => onText(event.target.value)}>
          <option value="">{texts.noValue}</option>
          {(isUnknown ? [text, ...choices] : choices).map((label) => (
            <option key={label} value={label}>
              {column.dataType === 'boolean' ? (label === 'true' ? texts.yes : texts.no) : label}
            </option>
          ))}
        </Select>
      );
    }
    case 'text':
    case 'json':
      return (
        <textarea
          {...common}
          rows={Math.min(12, Math.max(1, text.split('\n').length, Math.ceil(text.length / 50)))}
          onChange={(event) => onText(event.target.value)}
          className={`${controlShape} resize-y py-1.5 coarse:min-h-11 coarse:py-2.5 ${column.dataType === 'json' ? 'type-code' : ''}`}
        />
      );
    case 'image':
      return (
        <div className="flex flex-col gap-2">
          <Input {...common} onChange={(event) => onText(event.target.value)} />
          {!isReadOnly && (
            <ImageField
              hasImage={text !== ''}
              store={draftImageStore(appId)}
              onChange={(address) => onText(address ?? '')}
              preview={<Thumbnail key={text} address={text} filesOrigin={filesOrigin} size={120} />}
              failed={texts.uploadFailed}
            />
          )}
        </div>
      );
    default: {
      const isDate = column.dataType === 'datetime';
      return (
        <Input
          {...common}
          type={isDate ? (column.isDay ? 'date' : 'datetime-local') : 'text'}
          inputMode={column.dataType === 'number' ? 'decimal' : undefined}
          onChange={(event) => onText(event.target.value)}
        />
      );
    }
  }
}

/** A value as the text of its field. */
function fieldText(column: GridColumn, value: unknown): string {
  if (value === null || value === undefined) return '';
  switch (column.dataType) {
    case 'boolean':
      return String(isTrue(value));
    case 'datetime':
      return fieldDate(value, column.isDay);
    case 'json':
      return JSON.stringify(value, null, 2);
    default:
      return cellText(column, value);
  }
}
