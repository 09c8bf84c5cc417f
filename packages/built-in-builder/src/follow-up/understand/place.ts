import { listInWords } from '../../plan/names.ts';
import type { AppPlan, Entity } from '../../plan/plan.ts';
import { findEntity, findField, inWords } from '../find.ts';

export const mentions = (text: string, entity: Entity): boolean =>
  [entity.label, entity.plural, entity.name].some((name) => new RegExp(`\\b${escape(name)}\\b`, 'i').test(text));

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Parts "notes to expenses", "status of the tasks", "amount from expenses" into the thing and the entity it belongs to. */
export function withPlace(text: string, plan: AppPlan): { words: string; of: Entity | undefined } {
  const match =
    /^(.+?)\s+(?:to|from|of|in|on|for)\s+(?:the\s+|each\s+|every\s+|all\s+|my\s+|our\s+)*(.+?)(?:\s+(?:entity|list|form|page|table))?$/i.exec(
      text,
    );
  const of = match ? findEntity(plan, match[2]!) : undefined;
  if (of) return { words: match![1]!, of };
  const [first, ...rest] = text.split(' ');
  const before = rest.length > 0 ? findEntity(plan, first!.replace(/['’]s?$/, '')) : undefined;
  return before && findField(before, rest.join(' '))
    ? { words: rest.join(' '), of: before }
    : { words: text, of: undefined };
}

export const fieldsOf = (entity: Entity): string =>
  listInWords(entity.fields.map((field) => field.label.toLowerCase()));
export const whatThereIs = (plan: AppPlan): string =>
  plan.entities.map((entity) => `${inWords(entity)} with ${fieldsOf(entity)}`).join('; ');
