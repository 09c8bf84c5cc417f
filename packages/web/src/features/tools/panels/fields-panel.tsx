import { toolLimits as limits } from '@whittle/contract/tools/tool-limits';
import type { ToolGates } from '@whittle/contract/tools/tool-gates';
import type { ToolList } from '@whittle/contract/tools/calls';
import type { ToolDocument, ToolField } from '@whittle/contract/tools/tool-document';
import { Notice } from '../../../ui/notice.tsx';
import { OrderedList } from '../editor/ordered-list.tsx';
import type { PanelProps } from '../editor/panel-props.ts';
import { PartRow } from '../editor/part-row.tsx';
import { useParts } from '../editor/use-parts.ts';
import { fieldNameProblem, optionProblemsByLine } from '../field-problems.ts';
import { newPartId } from '@whittle/domain/tools/part-ids';
import { useTools } from '../tools.requests.ts';
import { toolEditorTexts } from '../tool-editor.texts.ts';
import { FieldEditor } from './field-editor.tsx';
import { NewField } from './new-field.tsx';
import { StepsSection } from './steps-section.tsx';

const texts = toolEditorTexts.fields;

type FieldsPanelProps = PanelProps & {
  gates: ToolGates;
  /** Whether people of the app can sign up, so that something can be kept for them. */
  maySignUp: boolean;
};

/** FIELD-01 to FIELD-10: what people fill in, and in which steps. */
export function FieldsPanel({ appId, tool, change, gates, maySignUp }: FieldsPanelProps) {
  const list = useTools(appId).data;
  const otherTools = list?.items.filter(({ toolId }) => toolId !== tool.id) ?? [];
  const parts = useParts('fields', tool, change);
  const fields = parts.items;
  const isFull = fields.length >= limits.fields;

  const duplicate = (field: ToolField, at: number) => {
    const name = freeName(field.name, fields);
    parts.add({ ...field, id: newPartId(name, fields, 'field'), name, label: field.label }, at + 1);
  };

  return (
    <div className="flex flex-col gap-8">
      <section className="flex flex-col gap-3">
        {fields.length === 0 && <p className="text-ink-2">{texts.empty}</p>}
        <OrderedList
          label={toolEditorTexts.fields.label}
          items={fields}
          nameOf={({ name }) => name}
          onMove={parts.move}
        >
          {(field, handle, at) => (
            <PartRow
              handle={handle}
              name={field.name}
              says={saysOf(field)}
              problem={problemOf(field, fields)}
              isOpen={parts.openId === field.id}
              onToggle={() => parts.toggle(field.id)}
              onUp={at > 0 ? () => parts.move(at, at - 1) : null}
              onDown={at < fields.length - 1 ? () => parts.move(at, at + 1) : null}
              onDuplicate={isFull ? null : () => duplicate(field, at)}
              onDelete={() => parts.remove(field, field.name)}
            >
              <FieldEditor
                field={field}
                others={fields.filter(({ id }) => id !== field.id)}
                steps={tool.texts.isMultiStepInput ? tool.steps : []}
                cardProperties={cardProperties(tool, list?.entities ?? [])}
                otherTools={otherTools}
                types={gates.fieldTypes}
                maySignUp={maySignUp}
                onChange={(patch, how) => parts.update(field.id, patch, how)}
              />
            </PartRow>
          )}
        </OrderedList>
        {isFull ? (
          <Notice kind="info">{texts.maximum(limits.fields)}</Notice>
        ) : (
          <NewField
            others={fields}
            prompt={tool.stages.map(({ prompt }) => prompt).join('\n\n')}
            onAdd={(field) => parts.add({ ...field, id: newPartId(field.name, fields, 'field') })}
          />
        )}
      </section>
      <StepsSection tool={tool} change={change} />
    </div>
  );
}

/** What the records that cards show hold, each once. */
function cardProperties({ blocks }: ToolDocument, entities: ToolList['entities']): string[] | null {
  const cards = blocks.filter(({ type }) => type === 'cards');
  if (cards.length === 0) return null;
  const shown = entities.filter(({ name }) => cards.some(({ source }) => source.entity === name));
  return [...new Set(shown.flatMap(({ properties }) => properties))];
}

const saysOf = ({ type, required, personal }: ToolField): string =>
  [texts.types[type], required && texts.isRequired, personal && texts.isPersonal].filter(Boolean).join(', ');

/** A file may have been written by hand or by the assistant, so names are looked at here too. */
function problemOf(field: ToolField, fields: readonly ToolField[]): string | undefined {
  const before = fields.slice(0, fields.indexOf(field));
  const nameProblem = fieldNameProblem(field.name, before);
  if (nameProblem !== null) return nameProblem;
  if (field.filterCondition !== 'none' && field.filterProperty === '') return texts.filterPropertyMissing;
  if (field.type === 'tool_item_select' && field.toolId === null) return texts.toolMissing;
  if (field.type !== 'select' && field.type !== 'multi_select') return undefined;
  if (field.options.length === 0) return texts.optionsMissing;
  return optionProblemsByLine(field)[0]?.problem;
}

/** `Diet copy`, `Diet copy 2` ... within the length of a name. */
function freeName(name: string, others: readonly ToolField[]): string {
  const base = texts.copyOf(name).slice(0, limits.labelChars - 4);
  for (let n = 1; ; n += 1) {
    const next = n === 1 ? base : `${base} ${n}`;
    if (fieldNameProblem(next, others) === null) return next;
  }
}
