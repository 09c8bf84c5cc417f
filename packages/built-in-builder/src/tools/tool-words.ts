import type { BlockType, FieldType, ToolDocument, ToolField } from '@whittle/contract/tools/tool-document';
import { harmless } from '../action-text.ts';
import { inSentence, listInWords } from '../plan/names.ts';

export const fieldKinds = {
  short_text: 'a line of text',
  long_text: 'a longer text',
  number: 'a number',
  select: 'a choice',
  multi_select: 'a choice of several',
  checkbox: 'a box to tick',
  date: 'a day',
  email: 'an e-mail address',
  url: 'a link',
  phone: 'a phone number',
  place: 'a place',
  file: 'a file',
  photo: 'a photo',
  tool_item_select: 'a result of another tool',
} as const satisfies Record<FieldType, string>;

export const kindOf = (type: FieldType): string => fieldKinds[type];

export const blockKinds = {
  rich_text: 'a text',
  list: 'a list',
  table: 'a table',
  key_figures: 'key figures',
  chart: 'a chart',
  json: 'data for developers',
} as const;

export const blockKindOf = (type: BlockType): string =>
  (blockKinds as Partial<Record<BlockType, string>>)[type] ?? type.replaceAll('_', ' ');

const fieldInWords = ({ name, type, options, required }: ToolField): string => {
  const choices = options.length > 0 ? `: ${options.map(({ label }) => label).join(', ')}` : '';
  return `${harmless(name)} (${kindOf(type)}${harmless(choices)}${required ? '' : ', optional'})`;
};

/** What was understood, a line each: what comes out, what people fill in, how the result is laid out. */
export const understoodTool = (tool: ToolDocument): string[] => [
  `What comes out: ${harmless(inSentence(tool.title))}`,
  `What people fill in: ${tool.fields.map(fieldInWords).join('; ')}`,
  `The result: ${listInWords(tool.blocks.map(({ title, type }) => `${harmless(inSentence(title))} as ${blockKindOf(type)}`))}`,
];

/** Requests that the built-in builder understands for this tool. */
export function toolSuggestions({ fields, blocks: parts }: ToolDocument): string[] {
  const [first] = parts;
  const optional = fields.find(({ required }) => !required);
  return [
    'Add a field for allergies',
    ...(first ? [first.type === 'table' ? 'Make the result a list' : 'Make the result a table'] : []),
    ...(optional ? [`Make ${inSentence(harmless(optional.name))} required`] : []),
    'Make it dark',
  ].slice(0, 4);
}
