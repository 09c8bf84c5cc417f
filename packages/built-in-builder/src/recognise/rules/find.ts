import { parseField } from '../../kinds/parse-field.ts';
import { singularise, toFieldName } from '../../plan/names.ts';
import type { Entity, Field } from '../../plan/plan.ts';
import type { Rule } from '../../plan/rule.ts';
import type { NamedDraft } from '../drafts.ts';
import { columnsOf, type EntityDraft } from '../entity-draft.ts';

export type Found = { draft: EntityDraft; field: Field };

/** Sentences, without the full stops inside of numbers. */
export const sentencesOf = (text: string): string[] => text.split(/[.!?](?=\s|$)|[;\n]+|\.{2,}/).map((one) => one.trim()).filter(Boolean); // prettier-ignore
/** Parts of a sentence that each say one thing. */
export const clausesOf = (text: string): string[] =>
  sentencesOf(text).flatMap((one) => one.split(/,\s+|\s+(?:and|but|while|nor|likewise|und|aber|sowie)\s+/).map((part) => part.trim()).filter(Boolean)); // prettier-ignore

/** Whether a clause forbids something; what is marked, shown or reminded of is not refused. */
export const isRefusal = (clause: string): boolean => refuses.test(clause) && !isShown.test(clause);
const refuses = /(?<!\p{L})(?:no|not|never|nobody|no one|none|nothing|nor|anything|anybody|cannot|can['’]?t|mus(?:t|s)n['’]?t|won['’]?t|don['’]?t|refus\w*|reject\w*|forbidden|kein\p{L}*|nicht|nie|niemand|niemals|ablehnen|abgelehnt|verboten)(?!\p{L})/iu; // prettier-ignore
const isShown = /(?<!\p{L})(?:red|amber|yellow|orange|badge|mark(?:ed)?|highlight\p{L}*|stands? out|warn\p{L}*|show\p{L}*|see|list|remind\p{L}*|rot|gelb|markier\p{L}*|zeig\p{L}*|sehen|erinner\p{L}*)(?!\p{L})/iu; // prettier-ignore

export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d-]+/gu) ?? [];

/** Two forms of one word: lofts, loft; Kühe, Kuh are not known to be. */
export function isSameWord(a: string, b: string): boolean {
  if (a === b) return true;
  const [one, other] = [singularise(a), singularise(b)];
  if (one === other) return true;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  return short.length >= 4 && long.startsWith(short) && /^(?:e|en|er|ern|n|s|es|ns)$/.test(long.slice(short.length));
}

/** The list that these words name, by its last word or all of it. */
export function listIn(drafts: readonly NamedDraft[], words: string): EntityDraft | undefined {
  const said = wordsOf(words);
  const at = ({ noun, draft }: NamedDraft): number => {
    const names = [noun, draft.entity.label, draft.entity.plural].map((name) => wordsOf(name).at(-1) ?? '');
    return said.findIndex((word) => names.some((name) => name !== '' && isSameWord(name, word)));
  };
  const named = drafts.map((one) => ({ one, at: at(one) })).filter((found) => found.at >= 0);
  return named.toSorted((a, b) => a.at - b.at)[0]?.one.draft;
}

export const referenceTo = ({ fields }: Entity, target: Entity): Field | undefined =>
  fields.find(({ reference }) => reference === target.name);

export const dayOf = ({ fields }: Entity): Field | undefined =>
  fields.find(({ type, name }) => type === 'date' && /^(?:date|day|datum|tag|on)$/.test(name)) ?? fields.find(({ type, name, formula }) => !formula && (type === 'date' || type === 'datetime') && !/birth|geburt|due|until|expir|bis$|best_before|gueltig/.test(name)); // prettier-ignore

export function addRule(entity: Entity, rule: Rule): void {
  const rules = entity.rules ?? [];
  if (!rules.some((one) => JSON.stringify([one.left, one.right]) === JSON.stringify([rule.left, rule.right])))
    entity.rules = [...rules, rule];
}

/** A field that the text needs and no list has. */
export function addField({ entity }: EntityDraft, line: string, behind?: Field): Field {
  const field = parseField(line);
  field.name = toFieldName(field.label);
  const known = entity.fields.find(({ name }) => name === field.name);
  if (known) return known;
  const at = behind ? entity.fields.indexOf(behind) + 1 : Math.max(1, entity.fields.findLastIndex(({ type }) => type !== 'longtext') + 1); // prettier-ignore
  entity.fields.splice(at, 0, field);
  entity.columns = [...new Set([...columnsOf(entity, entity.columns).slice(0, 4), field.name])];
  return field;
}

const numberWords: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, twelve: 12, once: 1, twice: 2, thrice: 3, einmal: 1, zweimal: 2, dreimal: 3, viermal: 4, eine: 1, einen: 1, ein: 1, zwei: 2, drei: 3, vier: 4, fünf: 5, sechs: 6, sieben: 7, acht: 8, neun: 9, zehn: 10, zwölf: 12 }; // prettier-ignore
export const someNumber = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+(?:[.,]\d+)?|${Object.keys(numberWords).join('|')})`;
export const numberOf = (said: string): number => {
  const word = said.toLowerCase();
  return numberWords[word] ?? Number(/^\d{1,3}(?:,\d{3})+$/.test(word) ? word.replaceAll(',', '') : word.replace(',', '.')); // prettier-ignore
};
