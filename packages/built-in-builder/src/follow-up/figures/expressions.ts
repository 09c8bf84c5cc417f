import { holds } from '../../generate/formula.ts';
import type { Formula, FormulaPart } from '../../plan/formula.ts';
import { inSentence, toFieldName } from '../../plan/names.ts';
import type { AppPlan, Entity, Field } from '../../plan/plan.ts';
import type { Change } from '../change.ts';
import { fieldsIn, tokensIn, type Token } from '../understand/gist/mentions.ts';
import { hoursOf } from './durations.ts';
import { resultName } from './result-names.ts';
import { thingsIn } from './things.ts';
import { asNumbers, inLanguage, workOut } from './parts.ts';
import { isCountText, isNumeric, isPrice, kindOf, numberMeant, spanOf } from './values.ts';

type Sign = 'product' | 'quotient' | 'sum' | 'difference';
const signs: readonly (readonly [said: RegExp, by: Sign])[] = [
  [/\s(?:times|multiplied (?:by|with)|multipliziert mit|mal|x|[×*])\s(?:(?:the|its|der|die|das|de[mnr])\s)?/giu, 'product'],
  [/\s(?:divided by|geteilt durch|[÷/])\s(?:(?:the|its|der|die|das|de[mnr])\s)?/giu, 'quotient'],
  [/\s(?:plus|zuzüglich|\+)\s(?:(?:the|its|der|die|das|de[mnr])\s)?/giu, 'sum'],
  [/\s(?:minus|less(?! than)|abzüglich|weniger(?! als)|[-−–])\s(?:(?:the|its|der|die|das|de[mnr])\s)?/giu, 'difference'],
]; // prettier-ignore
const nights = /^(?:nights?|days?|nächten?|tagen?|übernachtungen)$/iu;
const hours = /^(?:hours?|stunden?|time|zeit|dauer|duration)$/iu;
const anyPrice = /^(?:rate|price|preis|satz|fee|costs?|kosten|gebühr|\p{L}+(?:preis|satz))$/iu;

type Operand = { part: FormulaPart; fields: Field[]; isMoney: boolean; sure: number };

/** How many words an operand stands away from its sign at most. */
const near = 3;

/** What one side of a sign stands for in a list: a number of it, of what it points to, the time or the days that it lasts, or a plain number. */
function operandIn(words: readonly Token[], entity: Entity, plan: AppPlan, taken: readonly Field[]): Operand | null {
  const text = words.map(({ word }) => word).join(' ');
  const named = (list: Entity) => fieldsIn(text, { ...plan, entities: [list] }).filter(({ field }) => (isNumeric(field) || (list === entity && isCountText(field, entity, plan))) && !taken.includes(field)).sort((a, b) => b.score - a.score)[0];
  const own = named(entity);
  const of = (field: Field, sure: number): Operand => ({ part: { field: field.name }, fields: [field], isMoney: kindOf(field) === 'money', sure: sure + (sure < leastOwn ? byOtherWord : byOwn) });
  if (own && own.score >= 2) return of(own.field, own.score);
  const far = entity.fields.flatMap((via) => {
    const target = plan.entities.find(({ name }) => name === via.reference);
    const found = target && (named(target) ?? (words.some(({ word }) => anyPrice.test(word)) ? priceOf(target, taken) : undefined));
    return found && !found.field.formula ? [{ via, ...found }] : [];
  }).sort((a, b) => b.score - a.score)[0];
  const price = words.some(({ word }) => anyPrice.test(word)) ? entity.fields.find((field) => isPrice(field) && !taken.includes(field)) : undefined;
  if (price) return of(price, 1.5);
  if (far && far.score > (own?.score ?? 0) && far.score >= 1) return { part: { field: far.field.name, via: far.via.name }, fields: [], isMoney: kindOf(far.field) === 'money', sure: far.score + byReference };
  const meant = numberMeant(text, entity);
  if (meant && !taken.includes(meant)) return of(meant, 1.5);
  if (own) return of(own.field, own.score);
  const [first, last] = spanOf(entity);
  if (words.some(({ word }) => nights.test(word)) && first && last) return { part: { from: first.name, to: last.name }, fields: [], isMoney: false, sure: 2 };
  const lasting = words.some(({ word }) => hours.test(word)) ? hoursOf(entity) : null;
  return lasting ? { part: lasting, fields: [], isMoney: false, sure: 1.5 } : null;
} // prettier-ignore

/** What a list has itself comes before what it points to, and that before what is only another word for it. */
const [byOwn, byReference, byOtherWord] = [10, 5, 3];
const leastOwn = 1.5;

const priceOf = (target: Entity, taken: readonly Field[]): { field: Field; score: number } | undefined => {
  const prices = target.fields.filter((field) => isPrice(field) && !field.formula && !taken.includes(field));
  return prices.length === 1 ? { field: prices[0]!, score: 1.5 } : undefined;
};

const numbers: Readonly<Record<string, number>> = { two: 2, zwei: 2, three: 3, drei: 3, ten: 10, zehn: 10, twelve: 12, zwölf: 12, hundert: 100, hundred: 100, tausend: 1000, thousand: 1000 }; // prettier-ignore

type Read = { entity: Entity; formula: Formula; fields: Field[]; isMoney: boolean; sure: number };

/** "Hours times rate plus material": what stands between the signs, for one list; products come before sums. */
function readFor(entity: Entity, text: string, plan: AppPlan): Read | null {
  const places = signs.flatMap(([said, by]) => [...text.matchAll(said)].map((match) => ({ at: match.index, end: match.index + match[0].length, by }))).sort((a, b) => a.at - b.at);
  if (places.length === 0 || /%|percent|prozent/iu.test(text)) return null;
  const taken: Field[] = [];
  const operands = [...places, null].map((place, index): Operand | null => {
    const from = places[index - 1]?.end ?? 0;
    const segment = text.slice(from, place?.at ?? text.length);
    const plain = /^\s*(\d+(?:[.,]\d+)?)(?![\d%]|\s*(?:%|percent|prozent))\s*(euros?|€|£|\$|quid|pounds?|cents?)?/iu.exec(segment);
    if (plain && index > 0) return { part: { number: Number(plain[1]!.replace(',', '.')) }, fields: [], isMoney: plain[2] !== undefined, sure: 1 };
    const spelled = numbers[tokensIn(segment)[0]?.word.toLowerCase() ?? ''];
    if (spelled && index > 0) return { part: { number: spelled }, fields: [], isMoney: false, sure: 1 };
    const words = tokensIn(segment);
    // of what stands before the first sign the end counts, of what follows a sign the beginning
    const side = index === 0 ? words.slice(-near) : words.slice(0, near);
    const found = [1, 2, 3].map((many) => operandIn(index === 0 ? side.slice(-many) : side.slice(0, many), entity, plan, taken)).find((one) => one !== null) ?? (index === 0 && words.length === 0 ? lastWorked(entity) : null);
    if (found) taken.push(...found.fields);
    return found;
  });
  if (operands.includes(null)) return null;
  const all = operands as Operand[];
  if (all.filter(({ part }) => 'number' in part).length > all.length - 1) return null;
  if (new Set(all.map(({ part }) => JSON.stringify(part))).size < all.length) return null;
  const sums: { part: FormulaPart; by: Sign }[] = [];
  all.forEach(({ part }, index) => {
    const by = index === 0 ? 'sum' : places[index - 1]!.by;
    const last = sums.at(-1);
    if (last && (by === 'product' || by === 'quotient')) last.part = { formula: { by, parts: [last.part, part] } };
    else sums.push({ part, by });
  });
  const whole = sums.slice(1).reduce<FormulaPart>((left, { part, by }) => ({ formula: { by, parts: [left, part] } }), sums[0]!.part);
  const formula = flat(whole);
  if (!formula || !holds(plan, entity, formula)) return null;
  const isRatio = places.length === 1 && places[0]!.by === 'quotient';
  const money = all.filter((one) => one.isMoney).length;
  return { entity, formula, fields: all.flatMap(({ fields }) => fields), isMoney: isRatio ? money === 1 && all[0]!.isMoney : money > 0 || (all.some(({ part }) => 'number' in part) && ofMoney.test(text)), sure: all.reduce((sum, { sure }) => sum + sure, 0) };
} // prettier-ignore

const ofMoney = /(?<!\p{L})(?:price|costs?|bill|fee|owe|pay|rent|euros?|preis|\p{L}*kosten|\p{L}*preis|rechnung|gebühr|umlage|\p{L}*pacht|miete|lohn|zahlen)(?!\p{L})|€/iu; // prettier-ignore

const flat = (part: FormulaPart): Formula | null => ('formula' in part ? part.formula : null);

/** "Then times the rate": of what was worked out last. */
function lastWorked({ fields }: Entity): Operand | null {
  const field = fields.findLast(({ formula, type }) => formula && (type === 'number' || type === 'money'));
  return field ? { part: { field: field.name }, fields: [], isMoney: field.type === 'money', sure: 1 } : null;
}

const everything = /(?<!\p{L})(?:alles zusammen|alles insgesamt|(?:und|dann|noch) insgesamt|(?:and|then|also) (?:altogether|all together|in all|overall)|all of (?:them|it) together|and (?:the )?(?:grand )?total|grand total|gesamtsumme)(?!\p{L})/iu; // prettier-ignore

/** Numbers that follow from others of the record by what is said to be reckoned: "the fee is time x rate", "jars times price". */
export function expressionFigure(text: string, plan: AppPlan): Change[] | string | null {
  const things = thingsIn(text, plan);
  const named = (entity: Entity) =>
    Math.max(0, ...things.filter((one) => one.entity === entity).map(({ sure }) => sure));
  const found = plan.entities.flatMap((entity) => {
    const read = readFor(entity, text, plan);
    return read ? [{ ...read, sure: read.sure + Math.min(1, named(entity) / 2) }] : [];
  }).sort((a, b) => b.sure - a.sure)[0]; // prettier-ignore
  if (!found) return null;
  const { entity, formula, fields, isMoney } = found;
  const same = entity.fields.find((field) => JSON.stringify(field.formula) === JSON.stringify(formula) || (field.formula?.by === formula.by && formula.by === 'product' && sameParts(field.formula, formula))); // prettier-ignore
  const type = isMoney ? 'money' : 'number';
  const label = resultName(text, entity, plan, { type, fields });
  if (same) return `${same.label} of ${inSentence(entity.plural)} says that already. I changed nothing.`;
  const work = workOut(entity, label, type, formula);
  const all = everything.test(text) && work.kind === 'work-out' ? totalOf(entity, label, plan) : [];
  return [...asNumbers(entity, fields), work, ...all];
}

const sameParts = (a: Formula, b: Formula): boolean => {
  const [one, other] = [a, b].map(({ parts }) => parts.map((part) => JSON.stringify(part)).sort().join()); // prettier-ignore
  return one === other;
};

const totalOf = (entity: Entity, label: string, plan: AppPlan): Change[] => [
  { kind: 'add-figure', figure: { entity: entity.name, figure: inLanguage(plan, `${label} of all ${inSentence(entity.plural)}`, `${label} aller ${entity.plural}`), measure: { kind: 'sum', field: fieldNameOf(label, entity) }, only: [] } }, // prettier-ignore
];
const fieldNameOf = (label: string, { fields }: Entity): string =>
  fields.find((field) => field.label === label)?.name ?? toFieldName(label);
