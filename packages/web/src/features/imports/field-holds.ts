import type { EntityProperty } from '@whittle/contract/entities';
import { typesOf } from '@whittle/domain/entities/entity';
import { importTexts as texts } from './imports.texts.ts';

/** All of a few values; of many as many as a glance takes in. */
const mostValues = 6;

/** What a field holds, in the words of people. */
export function fieldHolds(property: EntityProperty | undefined): string {
  if (!property) return texts.anything;
  const values = property.enum?.map(String) ?? [];
  if (values.length > mostValues)
    return texts.oneOfMany(values.slice(0, mostValues - 1).join(', '), values.length - mostValues + 1);
  if (values.length > 0) return texts.oneOf(values.join(', '));
  if (property.format === 'date') return texts.date;
  if (property.format === 'date-time') return texts.dateAndTime;
  const types = typesOf(property).filter((type) => type !== 'null');
  return types.map((type) => words[type] ?? type).join(texts.or) || texts.anything;
}

const words: Record<string, string> = texts.types;
