import type { ToolDocument, ToolField } from '@whittle/contract/tools/tool-document';
import { promptReferences } from './prompt-references.ts';

/** How prompts call it; no field may have the name (FIELD-04). */
const id = 'input';

/** Written out, because the page of a tool has no schemas to fill a field with. */
const plain: ToolField = {
  ...{ id, name: 'Input', label: '', type: 'long_text', placeholder: '', help: '' },
  ...{ required: false, personal: false, memorize: false, options: [], instructions: '', fileKinds: [] },
  ...{ filterCondition: 'none', filterProperty: '', toolId: null, stepId: null },
};

/**
 * The tool with the one text that a form may ask for besides its fields, first of them (PUB-06). A prompt that does not say
 * where it belongs has it at the end of the first stage.
 */
export function withOwnInput(tool: ToolDocument): ToolDocument {
  const { isInputHidden, inputLabel, inputPlaceholder } = tool.texts;
  if (isInputHidden || tool.fields.some((field) => field.id === id)) return tool;
  const label = inputLabel.trim() || 'Input';
  const field: ToolField = { ...plain, label, placeholder: inputPlaceholder };
  const isNamed = tool.stages.some(({ prompt }) =>
    promptReferences(prompt).some((reference) => reference.kind === 'field' && reference.id === id),
  );
  return {
    ...tool,
    fields: [field, ...tool.fields],
    stages: isNamed
      ? tool.stages
      : tool.stages.map((stage, at) => (at === 0 ? { ...stage, prompt: `${stage.prompt}\n\n{{${id}}}` } : stage)),
  };
}
