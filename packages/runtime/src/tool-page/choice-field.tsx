import type { ToolField } from '@whittle/contract/tools/tool-document';
import { texts } from './texts.ts';

type Props = { field: ToolField; id: string; value: unknown; onChange: (value: unknown) => void };

/** Whether a field shows all of its choices: several are taken, or a picture stands before one, which a menu cannot show. */
export const showsChoices = ({ type, options }: ToolField): boolean =>
  type === 'multi_select' || (type === 'select' && options.some(({ iconUrl }) => iconUrl));

/** FIELD-01: choices with their pictures, of which several are taken, or one. */
export function ChoiceField({ field, id, value, onChange }: Props) {
  const isOfSeveral = field.type === 'multi_select';
  const several = Array.isArray(value) ? (value as string[]) : [];
  const choices = field.options.map(({ label, iconUrl }) => ({
    ...{ key: label, label, iconUrl, isChosen: isOfSeveral ? several.includes(label) : value === label },
    choose: (isChosen: boolean) =>
      onChange(!isOfSeveral ? label : isChosen ? [...several, label] : several.filter((one) => one !== label)),
  }));
  // What has to be answered has no way back to nothing.
  const none = { key: '', label: texts.noChoice, iconUrl: '', isChosen: !value, choose: () => onChange('') };
  const listed = isOfSeveral || field.required ? choices : [...choices, none];
  return (
    <div className="choices" id={id} tabIndex={-1}>
      {listed.map(({ key, label, iconUrl, isChosen, choose }) => (
        <label key={key} className="choice">
          <input
            type={isOfSeveral ? 'checkbox' : 'radio'}
            {...(!isOfSeveral && { name: id, value: key })}
            checked={isChosen}
            onChange={({ target }) => choose(target.checked)}
          />
          {iconUrl && <img src={iconUrl} alt="" width={20} height={20} />}
          {label}
        </label>
      ))}
    </div>
  );
}
