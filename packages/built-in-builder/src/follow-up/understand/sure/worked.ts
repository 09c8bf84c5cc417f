import { holds } from '../../../generate/formula.ts';
import { toLabel } from '../../../plan/names.ts';
import type { Formula, FormulaPart } from '../../../plan/formula.ts';
import { fieldOf, type AppPlan, type Entity } from '../../../plan/plan.ts';
import { rolesOf } from '../../../plan/roles.ts';
import type { Change } from '../../change.ts';
import { entitiesIn, fieldsIn } from '../gist/mentions.ts';

const signs: readonly (readonly [said: RegExp, by: Formula['by']])[] = [
  [/\s+(?:times|multiplied (?:by|with)|mal|multipliziert mit)\s+|\s*[×*]\s*|\s+x\s+/iu, 'product'],
  [/\s+(?:divided by|geteilt durch)\s+|\s+÷\s+/iu, 'quotient'],
  [/\s+(?:minus|less|abzüglich|weniger)\s+|\s+[-−–]\s+/iu, 'difference'],
  [/\s+(?:plus|zuzüglich)\s+|\s*\+\s*/iu, 'sum'],
];
const asks = /(?<!\p{L})(?:should|must|shall|is|are|equals|calculat(?:e[ds]?|ing|ion)|comput(?:e[ds]?|ing)|work(?:ed)? (?:it )?out|add(?:ed)? up|automatic\p{L}*|by itself|on its own|multipl\p{L}*|gives|makes|soll\p{L}*|muss|ist|ergibt|ergeben|berechn\p{L}*|ausrechn\p{L}*|rechn\p{L}*|errechn\p{L}*|multiplizier\p{L}*|automatisch|von selbst|von allein|feld|field|column|spalte|total|gesamt\p{L}*)(?!\p{L})|=/iu; // prettier-ignore
const calculated = /(?<!\p{L})(?:calculat(?:e[ds]?|ing|ion)|comput(?:e[ds]?|ing)|work(?:ed)? (?:it )?out|berechn\p{L}*|ausrechn\p{L}*|errechn\p{L}*|ausgerechnet|zusammenrechn\p{L}*|(?:come|fill|appear|add)\p{L}* (?:\p{L}+ )*?(?:by itself|on its own|automatically)|von (?:selbst|allein))(?!\p{L})/iu; // prettier-ignore
const ofOthers = /(?<!\p{L})(?:per|pro|je|chart|diagram\p{L}*|average|durchschnitt\p{L}*|overview|übersicht|dashboard|month|monat\p{L}*|today|heute|number of|wie ?viele?|how many)(?!\p{L})/iu; // prettier-ignore
const spans = /(?<!\p{L})(?:nights?|days?|nächten?|tagen?|anzahl (?:der )?(?:nächte|tage)|number of (?:nights|days))(?!\p{L})/iu; // prettier-ignore

/** "total = price times amount", "der Gesamtpreis soll sich aus Nächten mal Preis ergeben": a number that nobody enters. */
export function workedWish(text: string, plan: AppPlan): Change[] | string | null {
  const multiplied = /(?<!\p{L})(?:multiply|multipliziere?) (.+?) (?:by|with|and|mit|und) (.+)$/iu.exec(text);
  const said = multiplied ? text.replace(multiplied[0], `${multiplied[1]} times ${multiplied[2]}`) : text;
  const taxed = /(?:plus|zuzüglich|zzgl\.?|with|mit|\+)\s+(\d{1,2}(?:[.,]\d+)?)\s*(?:%|percent|prozent)/iu.exec(said);
  const sign = taxed ? null : signs.find(([words]) => words.test(said));
  if ((sign || taxed) && asks.test(text)) {
    const found = taxed ? withTax(said, taxed, plan) : withSign(said, sign!, plan);
    if (found) return found;
  }
  const isMultiplied = sign !== null && /product|quotient/.test(sign?.[1] ?? '');
  if ((!calculated.test(text) && !(isMultiplied && /=|(?<!\p{L})(?:soll\p{L}*|should|must|ergibt|ergeben)(?!\p{L})/iu.test(text))) || ofOthers.test(text)) return null; // prettier-ignore
  return fromPair(said, plan) ?? 'I can work out a number from fields that one of the lists has, or what it belongs to: say how, for example “total = price times amount”. I changed nothing.'; // prettier-ignore
}

function withSign(said: string, [words, by]: (typeof signs)[number], plan: AppPlan): Change[] | null {
  const [head = '', ...tail] = said.split(words);
  const name = resultIn(said);
  const first = name && head.includes(name.cut) ? head.slice(head.indexOf(name.cut) + name.cut.length) : head;
  return worked([first, ...tail], by, name?.label, said, plan);
}

/** "work out the total from price and amount": money and a number are multiplied, two dates give days, equals are added. */
function fromPair(said: string, plan: AppPlan): Change[] | null {
  const [, one, other] = /(?<!\p{L})(?:from|out of|aus|anhand von) (.+?) (?:and|und) (.+?)(?: (?:berechn|errechn|ausgerechn|calculat|worked|should|automat|von selbst).*)?$/iu.exec(said) ?? []; // prettier-ignore
  if (!one || !other) return null;
  const label = resultIn(said)?.label;
  for (const entity of inOrder(said, plan)) {
    const dates = [one, other].map((words) => fieldsIn(words, { ...plan, entities: [entity] }).find(({ field }) => field.type.startsWith('date'))?.field); // prettier-ignore
    if (dates[0] && dates[1])
      return [{ kind: 'work-out', entity: entity.name, label: label ?? inLanguage(plan, 'Days', 'Tage'), type: 'number', formula: { by: 'product', parts: [{ from: dates[0].name, to: dates[1].name }, { number: 1 }] } }]; // prettier-ignore
    const parts = [one, other].map((words) => partIn(words, entity, plan));
    if (!parts[0] || !parts[1] || JSON.stringify(parts[0]) === JSON.stringify(parts[1])) continue;
    const kinds = parts.map((part) => typeOf(part!, entity, plan));
    const isAlike = kinds[0] === kinds[1];
    return worked([one, other], isAlike ? 'sum' : 'product', label, said, plan);
  }
  return null;
}

function withTax(said: string, taxed: RegExpExecArray, plan: AppPlan): Change[] | null {
  const factor = Math.round((100 + Number(taxed[1]!.replace(',', '.'))) * 100) / 10_000;
  const name = resultIn(said);
  const rest = name ? said.replace(name.label, ' ') : said;
  const sure = (entity: Entity) => numberIn(rest, entity, plan)?.score ?? 0;
  for (const entity of inOrder(said, plan).sort((a, b) => sure(b) - sure(a))) {
    const part = partIn(rest, entity, plan);
    if (!part || !('field' in part)) continue;
    const label = name?.label ?? inLanguage(plan, 'Total', 'Gesamt');
    return [{ kind: 'work-out', entity: entity.name, label, type: typeOf(part, entity, plan), formula: { by: 'product', parts: [part, { number: factor }] } }]; // prettier-ignore
  }
  return null;
}

const worked = (operands: readonly string[], by: Formula['by'], label: string | undefined, said: string, plan: AppPlan): Change[] | null => workedIn(inOrder(said, plan), operands, by, label, plan); // prettier-ignore

/** A number of each record of the list that is named, else of the list that has most of what it is worked out from. */
export const workedOut = (
  operands: readonly string[],
  by: Formula['by'],
  label: string | undefined,
  { plan, list }: { plan: AppPlan; list?: Entity },
): Change[] | null => workedIn(list ? [list] : plan.entities, operands, by, label, plan);

function workedIn(lists: readonly Entity[], operands: readonly string[], by: Formula['by'], label: string | undefined, plan: AppPlan): Change[] | null {
  const found = lists.flatMap((entity) => {
    const parts = operands.map((words) => partIn(words, entity, plan));
    const known = parts.filter((part): part is FormulaPart => part !== null);
    if (known.length !== operands.length || !holds(plan, entity, { by, parts: known })) return [];
    if (new Set(known.map((part) => JSON.stringify(part))).size < known.length || known.every((part) => 'number' in part)) return [];
    const isOwn = (part: FormulaPart) => 'from' in part || ('field' in part && part.via === undefined);
    const sure = operands.reduce((sum, words) => sum + (numberIn(words, entity, plan)?.score ?? 0), 0);
    return [{ entity, parts: known, rank: 10 * known.filter(isOwn).length + sure }];
  });
  const best = found.sort((a, b) => b.rank - a.rank)[0];
  if (!best) return null;
  const { entity, parts } = best;
  const kinds = parts.map((part) => typeOf(part, entity, plan));
  const money = kinds.filter((kind) => kind === 'money').length;
  const type = by === 'quotient' ? (money === 1 ? 'money' : 'number') : money > 0 ? 'money' : 'number';
  const wanted = label ?? inLanguage(plan, 'Total', 'Gesamt');
  if (parts.some((part) => 'field' in part && part.via === undefined && fieldOf(entity, part.field)?.label === wanted)) return null;
  return [{ kind: 'work-out', entity: entity.name, label: wanted, type, formula: { by, parts } }];
} // prettier-ignore

/** Lists that are named come first, then those that have more of what is reckoned with. */
const inOrder = (said: string, plan: AppPlan): Entity[] => {
  const named = entitiesIn(said, plan).map(({ entity }) => entity);
  return [...new Set([...named, ...plan.entities])];
};

function partIn(said: string, entity: Entity, plan: AppPlan): FormulaPart | null {
  const words = said.replace(/[.!?]+$/, '').trim();
  const number = /^(?:the |die |der )?(\d+(?:[.,]\d+)?)\s*(%)?(?:\s*(?:sein|ergeben|be))?$/iu.exec(words);
  if (number) return { number: Number(number[1]!.replace(',', '.')) / (number[2] ? 100 : 1) };
  const own = numberIn(words, entity, plan);
  if (own && own.score >= 2) return { field: own.field.name };
  const { moment, until } = rolesOf(entity);
  if (spans.test(words) && moment && until) return { from: moment.name, to: until.name };
  if (own) return { field: own.field.name };
  for (const via of entity.fields) {
    const target = plan.entities.find(({ name }) => name === via.reference);
    const far = target && numberIn(words, target, plan);
    if (far) return { field: far.field.name, via: via.name };
  }
  return null;
}

const numberIn = (words: string, entity: Entity, plan: AppPlan) =>
  fieldsIn(words, { ...plan, entities: [entity] })
    .filter(({ field }) => (field.type === 'number' || field.type === 'money') && field.formula === undefined)
    .sort((a, b) => b.score - a.score)[0];

function typeOf(part: FormulaPart, entity: Entity, plan: AppPlan): 'number' | 'money' {
  if (!('field' in part)) return 'number';
  const target = part.via === undefined ? entity : plan.entities.find(({ name }) => name === fieldOf(entity, part.via)?.reference); // prettier-ignore
  return target && fieldOf(target, part.field)?.type === 'money' ? 'money' : 'number';
}

const opens = '(?:(?:please|bitte|and|und|add|i (?:need|want)|we (?:need|want)|ich (?:brauche|will)|wir (?:brauchen|wollen)|calculate|compute|work out|berechne|rechne)[, ]+)*(?:(?:also|auch|noch|now) )?(?:(?:an?|the|ein|eine|einen|der|die|das|den) )?(?:(?:field|column|feld|spalte) )?(?:(?:called|named|for|namens|für) )?'; // prettier-ignore
const copula = '(?:should|must|shall|is|equals|will|soll|sollte|muss|ist|ergibt|berechnet|errechnet|wird|from|aus|as|als|that|which|das|der|die|,|:|=)'; // prettier-ignore
const named = new RegExp(`^${opens}["„“']?(\\p{L}[\\p{L}-]*(?: \\p{L}[\\p{L}-]*){0,2}?)["”“']?\\s*(?:${copula})(?![\\p{L}])`, 'iu'); // prettier-ignore
const asResult = /(?<!\p{L})(?:as|to get|gives?|makes?|called|als|ergibt|ergeben|namens|=) (?:the |an? |den |die |das )?["„“']?(\p{L}[\p{L} -]*?)["”“']?$/iu; // prettier-ignore
const noName = /^(?:it|that|this|i|we|you|the app|es|das|dass|man|wir|ich|please|bitte|if|wenn|there|everything|alles|can|could|kannst)$/iu; // prettier-ignore

/** What the result is called, and the words up to which it is named. */
function resultIn(said: string): { label: string; cut: string } | null {
  const first = named.exec(said);
  const isOperand = first && signs.some(([words]) => words.test(` ${first[1]} `));
  if (first && !isOperand && !noName.test(first[1]!) && first[1]!.length > 1)
    return { label: toLabel(first[1]!), cut: first[0] };
  const last = asResult.exec(said)?.[1];
  return last && last.split(' ').length <= 3 && !noName.test(last) ? { label: toLabel(last), cut: '\0' } : null;
}

const inLanguage = (plan: AppPlan, english: string, german: string): string => (plan.language === 'de' ? german : english); // prettier-ignore
