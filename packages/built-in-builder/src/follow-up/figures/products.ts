import type { FormulaPart } from '../../plan/formula.ts';
import type { AppPlan, Entity, Field } from '../../plan/plan.ts';
import type { Change } from '../change.ts';
import { fieldsIn } from '../understand/gist/mentions.ts';
import { asNumbers, inLanguage, workOut } from './parts.ts';
import { isNumeric, isPrice, kindOf, numberMeant, spanOf } from './values.ts';

const times = /(?<!\p{L})(\p{L}[\p{L}-]*)\s*(?: times | multiplied by | mal |\s[x×*]\s)\s*(?:the |its |der |die |das |de[mn] )?(\p{L}[\p{L}-]*)/iu; // prettier-ignore
const nights = /^(?:nights?|days?|nächten?|tagen?|übernachtungen)$/iu;

function partIn(word: string, entity: Entity, plan: AppPlan, other?: Field): { part: FormulaPart; field?: Field; sure: number } | null {
  const [first, last] = spanOf(entity);
  const found = fieldsIn(word, { ...plan, entities: [entity] }).filter(({ field }) => isNumeric(field) && field !== other).sort((a, b) => b.score - a.score)[0];
  const wanted = /^(?:rate|price|preis|satz|fee|cost)$/iu.test(word) ? entity.fields.find((field) => isPrice(field) && field !== other) : undefined;
  const field = (found && found.score >= 2 ? found.field : undefined) ?? wanted ?? numberMeant(word, entity) ?? found?.field;
  if (field && field !== other) return { part: { field: field.name }, field, sure: found?.score ?? 1.5 };
  return nights.test(word) && first && last ? { part: { from: first.name, to: last.name }, sure: 2 } : null;
} // prettier-ignore

/** "The fee is just time x rate", "jars times price should work itself out": of each record, by two of its fields. */
export function productFigure(text: string, plan: AppPlan): Change[] | null {
  const match = times.exec(text);
  if (!match) return null;
  const found = plan.entities.flatMap((entity) => {
    const one = partIn(match[1]!, entity, plan);
    const other = one && partIn(match[2]!, entity, plan, one.field);
    return one && other ? [{ entity, parts: [one, other], sure: one.sure + other.sure }] : [];
  }).sort((a, b) => b.sure - a.sure)[0]; // prettier-ignore
  if (!found) return null;
  const fields = found.parts.flatMap(({ field }) => field ?? []);
  const isMoney = fields.some((field) => kindOf(field) === 'money');
  return [...asNumbers(found.entity, fields), workOut(found.entity, nameIn(text, match, plan), isMoney ? 'money' : 'number', { by: 'product', parts: found.parts.map(({ part }) => part) })]; // prettier-ignore
}

const named = /(?:^|[\s,])(?:(?:the|a|an|der|die|das|ein|eine|den) )?(\p{L}[\p{L}-]*(?: (?:price|cost|preis|amount|fee))?) (?:should|shouldn['’]t|must|is|equals|=|soll|sollte|ist|ergibt|wird|muss)(?!\p{L})/iu; // prettier-ignore
const noName = /^(?:it|that|this|es|das|what|price|rate|preis|satz|man|ich|wir|app|which)$/iu;

function nameIn(text: string, match: RegExpExecArray, plan: AppPlan): string {
  const name = named.exec(text)?.[1];
  const isPart = name !== undefined && [match[1]!, match[2]!].some((word) => word.toLowerCase() === name.toLowerCase());
  if (name && !isPart && !noName.test(name)) return name.charAt(0).toUpperCase() + name.slice(1);
  const total = /(?<!\p{L})(total price|total cost|total|gesamtpreis|gesamtbetrag|gesamtkosten|gesamtsumme|endpreis)(?!\p{L})/iu.exec(text)?.[1]; // prettier-ignore
  return total ? total.charAt(0).toUpperCase() + total.slice(1).toLowerCase() : inLanguage(plan, 'Amount', 'Betrag');
}
