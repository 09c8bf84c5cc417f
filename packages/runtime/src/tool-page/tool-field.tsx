import type { ToolField as Field } from '@whittle/contract/tools/tool-document';
import { ChoiceField, showsChoices } from './choice-field.tsx';
import { FileField } from './file-field.tsx';
import { ItemField } from './item-field.tsx';
import { PlaceField } from './place-field.tsx';
import type { RunClient } from './run-client.ts';
import { texts } from './texts.ts';
import type { Upload } from './use-uploads.ts';

type Props = {
  field: Field;
  value: unknown;
  problem: string | undefined;
  client: RunClient;
  hasPlaces: boolean;
  upload: Upload | undefined;
  onChange: (value: unknown) => void;
  onFile: (file: File) => void;
};

const inputTypes: Partial<Record<Field['type'], string>> = {
  date: 'date',
  email: 'email',
  url: 'url',
  phone: 'tel',
};

export function ToolField({ field, value, problem, client, hasPlaces, upload, onChange, onFile }: Props) {
  const id = `field-${field.id}`;
  const described = [field.help && `${id}-help`, problem && `${id}-problem`].filter(Boolean).join(' ') || undefined;
  const shared = {
    id,
    'aria-describedby': described,
    'aria-invalid': problem !== undefined,
    'aria-required': field.required,
  };
  const isGroup = showsChoices(field);
  const label = (
    <>
      {field.label || field.name}
      {field.required && (
        <span className="mark" title={texts.required} aria-hidden>
          {' *'}
        </span>
      )}
    </>
  );
  return (
    <div
      className="field"
      {...(isGroup && {
        role: field.type === 'select' ? 'radiogroup' : 'group',
        'aria-labelledby': `${id}-label`,
        'aria-describedby': described,
      })}
      {...(field.type === 'select' && isGroup && { 'aria-required': field.required })}
    >
      {field.type === 'checkbox' ? null : isGroup ? (
        <span className="label" id={`${id}-label`}>
          {label}
        </span>
      ) : (
        <label className="label" htmlFor={id}>
          {label}
        </label>
      )}
      {control()}
      {field.help && (
        <p className="help" id={`${id}-help`}>
          {field.help}
        </p>
      )}
      {problem !== undefined && (
        <p className="problem" id={`${id}-problem`}>
          {texts.inputProblems[problem] ?? problem}
        </p>
      )}
    </div>
  );

  function control() {
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    if (isGroup) return <ChoiceField {...{ field, id, value, onChange }} />;
    switch (field.type) {
      case 'long_text':
        return (
          <textarea
            {...shared}
            rows={4}
            placeholder={field.placeholder}
            value={text}
            onChange={(event) => onChange(event.target.value)}
          />
        );
      case 'select':
        return (
          <select {...shared} value={text} onChange={(event) => onChange(event.target.value)}>
            <option value="">{field.placeholder || texts.choose}</option>
            {field.options.map((option) => (
              <option key={option.label}>{option.label}</option>
            ))}
          </select>
        );
      case 'checkbox':
        return (
          <label className="choice">
            <input
              {...shared}
              type="checkbox"
              checked={value === true}
              onChange={({ target }) => onChange(target.checked)}
            />
            {label}
          </label>
        );
      case 'file':
      case 'photo':
        return (
          <FileField {...{ field, shared, value, upload }} onChoose={onFile} onRemove={() => onChange(undefined)} />
        );
      case 'place':
        return <PlaceField {...{ field, shared, onChange }} value={text} client={hasPlaces ? client : null} />;
      case 'tool_item_select':
        return <ItemField {...{ field, shared, client, onChange }} value={text} />;
      default:
        return (
          <input
            {...shared}
            type={inputTypes[field.type] ?? 'text'}
            inputMode={field.type === 'number' ? 'decimal' : undefined}
            autoComplete={field.type === 'email' ? 'email' : field.type === 'phone' ? 'tel' : undefined}
            placeholder={field.placeholder}
            value={text}
            onChange={(event) => onChange(event.target.value)}
          />
        );
    }
  }
}
