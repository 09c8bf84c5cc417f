import type { ToolSummary } from '@whittle/contract/tools/calls';
import { toolLimits as limits } from '@whittle/contract/tools/tool-limits';
import { type FieldType, fieldTypes, type ToolField, type ToolStep } from '@whittle/contract/tools/tool-document';
import { hasOptions } from '@whittle/domain/tools/tool-problems';
import { holdsFile, mayBeMemorized } from '@whittle/domain/tools/value-references';
import { CheckRow } from '../../../ui/check-row.tsx';
import { Field } from '../../../ui/field.tsx';
import { UpgradeNotice } from '../../../core/plans/upgrade-notice.tsx';
import { Select } from '../../../ui/select.tsx';
import type { HowChanged } from '../draft/tool-draft.ts';
import { CheckedRow, TextAreaRow, TextRow } from '../../../core/panels/text-rows.tsx';
import { fieldNameProblem } from '../field-problems.ts';
import { toolEditorTexts } from '../tool-editor.texts.ts';
import { FileKindsRow } from './file-kinds-row.tsx';
import { OptionsArea } from './options-area.tsx';

const texts = toolEditorTexts.fields;

type FieldEditorProps = {
  field: ToolField;
  others: readonly ToolField[];
  /** None where the form has no steps. */
  steps: readonly ToolStep[];
  /** What the records of cards hold, which values can filter; null for a result without cards. */
  cardProperties: readonly string[] | null;
  /** Tools of the app whose results can be chosen from. */
  otherTools: readonly Pick<ToolSummary, 'toolId' | 'title'>[];
  /** Types that may be chosen (FIELD-10). */
  types: readonly FieldType[];
  maySignUp: boolean;
  onChange: (patch: Partial<ToolField>, how?: HowChanged) => void;
};

/** One field of the form: its name, its kind and what goes with that kind. */
export function FieldEditor(props: FieldEditorProps) {
  const { field, others, steps, cardProperties, otherTools, types, maySignUp, onChange } = props;
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
          {fieldTypes
            .filter((one) => one === type || types.includes(one))
            .map((one) => (
              <option key={one} value={one}>
                {texts.types[one]}
              </option>
            ))}
        </Select>
      </Field>
      {!types.includes('photo') && <UpgradeNotice>{texts.photoLocked}</UpgradeNotice>}
      {type === 'file' && (
        <FileKindsRow chosen={field.fileKinds} onChange={(kinds) => onChange({ fileKinds: kinds }, 'at-once')} />
      )}
      {type === 'photo' && (
        <TextAreaRow
          label={texts.instructions}
          hint={texts.instructionsHint}
          value={field.instructions}
          maxLength={limits.instructionsChars}
          onChange={(instructions) => onChange({ instructions })}
        />
      )}
      {type === 'tool_item_select' && (
        <Field label={texts.tool} hint={texts.toolHint}>
          <Select
            value={field.toolId ?? ''}
            onChange={({ target }) => onChange({ toolId: target.value || null }, 'at-once')}
          >
            <option value="">{texts.chooseTool}</option>
            {otherTools.map(({ toolId, title }) => (
              <option key={toolId} value={toolId}>
                {title}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {hasOptions(field) && <OptionsArea options={field.options} onChange={(options) => onChange({ options })} />}
      {type !== 'checkbox' && !hasOptions(field) && !holdsFile(type) && type !== 'date' && (
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
      {cardProperties && !holdsFile(type) && (
        <>
          <Field label={texts.filterCondition} hint={texts.filterHint}>
            <Select
              value={field.filterCondition}
              onChange={({ target }) =>
                onChange({ filterCondition: target.value as ToolField['filterCondition'] }, 'at-once')
              }
            >
              {(['none', 'include', 'exclude'] as const).map((condition) => (
                <option key={condition} value={condition}>
                  {texts.filterConditions[condition]}
                </option>
              ))}
            </Select>
          </Field>
          {field.filterCondition !== 'none' && (
            <Field
              label={texts.filterProperty}
              {...(!cardProperties.includes(field.filterProperty) && { error: texts.filterPropertyMissing })}
            >
              <Select
                value={cardProperties.includes(field.filterProperty) ? field.filterProperty : ''}
                onChange={({ target }) => onChange({ filterProperty: target.value }, 'at-once')}
              >
                <option value="">{toolEditorTexts.view.choose}</option>
                {cardProperties.map((property) => (
                  <option key={property} value={property}>
                    {property}
                  </option>
                ))}
              </Select>
            </Field>
          )}
        </>
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
      {mayBeMemorized(type) && (maySignUp || field.memorize) && (
        <CheckRow
          label={texts.memorize}
          says={texts.memorizeSays}
          isChecked={field.memorize}
          onChange={(memorize) => onChange({ memorize }, 'at-once')}
        />
      )}
    </>
  );
}
