import { toolLimits as limits } from '@whittle/contract/tools/tool-limits';
import { type FieldType, fieldTypes, type ToolField, type ToolStep } from '@whittle/contract/tools/tool-document';
import { hasOptions } from '@whittle/domain/tools/tool-problems';
import { CheckRow } from '../../../ui/check-row.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import type { HowChanged } from '../draft/tool-draft.ts';
import { CheckedRow, TextRow } from '../editor/text-rows.tsx';
import { fieldNameProblem } from '../field-problems.ts';
import { toolEditorTexts } from '../tool-editor.texts.ts';
import { OptionsArea } from './options-area.tsx';

const texts = toolEditorTexts.fields;

type FieldEditorProps = {
  field: ToolField;
  others: readonly ToolField[];
  /** None where the form has no steps. */
  steps: readonly ToolStep[];
  onChange: (patch: Partial<ToolField>, how?: HowChanged) => void;
};

/** One field of the form: its name, its kind and what goes with that kind. */
export function FieldEditor({ field, others, steps, onChange }: FieldEditorProps) {
  const { type, personal, name, label } = field;
  const isEmail = type === 'email';
  return (
    <>
      <CheckedRow
        label={texts.name}
        hint={texts.nameHint}
        value={name}
        maxLength={limits.labelChars}
        check={(text) => fieldNameProblem(text, others)}
        // A label that nobody wrote goes along with the name.
        onChange={(next) => onChange({ name: next, ...(label === name && { label: next }) })}
      />
      <TextRow
        label={texts.label}
        hint={texts.labelHint}
        value={label}
        maxLength={limits.labelChars}
        onChange={(next) => onChange({ label: next })}
      />
      <Field label={texts.type}>
        <Select
          value={type}
          onChange={({ target }) => {
            const next = target.value as FieldType;
            // FIELD-08
            onChange({ type: next, ...(next === 'email' && { personal: true }) }, 'at-once');
          }}
        >
          {fieldTypes.map((one) => (
            <option key={one} value={one}>
              {texts.types[one]}
            </option>
          ))}
        </Select>
      </Field>
      {hasOptions(field) && <OptionsArea options={field.options} onChange={(options) => onChange({ options })} />}
      {type !== 'checkbox' && !hasOptions(field) && type !== 'date' && (
        <TextRow
          label={texts.placeholder}
          value={field.placeholder}
          maxLength={limits.shortLabelChars}
          onChange={(placeholder) => onChange({ placeholder })}
        />
      )}
      <TextRow label={texts.help} value={field.help} maxLength={300} onChange={(help) => onChange({ help })} />
      {steps.length > 0 && (
        <Field label={texts.step}>
          <Select
            value={steps.some(({ id }) => id === field.stepId) ? (field.stepId ?? '') : ''}
            onChange={({ target }) => onChange({ stepId: target.value || null }, 'at-once')}
          >
            <option value="">{texts.noStep}</option>
            {steps.map(({ id, title }) => (
              <option key={id} value={id}>
                {title || toolEditorTexts.unnamed}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <CheckRow
        label={texts.required}
        says={texts.requiredSays}
        isChecked={field.required}
        onChange={(required) => onChange({ required }, 'at-once')}
      />
      <CheckRow
        label={texts.personal}
        says={isEmail ? texts.personalForced : texts.personalSays}
        isChecked={personal || isEmail}
        onChange={(next) => !isEmail && onChange({ personal: next }, 'at-once')}
      />
      <CheckRow
        label={texts.memorize}
        says={texts.memorizeSays}
        isChecked={field.memorize}
        onChange={(memorize) => onChange({ memorize }, 'at-once')}
      />
    </>
  );
}
