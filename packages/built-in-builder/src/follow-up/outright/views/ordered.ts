import { rolesOf } from '../../../plan/roles.ts';
import { listPageOf, type AppPlan, type Entity, type Field } from '../../../plan/plan.ts';
import type { Change } from '../../change.ts';
import { isOfEntry } from '../meant/day-meant.ts';
import { fieldsMeant } from '../meant/fields-meant.ts';
import { listMeant, listsMeant } from '../meant/list-meant.ts';
import { someMeant } from '../meant/some-meant.ts';
import { isTurned } from '../meant/states.ts';
import { pageOf } from '../some-pages.ts';
import type { Outright } from '../outright.ts';
import { fieldsIn } from '../../understand/gist/mentions.ts';
import { clausesOf, coreOf } from './core.ts';
import { isEachApart } from './grouped.ts';
import { isNoView, isRight } from './other.ts';

const longest = 160;
const longestWait = /(?<!\p{L})(?:longest|worst|most overdue|latest ones|for ages|the most time|(?:am )?längsten|am ältesten|schon ewig|ewig schon|seit ewigkeiten)(?!\p{L})/iu; // prettier-ignore
const waits = /(?<!\p{L})(?:already|wait\p{L}*|lying|lies?|sit(?:s|ting)?|sat|stand\p{L}*|open|around|hang\p{L}*|pending|unanswered|overdue|ago|stuck|been (?:here|there|in|with us)|in the queue|wart\p{L}*|gewartet|lieg\p{L}*|gelegen|steh\p{L}*|offen|häng\p{L}*|rum\p{L}*|überfällig\p{L}*|da sind|dabei|fällig)(?!\p{L})/iu; // prettier-ignore
const top = /(?<!\p{L})(?:first|top|up front|start with|begin with|oben\p{L}*|zuoberst|zuerst|zu erst|als erste[nrs]?|vorne?|anfangen mit|obenauf|sort\p{L}*|order\p{L}*)(?!\p{L})/iu; // prettier-ignore
const late = /(?<!\p{L})(?:overdue|already|should have|worst|late|due|überfällig\p{L}*|fällig)(?!\p{L})/iu;

/** Who has waited longest comes first: by the day on which it came in, or by the one that it is late for. */
function longestFirst(text: string, plan: AppPlan): Change[] | null {
  if (!longestWait.test(text) || !waits.test(text) || !top.test(text)) return null;
  const named = listsMeant(text, plan).map(({ entity }) => entity);
  const all = named.length > 0 ? named : plan.entities.filter(({ name }) => listPageOf(plan, name));
  const isLate = late.test(text);
  const of = (entity: Entity): Field | undefined => daysOf(entity).find((field) => (isLate ? /due|promis|frist|faellig|bis|until|next|naechste|deadline/.test(field.name) : isOfEntry(field))); // prettier-ignore
  const list = all.find(of) ?? all.find((entity) => rolesOf(entity).state && rolesOf(entity).moment) ?? all.find((entity) => rolesOf(entity).moment) ?? all[0]; // prettier-ignore
  if (!list) return null;
  const field = of(list) ?? rolesOf(list).moment;
  const order: Change = { kind: 'sort-list', entity: list.name, field: field?.name ?? 'created_date', direction: 'up' };
  // "show me those that are still open, the oldest first": which ones is said beside it
  const rest = clausesOf(text)
    .filter((one) => !longestWait.test(one))
    .join(', ');
  const some = shows.test(rest) ? someMeant(rest, { ...plan, entities: [list] }) : null;
  return [...(some ? pageOf(some, plan) : []), order];
}
const shows = /(?<!\p{L})(?:show|see|only|just|which|what|zeig\p{L}*|sehen|nur|bloß|welche\p{L}*)(?!\p{L})/iu;

const daysOf = ({ fields }: Entity): Field[] => fields.filter(({ type, formula }) => (type === 'date' || type === 'datetime') && !formula); // prettier-ignore

const end = String.raw`(?= please| bitte| order\b|[,.;!?]|$| so | and | und | damit | not | nicht )`;
const byWhat: readonly RegExp[] = [
  String.raw`(?:go|goes|run|runs|listed|arranged?|ranked|alphabetical(?:ly)?|lined? up)(?: \p{L}+){0,4}? (?:by|according to) (?:the |their )?(?<by>[\p{L}][\p{L} -]*?)${end}`,
  String.raw`(?:lieber |bitte |einfach |immer |doch |besser |soll(?:en|te)? |alles |die liste )nach (?:dem |der |den |ihrem )?(?<by>\p{L}[\p{L} -]*?)(?: (?:sortier\p{L}*|ordne\p{L}*|geordnet|gehen|geht|laufen|stehen|gelistet|aufgelistet))?${end}`,
  String.raw`nach (?:dem |der |den |ihrem )?(?<by>\p{L}[\p{L}-]*)$`,
  String.raw`^(?:by|nach) (?:the |dem |der |den )?(?<by>\p{L}[\p{L} -]*?)${end}`,
].map((words) => new RegExp(`(?<!\\p{L})(?:${words})`, 'iu')); // prettier-ignore
const down = /(?<!\p{L})(?:newest|latest|most recent|highest|biggest|largest|longest|most expensive|descending|backwards?|z to a|down(?:wards)?|neue?ste[nrs]?|jüngste[nrs]?|höchste[nrs]?|größte[nrs]?|meiste[nrs]?|teuerste[nrs]?|längste[nrs]?|absteigend|rückwärts|von z bis a)(?!\p{L})/iu; // prettier-ignore
/** What is to be sorted in so many words is read by those who know every way of it. */
const otherDeed = /(?<!\p{L})(?:frag\p{L}*|gefragt|ruf\p{L}*|schau\p{L}*|guck\p{L}*|seh\p{L}*|verlang\p{L}*|sort\p{L}*|order(?:ed)?|sortier\p{L}*|ordne\p{L}*|geordnet|menu|navigation|columns?|fields?|forms?|page|chart|calendar|board|group\p{L}*|heading|filter\p{L}*|search\p{L}*|menü|spalten?|felder|feld|formular|seite|kalender|tafel|gruppier\p{L}*|überschrift|filter\p{L}*|such\p{L}*|if|when|wenn|after|before|vor)(?!\p{L})/iu; // prettier-ignore

/** The order of a list by one of its fields, in everyday words: "it should go by surname", "die am längsten warten, ganz nach oben". */
export function orderedWish(said: string, plan: AppPlan): Outright {
  const text = coreOf(said);
  if (text.length > longest || isNoView(text) || isRight(text)) return null;
  const first = longestFirst(text, plan);
  if (first) return first;
  if (otherDeed.test(text) || isTurned(text) || isEachApart(text)) return null;
  const by = byWhat.map((way) => way.exec(text)?.groups?.['by']).find((one) => one !== undefined);
  if (!by || /^(?:oben|unten|vorn\p{L}*|hinten|rechts|links|hause?|uns|mir|dem|itself|hand|me|us|yesterday|phone call)$/iu.test(by)) return null; // prettier-ignore
  const named = listMeant(text.replace(by, ' '), plan);
  const list = named && fieldIn(by, named, plan) ? named : ofField(by, plan);
  const field = list && fieldIn(by, list, plan);
  return list && field && listPageOf(plan, list.name) ? [{ kind: 'sort-list', entity: list.name, field: field.name, direction: down.test(text) ? 'down' : 'up' }] : null; // prettier-ignore
}

const ofField = (by: string, plan: AppPlan): Entity | undefined =>
  fieldsIn(by, plan, { least: 2 })[0]?.entity ?? plan.entities.find((entity) => fieldIn(by, entity, plan));
const surname = /^(?:(?:the )?(?:sur|last|family) ?names?|nachnamen?|familiennamen?|zunamen?)$/iu;
function fieldIn(by: string, entity: Entity, plan: AppPlan): Field | undefined {
  if (surname.test(by.trim())) {
    const own = entity.fields.find(({ name }) => /last_?name|surname|family_?name|nachname|familienname|zuname/.test(name)); // prettier-ignore
    if (own) return own;
  }
  return fieldsMeant(by, entity, plan).find(({ type }) => !['image', 'file', 'longtext', 'multiselect', 'days'].includes(type)); // prettier-ignore
}
