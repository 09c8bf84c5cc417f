import type { ToolProblem, ToolProblemCode } from './tool-problems.ts';

const sentences: Readonly<Record<ToolProblemCode, string>> = {
  'header-missing': '`texts.header` is empty.',
  'field-exists': 'Another field has this name already; case does not count.',
  'field-reserved': 'The name “Input” is reserved.',
  'field-unnamed': 'The field has no name.',
  'options-missing': 'A choice needs options.',
  'option-empty': 'An option has no label.',
  'option-exists': 'Two options have the same label.',
  'id-exists': 'Another part has the same id.',
  'tool-missing': '`toolId` names no other tool.',
  'filter-missing': '`filterProperty` names no property of the records that `filterCondition` filters.',
  'step-missing': '`stepId` names no step.',
  'prompt-missing': 'The stage has no prompt, and a block without a template needs one.',
  'reference-missing': 'This reference names no field or stage of the tool.',
  'later-stage': 'A prompt can only refer to the answers of earlier stages.',
  'source-missing': '`source.entity` and `source.titleProperty` say which records the cards show.',
  'blocks-missing': 'The tool has no result block.',
};

/** What is wrong, for who wrote the document: with the part that it is about. */
export function problemSentence({ part, code, name }: ToolProblem): string {
  const place = part.kind === 'texts' ? '' : `${part.kind} “${part.id}”: `;
  const about = name === '' || (part.kind !== 'texts' && name === part.id) ? '' : ` (${JSON.stringify(name)})`;
  return `${place}${sentences[code]}${about}`;
}
