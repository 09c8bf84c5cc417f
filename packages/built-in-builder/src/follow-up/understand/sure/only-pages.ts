import { inSentence, toLabel } from '../../../plan/names.ts';
import type { Only } from '../../../plan/only.ts';
import type { AppPlan, Entity, Field } from '../../../plan/plan.ts';
import { isDeadline, rolesOf } from '../../../plan/roles.ts';
import type { Change } from '../../change.ts';
import { inWords } from '../../find.ts';
import { aboutIn, fieldsIn } from '../gist/mentions.ts';

const ofPage = /(?<!\p{L})(?:page|tab|view|seite|reiter|ansicht|(?:separate|extra|own|second|eigene|extra|separate|zweite) (?:list|liste))(?!\p{L})/iu; // prettier-ignore
const wants = /(?<!\p{L})(?:add|need|want|like|make|create|give|have|another|extra|separate|own|new|where|with|show|only|just|brauch\p{L}*|möchte\p{L}*|will|hätte\p{L}*|wäre|mach\p{L}*|eine?|eigene\p{L}*|extra|noch|nur|zeig\p{L}*|dafür)(?!\p{L})/iu; // prettier-ignore
const notNew = /(?<!\p{L})(?:remove|delete|hide|rename|call|move|first|last|instead|weg|raus|entfern\p{L}*|lösch\p{L}*|umbenenn\p{L}*|heißt?|heißen|nach (?:vorne?|hinten)|start ?page|startseite|detail|every page|jeder seite|write|schreib\p{L}*|where i|chart|diagram\p{L}*|calendar|kalender|board|about|über)(?!\p{L})/iu; // prettier-ignore
const narrows = /(?<!\p{L})(?:only|just|nothing but|nur|ausschließlich|lediglich)(?!\p{L})/iu;
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

type Found = { only: Only; words: string };

/** "a page with only the overdue loans", "eine Seite für alle, die diesen Monat Geburtstag haben" */
export function onlyPageWish(text: string, plan: AppPlan): Change[] | string | null {
  if (!ofPage.test(text) || !wants.test(text) || notNew.test(text)) return null;
  const about = aboutIn(text, plan);
  const found = onlyIn(text, about, plan);
  if (typeof found === 'string') return found;
  if (!found)
    return narrows.test(text) && !/(?<!\p{L})(?:i|me|admins?|members|ich|mich|mir|für mich|mitglieder)(?!\p{L})/iu.test(text)
      ? `Which ${inWords(about)} those are nothing in this app says, so I changed nothing. Add a field for it first, and name it: “a page with only the ${inWords(about)} that are paid”.`
      : null; // prettier-ignore
  const label = plan.language === 'de' || !/^\p{L}+$/u.test(found.words) ? `${about.plural}: ${found.words}` : `${toLabel(found.words)} ${inSentence(about.plural)}`; // prettier-ignore
  return [{ kind: 'only-page', entity: about.name, label: label.slice(0, 40), only: found.only }];
}

/** "who is missing an email?" is no question that the builder answers, but one that a page does. */
export function pageForQuestion(text: string, plan: AppPlan): string | null {
  const about = aboutIn(text, plan);
  const found = onlyIn(text, about, plan);
  return found === null || typeof found === 'string'
    ? null
    : `I cannot look into the records, but a page can show them: say “a page with only the ${inWords(about)} ${found.words}”. I changed nothing.`;
}

/** By which field and how the records are chosen, and the words for it. */
export function onlyIn(text: string, entity: Entity, plan: AppPlan): Found | string | null {
  const isGerman = plan.language === 'de';
  const fields = fieldsIn(text, { ...plan, entities: [entity] });
  const dates = entity.fields.filter(({ type }) => type === 'date' || type === 'datetime');
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
  const chosen = optionIn(text, entity);
  if (chosen) return { only: { kind: 'is', field: chosen.field.name, value: chosen.value }, words: isGerman ? chosen.value : inSentence(chosen.value) }; // prettier-ignore
  const ticked = fields.find(({ field }) => field.type === 'boolean')?.field ?? entity.fields.find((field) => field.type === 'boolean' && spokenOf(field, text)); // prettier-ignore
  if (ticked) return { only: { kind: not.test(text) ? 'no' : 'yes', field: ticked.name }, words: not.test(text) ? `${isGerman ? 'nicht' : 'not'} ${inSentence(ticked.label)}` : inSentence(ticked.label) }; // prettier-ignore
  return byNumber(text, fields, isGerman) ?? missingIn(text, fields, plan);
}

function byNumber(text: string, fields: ReturnType<typeof fieldsIn>, isGerman: boolean): Found | null {
  const [, sign = '', than = ''] = /(?<!\p{L})(more than|over|above|less than|under|below|fewer than|mehr als|über|weniger als|unter)\s+(\d+(?:[.,]\d+)?)/iu.exec(text) ?? []; // prettier-ignore
  const field = fields.find((one) => one.field.type === 'number' || one.field.type === 'money')?.field;
  if (than === '' || !field) return null;
  const isAbove = /more|over|above|mehr|über/iu.test(sign);
  const words = isAbove ? (isGerman ? 'über' : 'over') : isGerman ? 'unter' : 'under';
  return { only: { kind: isAbove ? 'above' : 'below', field: field.name, than: Number(than.replace(',', '.')) }, words: `${inSentence(field.label)} ${words} ${than}` }; // prettier-ignore
}

function missingIn(text: string, fields: ReturnType<typeof fieldsIn>, plan: AppPlan): Found | null {
  const gap = /(?<!\p{L})(?:without(?: an?| any)?|(?:have|has) no|missing|lack\p{L}*|ohne(?: eine?n?)?|kein\p{L}*|fehlt|fehlen)(?!\p{L})/iu.exec(text); // prettier-ignore
  const field = gap && fields.find(({ at }) => at >= gap.index - 30)?.field;
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

function optionIn(text: string, entity: Entity): { field: Field; value: string } | null {
  const lower = text.toLowerCase();
  for (const field of entity.fields)
    for (const { value } of field.options ?? []) {
      const words = value.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, '.');
      if (new RegExp(`(?<!\\p{L})${words}(?:e[nmrs]?)?(?!\\p{L})`, 'u').test(lower)) return { field, value };
    }
  return null;
}

function olderIn(text: string): { days: number; said: string } | null {
  const match = /(?<!\p{L})(?:for|in|since|longer than|more than|over|older than|within|seit|länger als|mehr als|älter als|in den letzten|die letzten|during the last|the last)\s+(?:(?:more than|over|über|mehr als|the last|den letzten)\s+)?(a|an|one|two|three|six|half a|\d+|eine[mr]?|ein|zwei|drei|sechs)\s+(days?|weeks?|months?|years?|tage?n?|wochen?|monate?n?|jahre?n?)(?!\p{L})/iu.exec(text); // prettier-ignore
  if (!match || !(not.test(text) || /(?<!\p{L})(?:older|longer|älter|länger)(?!\p{L})/iu.test(text))) return null;
  const count = counted[match[1]!.toLowerCase().replace(/ a$/, '')] ?? Number(match[1]);
  const unit = lengths.find(([words]) => words.test(match[2]!))?.[1] ?? 1;
  return Number.isFinite(count) ? { days: Math.round(count * unit), said: `${match[1]} ${match[2]}` } : null;
}
