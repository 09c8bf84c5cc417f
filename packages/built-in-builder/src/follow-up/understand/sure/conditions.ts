import { inSentence } from '../../../plan/names.ts';
import type { Only } from '../../../plan/only.ts';
import type { AppPlan, Entity, Field } from '../../../plan/plan.ts';
import { isDeadline, rolesOf } from '../../../plan/roles.ts';
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
const spans: readonly (readonly [words: RegExp, kind: 'today' | 'week' | 'month' | 'coming' | 'past', english: string, german: string])[] = [
  [/(?<!\p{L})(?:today|heute|heutige\p{L}*)(?!\p{L})/iu, 'today', 'today', 'heute'],
  [/(?<!\p{L})(?:this week|next (?:seven|7) days|coming week|next week|diese[rn]? woche|kommende[nr]? woche|nächste[nr]? woche|nächsten (?:sieben|7) tage\p{L}*)(?!\p{L})/iu, 'week', 'within a week', 'in den nächsten 7 Tagen'],
  [/(?<!\p{L})(?:this month|diese[nmrs]? monats?|laufende[nmrs]? monats?|im monat)(?!\p{L})/iu, 'month', 'this month', 'diesen Monat'],
  [/(?<!\p{L})(?:upcoming|coming|future|still to come|kommende\p{L}*|zukünftige\p{L}*|künftige\p{L}*|anstehende\p{L}*|bevorstehende\p{L}*)(?!\p{L})/iu, 'coming', 'to come', 'kommend'],
  [/(?<!\p{L})(?:past|old ones|over and done|vergangene\p{L}*|abgelaufene\p{L}*|expired)(?!\p{L})/iu, 'past', 'past', 'vergangen'],
]; // prettier-ignore

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
  const isBirth = /birth|geburt/i.test(named?.name ?? '') || (/(?<!\p{L})(?:birthdays?|geburtstag\p{L}*)(?!\p{L})/iu.test(text) && dates.some(({ name }) => /birth|geburt/.test(name))); // prettier-ignore
  const span = spans.find(([words]) => words.test(text));
  if (span && dates.length > 0) {
    const born = dates.find(({ name }) => /birth|geburt/.test(name));
    const field = (isBirth ? born : undefined) ?? named ?? rolesOf(entity).moment ?? dates[0]!;
    const kind = isBirth && span[1] === 'month' ? 'anniversary' : span[1];
    const words = isGerman ? span[3] : span[2];
    return { only: { kind, field: field.name }, words: isBirth ? `${inLabel(field, plan)} ${words}` : words };
  }
  return null;
}

/** By the choices that are named; of two choices "not paid" is the other. */
function chosenIn({ text, entity, isGerman }: Looked): One[] {
  const lower = text.toLowerCase();
  return entity.fields.flatMap((field): One[] => {
    const options = field.options ?? [];
    for (const { value } of options) {
      const words = value.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, '.');
      const found = new RegExp(`(?<!\\p{L})${words}(?:e[nmrs]?)?(?!\\p{L})`, 'u').exec(lower);
      if (!found || isOfPage.test(lower.slice(found.index))) continue;
      const other = isRejected.test(lower.slice(0, found.index))
        ? options.find((one) => one.value !== value)?.value
        : value;
      if (other === undefined || (other !== value && options.length !== 2)) continue;
      return [{ only: { kind: 'is', field: field.name, value: other }, words: isGerman ? other : inSentence(other) }];
    }
    return [];
  });
}

/** "a new page" speaks of no state that is called new. */
const isOfPage =
  /^(?:new|own|neue[rns]?|eigene[rns]?)\s+(?:\p{L}+\s+)?(?:page|tab|view|list|seite|reiter|ansicht|liste)/iu;
const isRejected = /(?<!\p{L})(?:not|never|isn['’]?t|aren['’]?t|hasn['’]?t|haven['’]?t|wasn['’]?t|weren['’]?t|nicht|nie)(?:\s+(?:been|yet|be|the|get|have|noch|als|schon|die|der|das))*\s+["“„]?$/iu; // prettier-ignore

function tickedIn({ text, entity, fields, isGerman }: Looked): One | null {
  const ticked = fields.find(({ field }) => field.type === 'boolean')?.field ?? entity.fields.find((field) => field.type === 'boolean' && (spokenOf(field, text) || text.toLowerCase().includes(`un${inSentence(field.label).toLowerCase()}`))); // prettier-ignore
  return ticked ? { only: { kind: not.test(text) ? 'no' : 'yes', field: ticked.name }, words: not.test(text) ? `${isGerman ? 'nicht' : 'not'} ${inSentence(ticked.label)}` : inSentence(ticked.label) } : null; // prettier-ignore
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
