import type { BlockType, ResultBlock } from '@whittle/contract/tools/tool-document';

type JsonSchema = { [keyword: string]: unknown };

const text: JsonSchema = { type: 'string' };
const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
const objectOf = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

/** What stands in a block of each type. No references and everything required, which every provider takes. */
const schemas: Record<BlockType, JsonSchema> = {
  rich_text: { type: 'string', description: 'Markdown' },
  list: listOf(text),
  table: objectOf({ columns: listOf(text), rows: listOf(listOf(text)) }),
  key_figures: listOf(objectOf({ label: text, value: text })),
  chart: objectOf({
    kind: { type: 'string', enum: ['bar', 'line', 'pie'] },
    labels: listOf(text),
    series: listOf(objectOf({ name: text, values: listOf({ type: 'number' }) })),
  }),
  image: objectOf({
    description: { type: 'string', description: 'What the picture shows, for a model that draws it' },
    alt: { type: 'string', description: 'The same in a sentence for who cannot see it' },
  }),
  // Records of the app, for which no model is asked.
  cards: listOf(text),
  file: { type: 'string', description: 'The content of the file' },
  json: {},
};

export const blockSchema = (type: BlockType): JsonSchema => schemas[type];

/** The JSON schema of an answer: an object with a key for each block, in the order in which they are shown. */
export const answerSchema = (blocks: readonly Pick<ResultBlock, 'id' | 'type'>[]): JsonSchema =>
  objectOf(Object.fromEntries(blocks.map(({ id, type }) => [id, blockSchema(type)])));
