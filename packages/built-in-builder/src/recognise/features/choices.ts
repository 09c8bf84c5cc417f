import { parseField } from '../../kinds/parse-field.ts';
import { inSentence } from '../../plan/names.ts';
import { knownFamily } from '../families.ts';
import type { Features } from './features.ts';

/** Where people are to filter, what they see has something to filter by. */
export function choices(features: Features): void {
  if (!features.can('filter') && !features.says(/\bcategor(?:y|ies)\b/i)) return;
  const { entity, samples } = features.main;
  if (entity.fields.some(({ type }) => type === 'select' || type === 'multiselect')) return;
  const noun = inSentence(entity.label);
  const usual = knownFamily(noun)?.fields.find((line) => line.includes(': select'));
  if (!usual && !features.says(/\bcategor(?:y|ies)\b/i)) return;
  const field = parseField(usual?.replace('select!', 'select') ?? 'Category: select Standard | Special | Other');
  if (entity.fields.some(({ name }) => name === field.name)) return;
  entity.fields.splice(1, 0, field);
  entity.columns = [...entity.columns, field.name];
  features.main.samples = samples.map((row, index) => ({
    ...row,
    [field.name]: field.options?.[index % field.options.length]?.value ?? '',
  }));
}
