import type { CardValue } from '@whittle/contract/tools/block-values';
import type { CardSource, ResultBlock, ToolDocument } from '@whittle/contract/tools/tool-document';
import { type Inputs, inputText, isEmptyInput } from './visible-fields.ts';

type Source = Pick<ResultBlock, 'type' | 'template'>;

/** Whether a block is filled from the inputs by its template. */
export const isFromTemplate = ({ type, template }: Source): boolean => type !== 'cards' && template.trim() !== '';

/** Whether a model is asked for a block. */
export const asksModel = (block: Source): boolean => block.type !== 'cards' && !isFromTemplate(block);

/** A query of the record API: what the values of fields with a filter condition let through. Rule: FIELD-01. */
export function cardFilter({ fields }: Pick<ToolDocument, 'fields'>, inputs: Inputs): Record<string, unknown> {
  const conditions = fields.flatMap(({ id, filterCondition, filterProperty }) => {
    const value = inputs[id];
    if (filterCondition === 'none' || filterProperty === '' || isEmptyInput(value)) return [];
    const values = Array.isArray(value) ? (value as unknown[]) : [value];
    return [{ [filterProperty]: { [filterCondition === 'include' ? '$in' : '$nin']: values } }];
  });
  return conditions.length === 0 ? {} : { $and: conditions };
}

/** A record as its card. Only addresses that a page may show or follow come along. */
export function toCard(record: Readonly<Record<string, unknown>>, source: CardSource): CardValue {
  const textOf = (property: string) =>
    property !== '' && Object.hasOwn(record, property) ? inputText(record[property]) : '';
  const web = (address: string) => (/^https?:\/\/[^\s/]/i.test(address) ? address : '');
  const image = textOf(source.imageProperty);
  return {
    id: inputText(record['id']),
    title: textOf(source.titleProperty),
    text: textOf(source.textProperty),
    imageUrl: /^\/files\/[0-9a-f]{32}\/[^/]+$/.test(image) ? image : web(image),
    link: web(textOf(source.linkProperty)),
  };
}
