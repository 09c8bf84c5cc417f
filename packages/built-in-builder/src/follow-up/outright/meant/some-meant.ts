import { conditionsOf, type FieldOnly, type Only } from '../../../plan/only.ts';
import type { AppPlan, Entity, Field } from '../../../plan/plan.ts';
import { isDeadline, rolesOf } from '../../../plan/roles.ts';
import { lasting } from '../../../recognise/now-views.ts';
import { onlyIn } from '../../understand/sure/conditions.ts';
import { dayMeant, isOfEntry, isOfNobody } from './day-meant.ts';
import { listMeant, listsMeant } from './list-meant.ts';
import { statesIn, isTurned } from './states.ts';
import { underIn } from './under.ts';

export type Some = { entity: Entity; only: Only[] };

/**
 * Which records of which list a text means: those of the list that it names or that alone has what it says of them.
 * Null where it says no condition that a field could tell.
 */
export function someMeant(text: string, plan: AppPlan): Some | null {
  const met = (entity: Entity): Some => ({ entity, only: conditionsMeant(text, entity, plan) });
  const isSure = ({ entity }: Some): boolean => dayMeant(text, entity, plan, null)?.isSure ?? false;
  const ofNamed = [...new Set(listsMeant(text, plan).map(({ entity }) => entity))].map(met).filter(({ only }) => only.length > 0); // prettier-ignore
  if (ofNamed.length > 0) return best(ofNamed);
  const all = plan.entities.map(met).filter(({ only }) => only.length > 0);
  // a list that is only guessed gives way to the one that has the day which is spoken of
  const guessed = listMeant(text, plan);
  const ofGuessed = all.find(({ entity }) => entity === guessed);
  if (ofGuessed && (isSure(ofGuessed) || !all.some(isSure))) return ofGuessed;
  // a day alone is every list's; what is on today are visits, appointments and the like
  const [strongest] = [...all].sort((a, b) => strengthOf(b) - strengthOf(a));
  if (!strongest) return null;
  const equals = all.filter((one) => strengthOf(one) === strengthOf(strongest));
  // what goes off is what has a day on which it does
  const sure = equals.filter(isSure);
  const lived = equals.filter(({ entity, only }) => !only.some((one) => ofDay.has(one.kind) && entity.fields.some((field) => field.name === fieldOf(one) && isOfNobody(field)))); // prettier-ignore
  // "with us for more than 180 days" is about the day on which they came
  const came = equals.filter(({ entity, only }) => only.some((one) => one.kind === 'older' && entity.fields.some((field) => field.name === one.field && isOfEntry(field)))); // prettier-ignore
  if (came.length === 1) return came[0]!;
  const alike = sure.length > 0 ? sure : lived.length > 0 ? lived : equals;
  return alike.length === 1 ? strongest : (alike.find(({ entity }) => isOfDays(entity)) ?? null);
}

const best = (all: readonly Some[]): Some => all.reduce((one, other) => (strengthOf(other) > strengthOf(one) ? other : one)); // prettier-ignore
const strengthOf = ({ only }: Some): number => only.reduce((sum, one) => sum + (ofDay.has(one.kind) ? 1 : 2), 0);
const ofDay: ReadonlySet<Only['kind']> = new Set(['today', 'tomorrow', 'week', 'this', 'month', 'year', 'coming', 'past', 'next', 'last', 'since', 'within']); // prettier-ignore
const isOfDays = ({ label, plural }: Entity): boolean => /(?:visit|appointment|booking|lesson|shift|session|event|meeting|job|practice|trip|besuch|termin|buchung|stunde|schicht|einsatz|probe|treffen|veranstaltung|dienst|kurs|fahrt|auftritt|concert|gig|match|game|class|walk|tour|konzert|spiel|führung|runde)/i.test(`${label} ${plural}`); // prettier-ignore

/** All conditions that a text says of a list's records, each field once. */
export function conditionsMeant(text: string, entity: Entity, plan: AppPlan): Only[] {
  const known = onlyIn(text, entity, plan);
  const plain = known === null || typeof known === 'string' ? [] : conditionsOf(known.only);
  const said: Only[] = [...runningIn(text, entity), ...statesIn(text, entity), ...pastIn(text, entity), ...lateIn(text, entity, plan), ...overIn(text, entity), ...underIn(text, entity, plan), ...countIn(text, entity), ...gapsIn(text, entity)]; // prettier-ignore
  const kept: Only[] = [];
  for (const one of [...said, ...plain]) if (!kept.some((other) => fieldOf(other) === fieldOf(one) || (other.kind === 'under' && other.other === fieldOf(one)))) kept.push(one); // prettier-ignore
  return kept;
}

const fieldOf = (only: Only): string => ('field' in only ? only.field : '');

const late = /(?<!\p{L})(?:overdue|too late|ages ago|long ago|should (?:\p{L}+ ){0,2}?(?:have|be) (?:\p{L}+ ){0,3}?(?:back|returned|paid|been|done|ready|finished|gone|already|by now)|(?:längst|schon|eigentlich) (?:\p{L}+ ){0,3}?(?:sein|haben)? ?(?:müsst\p{L}*|sollt\p{L}*)|(?:müsst\p{L}*|sollt\p{L}*) (?:\p{L}+ ){0,3}?(?:längst|schon lange?)|past (?:it|its|their|the)(?: \p{L}+)? ?(?:date|day|due|best)?|gone off|gone bad|out of date|expired|(?:ha(?:s|ve) )?(?:run|ran) out|lapsed|no longer valid|nicht mehr gültig|hinterher|überfällig\p{L}*|zu spät|verspätet\p{L}*|abgelaufen\p{L}*|längst|im verzug|über (?:der|die) (?:zeit|frist)|\p{L}*(?:frist|datum|termin|tag) (?:ist |schon )*(?:vorbei|verstrichen|überschritten|abgelaufen))(?!\p{L})/iu; // prettier-ignore
const dueNames = /due|return|back|use_by|best|expir|valid|frist|faellig|ablauf|haltbar|(?:^|_)bis(?:_|$)|until|rueckgabe|zurueck/; // prettier-ignore

function lateIn(text: string, entity: Entity, plan: AppPlan): FieldOnly[] {
  if (!late.test(text)) return [];
  const days = daysOf(entity);
  const told = dayMeant(text, entity, plan, null);
  const due =
    (told?.isSure && !isOfNobody(told.field) ? told.field : undefined) ??
    days.find(isDeadline) ??
    days.find(({ name }) => dueNames.test(name)) ??
    rolesOf(entity).until;
  return due ? [{ kind: 'past', field: due.name }, ...stillOutIn(entity, due)] : [];
}

/** What is back is not late any more, where the list says whether it is. */
function stillOutIn({ fields }: Entity, due: Field): FieldOnly[] {
  const back = fields.find((field) => field !== due && isBack.test(field.name) && (field.type === 'boolean' || field.type.startsWith('date'))); // prettier-ignore
  return back ? [{ kind: back.type === 'boolean' ? 'no' : 'missing', field: back.name }] : [];
}
const isBack = /^(?:(?:really_|actually_|day_it_(?:really_|actually_)?)?(?:returned|came_back|brought_back|given_back)(?:_(?:on|at))?|back(?:_on)?|(?:wirklich_|tatsaechlich_)?(?:zurueckgegeben|zurueckgebracht|zurueckgekommen|zurueck)(?:_am)?|rueckgabe_am)$/; // prettier-ignore

const daysOf = ({ fields }: Entity): Field[] => fields.filter(({ type }) => type === 'date' || type === 'datetime');

const over = /(?<!\p{L})(?:leave out|leaves out|skip|without|weglassen|lass\p{L}*|ohne)(?!\p{L}).{0,30}?(?<!\p{L})(?:over|past|gone|finished|vorbei|vergangen\p{L}*|rum|vorüber)(?!\p{L})|(?<!\p{L})(?:over|past|gone|finished|old ones?|vorbei|vergangen\p{L}*|alte[rns]?|rum|vorüber)(?!\p{L}).{0,24}?(?<!\p{L})(?:need(?:n['’]?t| not)|no need|(?:don['’]?t|do not|not|no longer|never) (?:have to |need to )?(?:show|be shown|appear|see)|hide|hidden|out of the way|weg|nicht mehr|brauch\p{L}* (?:\p{L}+ ){0,3}?(?:nicht|keiner?)|ausblend\p{L}*|raus)(?!\p{L})/iu; // prettier-ignore

export const isOver = (text: string): boolean => over.test(text);
const running = /(?<!\p{L})(?:(?:gerade|grade|grad|derzeit|aktuell|momentan|im moment|currently|right now|at the moment|still) (?:läuft|laufen|laufend\p{L}*|running|going on|under ?way|ongoing)|laufende[nrms]?|(?:running|going on|under ?way|ongoing)(?: (?:right now|now|at the moment|currently))?|(?:läuft|laufen) (?:gerade|grade|grad|derzeit|aktuell|momentan))(?!\p{L})/iu; // prettier-ignore

/** "Which sites are running": begun, and not over yet. */
function runningIn(text: string, entity: Entity): FieldOnly[] {
  const span = running.test(text) ? lasting(entity) : null;
  return span ? [{ kind: 'during', field: span.from.name, until: span.until.name }] : [];
}

/** "Only those whose end is over": what is over is what is asked for. */
const onlyOver = /(?<!\p{L})(?:only|just|nur|bloß|alle)(?!\p{L}).*(?<!\p{L})(?:whose|where|which|that|who|deren|dessen|bei denen|die)(?!\p{L}).*(?<!\p{L})(?:over|past|gone by|vorbei|vorüber|verstrichen|rum|abgelaufen|vergangen)(?: is| are| has| ist| sind| hat)?[.!?]*$/iu; // prettier-ignore

function pastIn(text: string, entity: Entity): FieldOnly[] {
  if (!onlyOver.test(text) || /(?<!\p{L})(?:not|nicht|hide|weg|without|ohne)(?!\p{L})/iu.test(text)) return [];
  const { until, moment } = rolesOf(entity);
  const named = daysOf(entity).find(({ label }) => text.toLowerCase().includes(label.toLowerCase()));
  const day = named ?? until ?? moment;
  return day ? [{ kind: 'past', field: day.name }] : [];
}

/** What is over is to be left out: what is to come stays. */
function overIn(text: string, entity: Entity): FieldOnly[] {
  if (!over.test(text) || onlyOver.test(text)) return [];
  const { until, moment } = rolesOf(entity);
  const last = until ?? moment;
  return last ? [{ kind: 'coming', field: last.name }] : [];
}

const numbers: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6, ten: 10, twelve: 12, zwei: 2, drei: 3, vier: 4, fünf: 5, sechs: 6, zehn: 10, zwölf: 12 }; // prettier-ignore
const number = String.raw`(\d{1,4}|${Object.keys(numbers).join('|')})`;
const fewer: readonly RegExp[] = [
  String.raw`(?:fewer|less) than ${number}|(?:under|below) ${number}|not even ${number}|no more ${number}|weniger als ${number}|unter ${number}|keine ${number}(?: \p{L}+)? (?:mehr|da)|nicht (?:mal|einmal|mehr) ${number}`,
].map((words) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')); // prettier-ignore
const amounts = /amount|quantity|count|stock|number|anzahl|menge|bestand|stueck|vorrat/;

function countIn(text: string, { fields }: Entity): FieldOnly[] {
  const said = fewer.flatMap((way) => way.exec(text)?.slice(1) ?? []).find((one) => one !== undefined);
  const than = said === undefined ? Number.NaN : (numbers[said.toLowerCase()] ?? Number(said));
  const counts = fields.filter(({ type, formula }) => type === 'number' && !formula);
  const field = counts.find(({ name }) => amounts.test(name)) ?? (counts.length === 1 ? counts[0] : undefined);
  return field && Number.isFinite(than) ? [{ kind: 'below', field: field.name, than }] : [];
}

const gaps: readonly (readonly [said: RegExp, is: (field: Field) => boolean])[] = [
  [/(?<!\p{L})(?:numbers?|phone|telephone|mobile|ring\p{L}*|call\p{L}*|reach\p{L}*|nummern?|telefon\p{L}*|handy\p{L}*|anruf\p{L}*|erreich\p{L}*)(?!\p{L})/iu, ({ type }) => type === 'phone'],
  [/(?<!\p{L})(?:e-?mails?|mails?|mail ?adresse\p{L}*)(?!\p{L})/iu, ({ type }) => type === 'email'],
  [/(?<!\p{L})(?:address\p{L}*|adresse\p{L}*|anschrift\p{L}*)(?!\p{L})/iu, ({ name }) => /address|adresse|anschrift/.test(name)],
  [/(?<!\p{L})(?:photos?|pictures?|fotos?|bild\p{L}*)(?!\p{L})/iu, ({ type }) => type === 'image'],
]; // prettier-ignore
const without = /(?<!\p{L})(?:no|without|missing|lack\p{L}*|haven['’]?t got|have(?:n['’]?t| not)|don['’]?t (?:have|know)|still need|ohne|kein\p{L}*|fehl(?:t|en))(?!\p{L})/iu; // prettier-ignore

/** "clients I've got no number for", "wo die Nummer fehlt". */
const gapsIn = (text: string, { fields }: Entity): FieldOnly[] =>
  without.test(text) && !isTurnedTwice(text)
    ? gaps.flatMap(([said, is]) => {
        const field = said.test(text) ? fields.find(is) : undefined;
        return field ? [{ kind: 'missing', field: field.name } as const] : [];
      })
    : [];
const isTurnedTwice = (text: string): boolean => isTurned(text) && /(?<!\p{L})not without(?!\p{L})/iu.test(text);
