import type { ToolField as Field } from '@whittle/contract/tools/tool-document';
import { texts } from './texts.ts';

type Props = { field: Field; value: unknown; problem: string | undefined; onChange: (value: unknown) => void };

const inputTypes: Partial<Record<Field['type'], string>> = {
  date: 'date',
  email: 'email',
  url: 'url',
  phone: 'tel',
};

export function ToolField({ field, value, problem, onChange }: Props) {
  const id = `field-${field.id}`;
  const described = [field.help && `${id}-help`, problem && `${id}-problem`].filter(Boolean).join(' ') || undefined;
  const shared = {
    id,
    'aria-describedby': described,
    'aria-invalid': problem !== undefined,
    'aria-required': field.required,
  };
  const isGroup = field.type === 'multi_select';
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
    <div className="field" role={isGroup ? 'group' : undefined} aria-labelledby={isGroup ? `${id}-label` : undefined}>
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
      {field.type === 'place' && typeof value === 'string' && value.trim() !== '' && (
        <a
          className="quiet"
          target="_blank"
          rel="noreferrer"
          href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(value)}`}
        >
          {texts.openMap}
        </a>
      )}
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
      case 'multi_select': {
        const chosen = Array.isArray(value) ? (value as string[]) : [];
        return (
          <div className="choices" id={id} tabIndex={-1}>
            {field.options.map((option) => (
              <label key={option.label} className="choice">
                <input
                  type="checkbox"
                  checked={chosen.includes(option.label)}
                  onChange={({ target }) =>
                    onChange(target.checked ? [...chosen, option.label] : chosen.filter((one) => one !== option.label))
                  }
                />
                {option.iconUrl && <img src={option.iconUrl} alt="" width={20} height={20} />}
                {option.label}
              </label>
            ))}
          </div>
        );
      }
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
