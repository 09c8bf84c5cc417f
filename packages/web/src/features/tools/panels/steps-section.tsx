import { toolLimits as limits } from '@whittle/contract/tools/tool-limits';
import { type ToolDocument, type ToolStep, toolStepSchema } from '@whittle/contract/tools/tool-document';
import { hasOptions } from '@whittle/domain/tools/tool-problems';
import { Plus } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { CheckRow } from '../../../ui/check-row.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { OrderedList } from '../editor/ordered-list.tsx';
import { type PanelProps, withTexts } from '../editor/panel-props.ts';
import { PartRow } from '../editor/part-row.tsx';
import { TextRow } from '../../../core/panels/text-rows.tsx';
import { useParts } from '../editor/use-parts.ts';
import { newPartId } from '@whittle/domain/tools/part-ids';
import { toolEditorTexts } from '../tool-editor.texts.ts';

const texts = toolEditorTexts.steps;

/** FIELD-02: the steps of a form, each with a title and perhaps a condition. */
export function StepsSection({ tool, change }: Omit<PanelProps, 'appId'>) {
  const parts = useParts('steps', tool, change);
  const steps = parts.items;
  const fieldsIn = (id: string) => tool.fields.filter(({ stepId }) => stepId === id).map(({ name }) => name);
  const add = () => {
    const title = texts.newStep(steps.length + 1);
    parts.add(toolStepSchema.parse({ id: newPartId(`step ${steps.length + 1}`, steps, 'step'), title }));
  };
  return (
    <section className="flex flex-col gap-3">
      <h3 className="type-heading">{texts.title}</h3>
      <CheckRow
        label={texts.isOn}
        says={texts.isOnSays}
        isChecked={tool.texts.isMultiStepInput}
        onChange={(isMultiStepInput) => change(withTexts({ isMultiStepInput }), 'at-once')}
      />
      {tool.texts.isMultiStepInput && (
        <>
          <OrderedList label={texts.title} items={steps} nameOf={({ title }) => title} onMove={parts.move}>
            {(step, handle, at) => (
              <PartRow
                handle={handle}
                name={step.title}
                says={fieldsIn(step.id).length > 0 ? texts.fieldsIn(fieldsIn(step.id).join(', ')) : texts.noFields}
                isOpen={parts.openId === step.id}
                onToggle={() => parts.toggle(step.id)}
                onUp={at > 0 ? () => parts.move(at, at - 1) : null}
                onDown={at < steps.length - 1 ? () => parts.move(at, at + 1) : null}
                onDuplicate={null}
                onDelete={() => parts.remove(step, step.title)}
              >
                <TextRow
                  label={texts.name}
                  value={step.title}
                  maxLength={limits.shortLabelChars}
                  onChange={(title) => parts.update(step.id, { title })}
                />
                <ConditionRows
                  step={step}
                  tool={tool}
                  onChange={(condition, how) => parts.update(step.id, { condition }, how)}
                />
              </PartRow>
            )}
          </OrderedList>
          {steps.length < limits.steps && (
            <Button className="self-start" icon={<Plus aria-hidden size={16} />} onClick={add}>
              {texts.add}
            </Button>
          )}
        </>
      )}
    </section>
  );
}

type Condition = ToolStep['condition'];
type Operator = NonNullable<Condition>['operator'];
const operators: readonly Operator[] = ['is', 'is_not', 'is_filled', 'is_empty'];

type ConditionRowsProps = {
  step: ToolStep;
  tool: ToolDocument;
  onChange: (condition: Condition, how?: 'typing' | 'at-once') => void;
};

function ConditionRows({ step, tool, onChange }: ConditionRowsProps) {
  const { condition } = step;
  // What is asked in a later step is not known yet when this one is reached.
  const later = new Set(tool.steps.slice(tool.steps.indexOf(step)).map(({ id }) => id));
  const fields = tool.fields.filter(({ id, stepId }) => !later.has(stepId ?? '') || id === condition?.fieldId);
  const field = fields.find(({ id }) => id === condition?.fieldId);
  return (
    <>
      <Field label={texts.condition}>
        <Select
          value={condition ? 'when' : 'always'}
          disabled={fields.length === 0 && condition === null}
          onChange={({ target }) => {
            const [first] = fields;
            const isOn = target.value === 'when' && first !== undefined;
            onChange(isOn ? { fieldId: first.id, operator: 'is_filled', value: '' } : null, 'at-once');
          }}
        >
          <option value="always">{texts.always}</option>
          <option value="when">{texts.when}</option>
        </Select>
      </Field>
      {condition && (
        <>
          <Field label={texts.field} {...(!field && { error: toolEditorTexts.prompt.unknown(condition.fieldId) })}>
            <Select
              value={field ? condition.fieldId : ''}
              onChange={({ target }) => onChange({ ...condition, fieldId: target.value }, 'at-once')}
            >
              {!field && <option value="">{toolEditorTexts.prompt.chooseField}</option>}
              {fields.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={texts.operator}>
            <Select
              value={condition.operator}
              onChange={({ target }) => onChange({ ...condition, operator: target.value as Operator }, 'at-once')}
            >
              {operators.map((one) => (
                <option key={one} value={one}>
                  {texts.operators[one]}
                </option>
              ))}
            </Select>
          </Field>
          {(condition.operator === 'is' || condition.operator === 'is_not') &&
            (field && hasOptions(field) ? (
              <Field label={texts.value}>
                <Select
                  value={condition.value}
                  onChange={({ target }) => onChange({ ...condition, value: target.value }, 'at-once')}
                >
                  <option value="">{toolEditorTexts.view.choose}</option>
                  {field.options.map(({ label }) => (
                    <option key={label} value={label}>
                      {label}
                    </option>
                  ))}
                </Select>
              </Field>
            ) : (
              <TextRow
                label={texts.value}
                value={condition.value}
                maxLength={limits.shortValueChars}
                onChange={(value) => onChange({ ...condition, value })}
              />
            ))}
        </>
      )}
    </>
  );
}
