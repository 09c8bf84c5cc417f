import type { FieldType, ToolField } from '@whittle/contract/tools/tool-document';
import { holdsFile } from '@whittle/domain/tools/value-references';
import { type CSSProperties, useId } from 'react';
import { toolEditorTexts } from '../tool-editor.texts.ts';
import type { ToolLook } from '../tool-look.ts';

const texts = toolEditorTexts.view;

type ViewFieldProps = { field: ToolField; look: ToolLook; value: unknown; onChange: (value: unknown) => void };

const kinds: Partial<Record<FieldType, string>> = { date: 'date', email: 'email', url: 'url', phone: 'tel' };
const shape = 'type-input block min-h-10 w-full rounded-control border px-3 coarse:min-h-11';

/** A field as the person who uses the tool sees it. */
export function ViewField({ field, look, value, onChange }: ViewFieldProps) {
  const id = useId();
  const { type, required, placeholder, help, options } = field;
  const label = field.label || field.name;
  const style: CSSProperties = {
    ...{ backgroundColor: look.control, borderColor: look.edge, color: look.controlText, colorScheme: look.scheme },
  };
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const chosen = Array.isArray(value) ? value.map(String) : [];
  const common = { id, style, 'aria-describedby': help ? `${id}-help` : undefined };

  if (type === 'checkbox' || type === 'multi_select') {
    const choices = type === 'checkbox' ? [label] : options.map((option) => option.label);
    const isOn = (choice: string) => (type === 'checkbox' ? value === true : chosen.includes(choice));
    const toggle = (choice: string, next: boolean) => {
      if (type === 'checkbox') onChange(next);
      else onChange(next ? [...chosen, choice] : chosen.filter((one) => one !== choice));
    };
    return (
      <fieldset className="flex flex-col gap-1.5">
        {type === 'multi_select' && (
          <legend style={{ color: look.header }} className="mb-1.5 font-medium">
            <Label {...{ label, required }} />
          </legend>
        )}
        {choices.map((choice, at) => (
          <label key={at} className="flex min-h-6 items-center gap-2 coarse:min-h-11">
            <input
              type="checkbox"
              checked={isOn(choice)}
              onChange={({ target }) => toggle(choice, target.checked)}
              className="size-4"
            />
            <span style={{ color: look.header }} dir="auto">
              {choice}
            </span>
          </label>
        ))}
        <Help id={id} help={help} />
      </fieldset>
    );
  }
  const isChosenElsewhere = holdsFile(type) || type === 'tool_item_select';
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} style={{ color: look.header }} className="font-medium" dir="auto">
        <Label {...{ label, required }} />
      </label>
      {type === 'long_text' ? (
        <textarea
          {...common}
          rows={4}
          value={text}
          placeholder={placeholder}
          onChange={({ target }) => onChange(target.value)}
          className={`${shape} py-2`}
        />
      ) : type === 'select' ? (
        <select {...common} value={text} onChange={({ target }) => onChange(target.value)} className={shape}>
          <option value="">{texts.choose}</option>
          {options.map((option, at) => (
            <option key={at} value={option.label}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...common}
          type={kinds[type] ?? 'text'}
          inputMode={type === 'number' ? 'decimal' : undefined}
          disabled={isChosenElsewhere}
          value={text}
          placeholder={isChosenElsewhere ? toolEditorTexts.fields.types[type] : placeholder}
          onChange={({ target }) => onChange(target.value)}
          className={shape}
        />
      )}
      <Help id={id} help={help} />
    </div>
  );
}

function Label({ label, required }: { label: string; required: boolean }) {
  return (
    <>
      {label}
      {required && (
        <>
          <span aria-hidden> *</span>
          <span className="sr-only">, {texts.required}</span>
        </>
      )}
    </>
  );
}

const Help = ({ id, help }: { id: string; help: string }) =>
  help && (
    <p id={`${id}-help`} className="type-meta" dir="auto">
      {help}
    </p>
  );
