import type { ToolDocument, ToolField } from '@whittle/contract/tools/tool-document';
import { asksModel } from './block-sources.ts';
import { withOwnInput } from './own-input.ts';
import { promptReferences } from './prompt-references.ts';

/** Where a problem is: a field, step, stage or block by its id, or the tool's texts. */
export type ToolPart = { kind: 'field' | 'step' | 'stage' | 'block'; id: string } | { kind: 'texts' };
export type ToolProblemCode =
  | 'field-exists'
  | 'field-reserved'
  | 'field-unnamed'
  | 'options-missing'
  | 'option-empty'
  | 'option-exists'
  | 'tool-missing'
  | 'filter-missing'
  | 'id-exists'
  | 'step-missing'
  | 'header-missing'
  | 'prompt-missing'
  | 'reference-missing'
  | 'later-stage'
  | 'source-missing'
  | 'blocks-missing';
export type ToolProblem = { part: ToolPart; code: ToolProblemCode; name: string };

/** Names are one when they differ only in case or in how their letters are composed. Rule: FIELD-03. */
export const nameKey = (name: string): string => name.normalize('NFKC').trim().toLowerCase();

export const hasOptions = (field: Pick<ToolField, 'type'>): boolean =>
  field.type === 'select' || field.type === 'multi_select';

/** Everything that keeps a tool from running, in the order in which a person would put it right. */
export function toolProblems(tool: ToolDocument): ToolProblem[] {
  const whole = withOwnInput(tool);
  return [
    ...(tool.texts.header.trim() === ''
      ? [{ part: { kind: 'texts' } as const, code: 'header-missing' as const, name: '' }]
      : []),
    ...fieldProblems(tool),
    ...stepProblems(whole),
    ...stageProblems(whole),
    ...blockProblems(whole),
  ];
}

function fieldProblems({ fields, steps }: ToolDocument): ToolProblem[] {
  const names = new Set<string>();
  const ids = new Set<string>();
  const stepIds = new Set(steps.map(({ id }) => id));
  return fields.flatMap((field) => {
    const { id, name } = field;
    const part = { kind: 'field', id } as const;
    const found: ToolProblem[] = [];
    const add = (code: ToolProblemCode, of = name) => found.push({ part, code, name: of });
    const key = nameKey(name);
    if (key === '') add('field-unnamed');
    // FIELD-04
    else if (key === 'input') add('field-reserved');
    else if (names.has(key)) add('field-exists');
    if (ids.has(id)) add('id-exists', id);
    names.add(key);
    ids.add(id);
    if (field.stepId !== null && !stepIds.has(field.stepId)) add('step-missing');
    if (field.type === 'tool_item_select' && field.toolId === null) add('tool-missing');
    if (field.filterCondition !== 'none' && field.filterProperty === '') add('filter-missing');
    if (hasOptions(field)) optionProblems(field).forEach(({ code, label }) => add(code, label));
    return found;
  });
}

/** FIELD-07 */
export function optionProblems({ options }: Pick<ToolField, 'options'>): { code: ToolProblemCode; label: string }[] {
  if (options.length === 0) return [{ code: 'options-missing', label: '' }];
  const labels = new Set<string>();
  return options.flatMap(({ label }): { code: ToolProblemCode; label: string }[] => {
    const key = nameKey(label);
    if (key === '') return [{ code: 'option-empty', label }];
    if (labels.has(key)) return [{ code: 'option-exists', label }];
    labels.add(key);
    return [];
  });
}

function stepProblems({ steps, fields }: ToolDocument): ToolProblem[] {
  const ids = new Set<string>();
  return steps.flatMap(({ id, title, condition }) => {
    const part = { kind: 'step', id } as const;
    const found: ToolProblem[] = [];
    if (ids.has(id)) found.push({ part, code: 'id-exists', name: title });
    ids.add(id);
    if (condition && !fields.some((field) => field.id === condition.fieldId))
      found.push({ part, code: 'reference-missing', name: condition.fieldId });
    return found;
  });
}

function stageProblems({ stages, fields, blocks }: ToolDocument): ToolProblem[] {
  const isModelNeeded = blocks.some(asksModel);
  const fieldIds = new Set(fields.map(({ id }) => id));
  return stages.flatMap(({ id, title, prompt }, at) => {
    const part = { kind: 'stage', id } as const;
    if (prompt.trim() === '') return isModelNeeded ? [{ part, code: 'prompt-missing' as const, name: title }] : [];
    return promptReferences(prompt).flatMap((reference): ToolProblem[] => {
      if (reference.kind === 'field')
        return fieldIds.has(reference.id) ? [] : [{ part, code: 'reference-missing', name: reference.id }];
      const index = stages.findIndex((stage) => stage.id === reference.id);
      if (index === -1) return [{ part, code: 'reference-missing', name: reference.id }];
      return index < at ? [] : [{ part, code: 'later-stage', name: stages[index]!.title }];
    });
  });
}

function blockProblems({ blocks, fields }: ToolDocument): ToolProblem[] {
  if (blocks.length === 0) return [{ part: { kind: 'texts' }, code: 'blocks-missing', name: '' }];
  const ids = new Set<string>();
  return blocks.flatMap(({ id, type, title, template, source }) => {
    const part = { kind: 'block', id } as const;
    const found: ToolProblem[] = [];
    if (ids.has(id)) found.push({ part, code: 'id-exists', name: title });
    ids.add(id);
    if (type === 'cards' && (source.entity === '' || source.titleProperty === ''))
      found.push({ part, code: 'source-missing', name: title });
    for (const reference of promptReferences(template)) {
      if (reference.kind !== 'field' || !fields.some((field) => field.id === reference.id))
        found.push({ part, code: 'reference-missing', name: reference.id });
    }
    return found;
  });
}
