import type { ToolDocument, ToolField, ToolStep } from '@whittle/contract/tools/tool-document';

/** What a form is made of: all of it that its page knows. */
export type ToolForm = Pick<ToolDocument, 'texts' | 'steps' | 'fields'>;
export type Inputs = Readonly<Record<string, unknown>>;

/** A value as a person would write it: what conditions compare and prompts show. */
export function inputText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(inputText).join(', ');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

export const isEmptyInput = (value: unknown): boolean =>
  value === undefined || value === null || value === false || inputText(value).trim() === '';

/**
 * The steps that a form with these values has, in order. A condition on a field that is itself in a hidden step does not
 * hold, so nobody is asked because of what they can no longer see. Rule: FIELD-02.
 */
export function visibleSteps(tool: ToolForm, inputs: Inputs): ToolStep[] {
  if (!tool.texts.isMultiStepInput) return [];
  const hidden = new Set<string>();
  return tool.steps.filter((step) => {
    const isShown = step.condition === null || holds(step.condition);
    if (!isShown) hidden.add(step.id);
    return isShown;
  });

  function holds({ fieldId, operator, value }: NonNullable<ToolStep['condition']>): boolean {
    const field = tool.fields.find(({ id }) => id === fieldId);
    const isHidden = field === undefined || (field.stepId !== null && hidden.has(field.stepId));
    const given = isHidden ? undefined : inputs[fieldId];
    if (operator === 'is_filled') return !isEmptyInput(given);
    if (operator === 'is_empty') return isEmptyInput(given);
    const isSame = (Array.isArray(given) ? given.map(inputText) : [inputText(given)]).some(
      (one) => one.trim().toLowerCase() === value.trim().toLowerCase(),
    );
    return operator === 'is' ? isSame : !isSame;
  }
}

/** The fields of the form with these values: all without steps; with them, those of visible steps and of none. */
export function visibleFields(tool: ToolForm, inputs: Inputs): ToolField[] {
  if (!tool.texts.isMultiStepInput || tool.steps.length === 0) return tool.fields;
  const shown = new Set(visibleSteps(tool, inputs).map(({ id }) => id));
  const isKnown = new Set(tool.steps.map(({ id }) => id));
  return tool.fields.filter(({ stepId }) => stepId === null || !isKnown.has(stepId) || shown.has(stepId));
}
