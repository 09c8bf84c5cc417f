import { toLabel } from '../../plan/names.ts';
import type { AppPlan, Entity, Field } from '../../plan/plan.ts';
import { rolesOf } from '../../plan/roles.ts';
import { makeField } from '../../recognise/make-field.ts';
import type { Change } from '../change.ts';
import { entitiesIn } from '../understand/gist/mentions.ts';
import { listSaid } from './lists-said.ts';
import type { Outright } from './outright.ts';

const each = '(?:every|each|all|any|the|our|jede[mnrs]?|alle[nr]?|den|dem|der|die|das|unsere[nr]?)';
const one = '(?:an? |the |one |ein |eine |einen |nen? |noch eine |noch einen |noch ein )';
const name = "\\p{L}[\\p{L}\\d'-]*(?: \\p{L}[\\p{L}\\d'-]*)?";
/** "a type for every assignment: a, b or c", "every order has a priority: …", "jeder Auftrag bekommt eine Art: …". */
const ways: readonly { words: RegExp; label: number; list: number }[] = [
  { words: new RegExp(`^.*?(?<!\\p{L})${one}(?:new |neue[nrs]? )?(?:choice of |selection for |auswahl für )?(${name}) (?:for|to|on|per|of|bei|für|zu|je|pro|an) ${each} (${name})(?: .*)?$`, 'iu'), label: 1, list: 2 }, // prettier-ignore
  { words: new RegExp(`^(?:(?:every|each|all|jede[rs]?|alle|the|die|der|das) )?(${name}) (?:has|have|needs?|gets?|should (?:have|get)|must have|hat|haben|braucht|brauchen|bekommt|bekommen|soll(?:en)? (?:noch |auch )?) ?${one}(${name})(?: (?:haben|bekommen|kriegen|field|feld))?$`, 'iu'), label: 2, list: 1 }, // prettier-ignore
  { words: new RegExp(`^(?:bei |zu |für |pro |for |with |per )${each} (${name}),? (?:.*?(?<!\\p{L}))?${one}(${name})$`, 'iu'), label: 2, list: 1 }, // prettier-ignore
];
/** "if a repair is waiting, in progress or ready", "ein Schaden ist offen, beauftragt oder erledigt". */
const stateOf = new RegExp(`^(?:.*?(?<!\\p{L})(?:if|whether|ob|that|dass|wenn)(?!\\p{L}) )?(?:an?|each|every|the|our|ein|eine|jede[rs]?|der|die|das|unsere?) (${name}) (?:(?:is|are|can be|could be|may be|will be|should be|ist|sind|kann|können|soll|sollen)(?: (?:always|either|one of|immer|entweder))?) (.+?)(?: (?:sein|ist|sind))?$`, 'iu'); // prettier-ignore
/** In a subordinate clause the German verb stands behind: "ob ein Auftrag neu, in Arbeit oder fertig ist". */
const stateBehind = new RegExp(`^.*?(?<!\\p{L})(?:ob|wenn|dass) (?:ein|eine|jede[rs]?|der|die|das) (${name}?) ((?:noch |schon )?[\\p{L} -]+(?:, [\\p{L} -]+)*,? oder [\\p{L} -]+?) (?:ist|sind)$`, 'iu'); // prettier-ignore
const filterBehind = /[,.;]?\s+(?:(?:and|und) )?(?:(?:i |we |ich |wir )?(?:also |auch )?(?:want|need|will|wollen|möchte\p{L}*)? ?)?(?:(?:to )?(?:be able to )?filter\p{L}* (?:the list )?(?:by|for|on) (?:that|it|this|them)|(?:danach|nach dem|nach diesem|damit|darnach) (?:\p{L}+ ){0,4}?filter\p{L}*(?: können)?)[.!]?$/iu; // prettier-ignore
const reason = /,\s+(?:because|since|so that|weil|damit|denn)(?!\p{L}).*$/iu;

const widest = 5;
const fewest = 3;
const isItem = (item: string): boolean =>
  item.length > 1 && !/^(?:no|kein\p{L}*) /iu.test(item) && item.split(' ').length <= widest && !/[:;.?!"]/.test(item) && !/(?<!\p{L})(?:not|nicht|than|als|if|wenn|because|weil|you|i|we|ich|wir|man|it|they|that|below|above|so|picked|statt|instead|jetzt|each|everybody|everyone|jeder|alle|two|zwei)(?!\p{L})|\d{2}/iu.test(item); // prettier-ignore
const clean = (item: string): string => item.trim().replace(/^(?:an?|the|either|ein|eine|einen|entweder|noch|schon)\s+/iu, '').replace(/^["„“']|["“”']$/gu, '').trim(); // prettier-ignore

export function itemsIn(said: string, least = fewest): string[] | null {
  if (!/(?<!\p{L})(?:or|oder)(?!\p{L})|,|\//iu.test(said)) return null;
  const items = said.split(/\s*,\s*(?:(?:or|oder|and|und) )?|\s+(?:or|oder|and|und)\s+|\s*\/\s*/iu).map(clean).filter(Boolean); // prettier-ignore
  const unique = new Set(items.map((item) => item.toLowerCase()));
  return items.length >= least && items.length <= 15 && unique.size === items.length && items.every(isItem) ? items.map(toLabel) : null; // prettier-ignore
}

export const otherWish = /(?<!\p{L})(?:instead|statt|anstatt|lieber|rather|chart|diagram\p{L}*|page|seite|board|tafel|list of|liste|only|nur|remove|delete|rename|colou?r\p{L}*|mark\p{L}*|sort\p{L}*|mail|red|rot|hide|lösch\p{L}*|entfern\p{L}*)(?!\p{L})/iu; // prettier-ignore
const noName = /^(?:list|page|table|chart|field|column|choice|calendar|board|copy|total|sum|number|plan|plans|collection|set|row|und .*|and .*|mir|me|(?:.* )?sammlung(?: .*)?|liste|seite|tabelle|feld|spalte|auswahl|kalender|summe|(?:name|label) .*|date|datum|note|notiz)$/iu; // prettier-ignore

/** A new choice of a list's records, whose values are told; a field of another kind is never turned into it. */
export function choiceWish(message: string, plan: AppPlan): Outright {
  const isFiltered = filterBehind.test(message);
  const text = message
    .replace(filterBehind, '')
    .replace(reason, '')
    .replace(/[.!?]+$/, '');
  const named = namedChoice(text, plan) ?? stateChoice(text, plan);
  if (!named || typeof named === 'string') return named;
  return isFiltered ? [...named.changes, { kind: 'add-filter', entity: named.entity.name, field: named.field }] : named.changes; // prettier-ignore
}

const sortedInto = new RegExp(`^(?:(?:i|we|ich|wir) (?:want|need|would like|möchten?|wollen|will) (?:to )?)?(?:(?:mark|label|flag|classify|tag|rate) ${each.replace(')', ' )?')}(${name}?)(?: either| always)? as (.+)|(?:(?:kennzeichne|markiere|kennzeichnet|markiert) )?${each.replace(')', ' )?')}(${name}?)(?: immer| entweder| jeweils)? als (.+?)(?: (?:kennzeichnen|markieren|einstufen|vermerken)(?: können)?)?)$`, 'iu'); // prettier-ignore
const ofCondition = /(?<!\p{L})(?:complete|incomplete|missing|broken|damaged|worn|defective|intact|kaputt|defekt|vollständig|unvollständig|beschädigt|abgenutzt|heil)(?!\p{L})/iu; // prettier-ignore
const marks =
  /(?<!\p{L})(?:mark|label|flag|classify|tag|rate|kennzeichn\p{L}*|markier\p{L}*|einstufen|vermerken)(?!\p{L})/iu;

/** "mark games as complete, pieces missing or broken": each is one of what is told. */
export function sortedIntoWish(message: string, plan: AppPlan): Outright {
  const text = message.replace(/[.!?]+$/, '');
  const [, list = '', said = '', germanList = '', germanSaid = ''] = (marks.test(text) && sortedInto.exec(text)) || [];
  const entity = listNamedWhole(list || germanList, plan);
  const items = entity && itemsIn(said || germanSaid);
  if (!entity || !items) return null;
  const values = new Set(items.map((item) => item.toLowerCase()));
  if (entity.fields.some(({ label, options }) => values.has(label.toLowerCase()) || options?.some(({ value }) => values.has(value.toLowerCase())))) return null; // prettier-ignore
  const isGerman = plan.language === 'de';
  const label = ofCondition.test(items.join(' ')) ? (isGerman ? 'Zustand' : 'Condition') : 'Status';
  const isTaken = entity.fields.some((field) => field.label.toLowerCase() === label.toLowerCase());
  const found = isTaken ? null : chosen(entity, label, items);
  return found && typeof found !== 'string' ? found.changes : null;
}

function listNamedWhole(words: string, plan: AppPlan): Entity | undefined {
  const [only, ...others] = entitiesIn(words, plan);
  return others.length === 0 && only && only.end === words.length ? only.entity : undefined;
}

type Chosen = { entity: Entity; field: string; changes: Change[] } | string | null;

function namedChoice(text: string, plan: AppPlan): Chosen {
  const [, before = '', said = ''] = /^([^:]+?)\s*(?::|\s[-–]\s|, (?:which is |either |namely |nämlich |entweder ))\s*(.+)$/iu.exec(text) ?? []; // prettier-ignore
  const items = itemsIn(said, 2);
  if (!items || otherWish.test(before)) return null;
  for (const { words, label: at, list: of } of ways) {
    const match = words.exec(before);
    const entity = match && listNamed(match[of]!, plan);
    const label = match?.[at]!.trim();
    // a German name of a thing has a capital, where any word has one
    if (plan.language === 'de' && label && /\p{Lu}/u.test(text) && !/^\p{Lu}/u.test(label.split(' ').at(-1)!)) continue;
    if (!entity || !label || noName.test(label) || listNamed(label, plan) === entity) continue;
    return chosen(entity, toLabel(label), items);
  }
  return null;
}

function stateChoice(text: string, plan: AppPlan): Chosen {
  if (otherWish.test(text)) return null;
  const match = stateBehind.exec(text) ?? stateOf.exec(text);
  const entity = match && listSaid(match[1]!, plan);
  const items = entity && itemsIn(match[2]!);
  if (!entity || !items) return null;
  const known = entity.fields.find(({ options }) => options?.some(({ value }) => items.some((item) => item.toLowerCase() === value.toLowerCase()))); // prettier-ignore
  if (known) return chosen(entity, known.label, items);
  return chosen(entity, rolesOf(entity).state?.label ?? 'Status', items);
}

const listNamed = (words: string, plan: AppPlan): Entity | undefined => entitiesIn(words, plan)[0]?.entity ?? listSaid(words, plan); // prettier-ignore

export function chosen(entity: Entity, label: string, items: string[]): Chosen {
  const known = entity.fields.find((field) => field.label.toLowerCase() === label.toLowerCase());
  if (known) {
    if (!canChoose(known) || rolesOf(entity).title === known) return null;
    return { entity, field: known.name, changes: [{ kind: 'set-options', entity: entity.name, field: known.name, options: items }] }; // prettier-ignore
  }
  const made = makeField(`${label} (${items.join(', ')})`)?.field;
  if (!made) return null;
  const field: Field = { ...made, isRequired: false };
  return { entity, field: field.name, changes: [{ kind: 'add-field', entity: entity.name, field, isShown: true }] };
}

const canChoose = ({ type, formula }: Field): boolean => (type === 'text' || type === 'select' || type === 'longtext') && !formula; // prettier-ignore
