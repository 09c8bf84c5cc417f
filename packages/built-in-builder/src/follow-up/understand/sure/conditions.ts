import { inSentence } from '../../../plan/names.ts';
import type { FieldOnly, Only } from '../../../plan/only.ts';
import { wordsOf } from '../../../plan/only-words.ts';
import type { AppPlan, Entity, Field } from '../../../plan/plan.ts';
import { isDeadline, rolesOf } from '../../../plan/roles.ts';
import { dayMeant } from '../../outright/meant/day-meant.ts';
import { spanIn } from '../../outright/meant/spans.ts';
import { fieldsIn, type FieldMention } from '../gist/mentions.ts';

const not = /(?<!\p{L})(?:not|no|never|without|isn['’]?t|aren['’]?t|hasn['’]?t|haven['’]?t|wasn['’]?t|weren['’]?t|un(?=paid|finished|sold)|nicht|noch nicht|kein\p{L}*|ohne|un(?=bezahlt|erledigt|verkauft))(?!\p{L})|n['’]t\b|(?<!\p{L})un(?:paid|finished|sold|bezahlt\p{L}*|erledigt\p{L}*)/iu; // prettier-ignore
const lengths: readonly (readonly [words: RegExp, days: number])[] = [
  [/(?<!\p{L})(?:days?|tage?n?)(?!\p{L})/iu, 1],
  [/(?<!\p{L})(?:weeks?|wochen?)(?!\p{L})/iu, 7],
  [/(?<!\p{L})(?:months?|monate?n?)(?!\p{L})/iu, 30],
  [/(?<!\p{L})(?:years?|jahre?n?)(?!\p{L})/iu, 365],
];
const counted: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, two: 2, three: 3, six: 6, half: 0.5, einem: 1, einer: 1, ein: 1, eine: 1, zwei: 2, drei: 3, sechs: 6 }; // prettier-ignore
const late = /(?<!\p{L})(?:overdue|late|past (?:their |its )?due|too late|überfällig\p{L}*|verspätet\p{L}*|zu spät)(?!\p{L})/iu; // prettier-ignore
/** Conditions that hold together, and the words for them. */
export type Found = { only: Only | Only[]; words: string };
type One = { only: Only; words: string };
/** What a text is looked through for. */
type Looked = {
  text: string;
  entity: Entity;
  plan: AppPlan;
  fields: FieldMention[];
  dates: Field[];
  isGerman: boolean;
};

/** Which records of a list a text speaks of: each condition that is named, all of them together; a sentence where one needs a field that is not there. */
export function onlyIn(text: string, entity: Entity, plan: AppPlan): Found | string | null {
  const fields = fieldsIn(text, { ...plan, entities: [entity] });
  const dates = entity.fields.filter(({ type }) => type === 'date' || type === 'datetime');
  const looked: Looked = { text, entity, plan, fields, dates, isGerman: plan.language === 'de' };
  const day = byDay(looked);
  if (typeof day === 'string') return day;
  const all = [day, ...chosenIn(looked), tickedIn(looked), byNumber(looked), missingIn(looked)];
  const found: One[] = [];
  for (const one of all) if (one && !found.some((other) => fieldOfOnly(other) === fieldOfOnly(one))) found.push(one);
  const [first, ...more] = found;
  if (!first) return null;
  return more.length === 0
    ? first
    : { only: found.map(({ only }) => only), words: found.map(({ words }) => words).join(', ') };
}

const fieldOfOnly = ({ only }: One): string | null => ('field' in only ? only.field : null);

/** By one of its days: what is late, older than some time, of today, this week, this month, to come or past. */
function byDay({ text, entity, plan, fields, dates, isGerman }: Looked): One | string | null {
  const named =
    fields.find(({ field }) => dates.includes(field))?.field ?? dates.find((field) => spokenOf(field, text));
  if (late.test(text)) {
    const due = dates.find((field) => isDeadline(field) || /rueckgabe|faellig|frist|abgabe|return|bis|back/.test(field.name)) ?? rolesOf(entity).until ?? named; // prettier-ignore
    return due
      ? { only: { kind: 'past', field: due.name }, words: isGerman ? 'überfällig' : 'overdue' }
      : `What is late I tell by a due date: say “add a due date field” first. I changed nothing.`;
  }
  const old = olderIn(text);
  if (old !== null) {
    const field = named ?? dates.find((one) => !isDeadline(one));
    if (field) return { only: { kind: 'older', field: field.name, days: old.days }, words: isGerman ? `${old.said} her` : `over ${old.said} ago` }; // prettier-ignore
  }
  const span = spanIn(text);
  const day = span && dates.length > 0 ? dayMeant(text, entity, plan, span) : null;
  if (!span || !day) return null;
  const isBirth = /birth|geburt|born/.test(day.field.name);
  const only: FieldOnly = isBirth && span.kind === 'month' ? { kind: 'anniversary', field: day.field.name } : { ...span, field: day.field.name }; // prettier-ignore
  return { only, words: wordsOf(only, entity, plan.language) };
}

/** By the choices that are named: one, some of them, or none of those that are turned round; of two choices "not paid" is the other. */
function chosenIn({ text, entity, plan }: Looked): One[] {
  const lower = text.toLowerCase();
  return entity.fields.flatMap((field): One[] => {
    const options = field.options ?? [];
    const said = options.flatMap(({ value }) => {
      const words = value.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, '.');
      const found = new RegExp(`(?<!\\p{L})${words}(?:e[nmrs]?)?(?!\\p{L})`, 'u').exec(lower);
      if (!found || isOfPage.test(lower.slice(found.index))) return [];
      const isTurned = isRejected.test(lower.slice(0, found.index)) || isToBe(lower, found.index, found.index + found[0].length); // prettier-ignore
      return [{ value, isTurned }];
    });
    const [first] = said;
    if (!first) return [];
    const met = said.filter(({ isTurned }) => !isTurned).map(({ value }) => value);
    const of = (only: Only): One => ({ only, words: wordsOf(only, entity, plan.language) });
    if (met.length > 1 && met.length < options.length) return [of({ kind: 'among', field: field.name, values: met })];
    if (met.length > 0) return [of({ kind: 'is', field: field.name, value: met[0]! })];
    const others = options.filter(({ value }) => said.every((one) => one.value !== value));
    if (others.length === 1) return [of({ kind: 'is', field: field.name, value: others[0]!.value })];
    return said.map(({ value }) => of({ kind: 'is-not', field: field.name, value }));
  });
}

/** "a new page" speaks of no state that is called new. */
const isOfPage =
  /^(?:new|own|neue[rns]?|eigene[rns]?)\s+(?:\p{L}+\s+)?(?:page|tab|view|list|seite|reiter|ansicht|liste)/iu;
const isRejected = /(?<!\p{L})(?:not|never|nobody|no ?one|keiner|niemand|without|except(?: for)?|apart from|but (?=the)|isn['’]?t|aren['’]?t|hasn['’]?t|haven['’]?t|wasn['’]?t|weren['’]?t|nicht|nie|ohne|außer|bis auf)(?:\s+(?:been|yet|be|the|get|got|have|has|hat|haben|already|marked|as|noch|als|schon|die|der|das|den|auf|mehr|mit|status|stand))*\s+["“„'‘]?$/iu; // prettier-ignore

/** What must be or will be collected is not yet. */
const isToBe = (text: string, at: number, end: number): boolean =>
  /^\s*(?:werden |sein )?(?:muss|müssen|soll|sollen|sollte|sollten)(?!\p{L})/iu.test(text.slice(end)) ||
  /(?<!\p{L})(?:(?:have|has|need|needs|got|ought) to (?:get|be|have)(?: \p{L}+){0,2}|(?:must|will|should) be|to be|muss|müssen|soll|sollen|wird|werden)\s+(?:\p{L}+\s+){0,3}$/iu.test(text.slice(0, at)) &&
  !(/(?<!\p{L})(?:muss|müssen|soll|sollen)(?!\p{L})/iu.test(text.slice(0, at)) && !/^\s*(?:werden|sein)?(?!\p{L})/iu.test(text.slice(end))); // prettier-ignore

function tickedIn({ text, entity, fields, isGerman }: Looked): One | null {
  const ticked = fields.find(({ field, at, end, score }) => field.type === 'boolean' && (score >= 2 || end - at > 3))?.field ?? entity.fields.find((field) => field.type === 'boolean' && (spokenOf(field, text) || text.toLowerCase().includes(`un${inSentence(field.label).toLowerCase()}`))); // prettier-ignore
  if (!ticked) return null;
  const isOpen = not.test(text) || lacking.test(text) || isStillTo(text, ticked);
  return { only: { kind: isOpen ? 'no' : 'yes', field: ticked.name }, words: isOpen ? `${isGerman ? 'nicht' : 'not'} ${inSentence(ticked.label)}` : inSentence(ticked.label) }; // prettier-ignore
}

const lacking = /(?<!\p{L})(?:missing|lack(?:s|ing)?|outstanding|fehl(?:t|en)|aussteh\p{L}*|steht .* aus)(?!\p{L})/iu;
/** "What still has to be delivered" is not yet, and "was noch bezahlt werden muss" neither. */
function isStillTo(text: string, { label }: Field): boolean {
  const lower = text.toLowerCase();
  const at = lower.indexOf(label.toLowerCase());
  return at >= 0 && isToBe(lower, at, at + label.length);
}

const smaller = 'young|cold|cheap|small|short|light|low|slow|kält|klein|billig|leicht|niedrig|kürz|jüng';
const larger =
  'hott|long|high|bigg|heavi|larg|great|expensiv|dear|fast|tall|deep|old|schwer|höh|größ|teur|wärm|heiß|schnell|läng|ält';
const compared = new RegExp(String.raw`(?<!\p{L})(more than|over|above|less than|under|below|fewer than|mehr als|über|weniger als|unter|(?:${smaller}|${larger})er (?:than|als))\s+(?:[€$£]\s?)?(\d+(?:[.,]\d+)?)(?!\d|[.,]\d|\s*(?:days?|weeks?|months?|years?|tage?n?|wochen?|monate?n?|jahre?n?)(?!\p{L}))`, 'iu'); // prettier-ignore
const isBelow = new RegExp(`^(?:less|under|below|fewer|weniger|unter|${smaller})`, 'iu');
const isOfAge = /^(?:old|young|ält|jüng)/iu;

/** By a number that is named, else by the only one there is; what is older than 1990 has the smaller year. */
function byNumber({ text, entity, fields, isGerman }: Looked): One | null {
  const [, sign = '', than = ''] = compared.exec(text) ?? [];
  const numbers = entity.fields.filter(({ type }) => type === 'number' || type === 'money');
  const field =
    fields.find((one) => numbers.includes(one.field))?.field ?? (numbers.length === 1 ? numbers[0] : undefined);
  if (than === '' || !field) return null;
  const isAbove = isBelow.test(sign) === (isOfAge.test(sign) && /^(?:19|20)\d\d$/.test(than));
  const words = isAbove ? (isGerman ? 'über' : 'over') : isGerman ? 'unter' : 'under';
  return { only: { kind: isAbove ? 'above' : 'below', field: field.name, than: Number(than.replace(',', '.')) }, words: `${inSentence(field.label)} ${words} ${than}` }; // prettier-ignore
}

function missingIn({ text, fields, plan }: Looked): One | null {
  const gap = /(?<!\p{L})(?:without(?: an?| any)?|(?:have|has|is|are|with|got|there['’]s) no|(?:hasn|haven|isn|aren|wasn)['’]?t (?:got )?(?:an?|any|been (?:filled|entered)|filled|entered)|missing|lack\p{L}*|(?:is|are|still|left) (?:empty|blank)|forg[eo]t\p{L}* to (?:write|enter|fill|put|note)|nobody (?:has )?(?:filled|entered|wrote|written|put)|nothing (?:is )?(?:entered|filled)|no \p{L}+ (?:entered|given|filled)|ohne(?: eine?n?)?|kein\p{L}*|fehlt|fehlen|leer|nicht (?:eingetragen|ausgefüllt|angegeben)|vergessen)(?!\p{L})/iu.exec(text); // prettier-ignore
  const field = gap && fields.find(({ at }) => at >= gap.index - 40)?.field;
  if (!gap || !field) return null;
  return { only: { kind: 'missing', field: field.name }, words: `${plan.language === 'de' ? 'ohne' : 'without'} ${inLabel(field, plan)}` }; // prettier-ignore
}

const inLabel = (field: Field, { language }: AppPlan): string => (language === 'de' ? field.label : inSentence(field.label)); // prettier-ignore

/** "inspected" speaks of the last inspection date. */
function spokenOf(field: Field, text: string): boolean {
  const stems = field.label.toLowerCase().split(/[\s-]+/).filter((word) => word.length >= 6).map((word) => word.slice(0, Math.max(5, word.length - 4))); // prettier-ignore
  const words = text.toLowerCase().match(/\p{L}{5,}/gu) ?? [];
  return stems.some((stem) => words.some((word) => word.startsWith(stem)));
}

function olderIn(text: string): { days: number; said: string } | null {
  const match = /(?<!\p{L})(?:for|in|since|longer than|more than|over|older than|within|seit|länger als|mehr als|älter als|über|in den letzten|die letzten|during the last|the last)\s+(?:(?:more than|over|über|mehr als|the last|den letzten)\s+)?(a|an|one|two|three|six|half a|\d+|eine[mr]?|ein|zwei|drei|sechs)\s+(days?|weeks?|months?|years?|tage?n?|wochen?|monate?n?|jahre?n?)(?!\p{L})/iu.exec(text); // prettier-ignore
  if (
    !match ||
    !(not.test(text) || /(?<!\p{L})(?:older|longer|more than|over|älter|länger|mehr als|über)(?!\p{L})/iu.test(text))
  )
    return null;
  const count = counted[match[1]!.toLowerCase().replace(/ a$/, '')] ?? Number(match[1]);
  const unit = lengths.find(([words]) => words.test(match[2]!))?.[1] ?? 1;
  return Number.isFinite(count) ? { days: Math.round(count * unit), said: `${match[1]} ${match[2]}` } : null;
}
