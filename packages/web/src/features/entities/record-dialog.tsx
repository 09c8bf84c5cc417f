import { readCellText } from '@whittle/domain/entities/grid/cell-value';
import type { GridColumn } from '@whittle/domain/entities/grid/columns';
import { Fragment, useState } from 'react';
import { ApiError, sentenceOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, Input, controlShape } from '../../ui/field.tsx';
import { ImageField } from '../../ui/image-field.tsx';
import { Select } from '../../ui/select.tsx';
import { entityTexts, gridTexts as texts } from './entities.texts.ts';
import { Thumbnail } from './grid/cell-display.tsx';
import { draftImageStore } from '../../core/uploads/image-store.ts';
import { historyTexts } from '../../core/history/history.texts.ts';
import { changedValues } from './records.requests.ts';
import { useRecordForm } from './use-record-form.ts';

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
  /** Gets the fields that were changed, with what was seen in them before. */
  onSave: (fields: Record<string, unknown>, seen: Record<string, unknown>) => Promise<void>;
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
  const form = useRecordForm(own, stored, unread);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [message, setMessage] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);

  const { changed, textOf } = form;
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = () => (changed.length > 0 && !isReadOnly ? setIsLeaving(true) : onClose());

  const save = async () => {
    if (isSaving) return;
    const fields: Record<string, unknown> = {};
    const found: Record<string, string> = {};
    for (const column of changed) {
      const input = readCellText(column, textOf(column));
      if (input.ok) fields[column.id] = input.value;
      else found[column.id] = input.message;
    }
    setProblems(found);
    setMessage(null);
    if (Object.keys(found).length > 0) return;
    if (isNew && own.every((column) => textOf(column).trim() === '')) return setMessage(texts.emptyForm);
    if (changed.length === 0 && !isNew) return onClose();
    setIsSaving(true);
    try {
      await onSave(fields, form.seenIn(Object.keys(fields)));
      onClose();
    } catch (error) {
      const others = changedValues(error);
      if (others) return form.meet(others);
      const refused = error instanceof ApiError ? error.fields : {};
      const failed = isNew ? texts.createFailed : texts.updateFailed;
      const isAllAtFields =
        Object.keys(refused).length > 0 && Object.keys(refused).every((id) => own.some((column) => column.id === id));
      setProblems(refused);
      setMessage(isAllAtFields ? failed : `${failed}. ${sentenceOf(error)}`);
    } finally {
      setIsSaving(false);
    }
  };

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && leave()}
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
          <Fragment key={column.id}>
            <Field label={column.label} error={form.conflictIn(column) ?? problems[column.id]}>
              <FieldControl
                appId={appId}
                column={column}
                filesOrigin={filesOrigin}
                isReadOnly={isReadOnly}
                text={textOf(column)}
                onText={(text) => form.type(column, text)}
              />
            </Field>
            {form.conflictIn(column) !== undefined && (
              <Button size="small" className="self-start" onClick={() => form.giveUp(column)}>
                {texts.keepTheirs}
              </Button>
            )}
          </Fragment>
        ))}
        {(form.hasConflict ? texts.changedInForm : message) && (
          <p role="alert" className="text-danger">
            {form.hasConflict ? texts.changedInForm : message}
          </p>
        )}
        <button type="submit" hidden aria-label={texts.save} />
      </form>
      <span className="sr-only">{entityTexts.database}</span>
      {isLeaving && (
        <Confirm
          title={texts.discardTitle}
          confirmLabel={texts.discardTyped}
          cancelLabel={texts.keepEditing}
          onConfirm={async () => onClose()}
          onClose={() => setIsLeaving(false)}
        >
          <p>{texts.discardNote(changed.map(({ label }) => label))}</p>
        </Confirm>
      )}
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
