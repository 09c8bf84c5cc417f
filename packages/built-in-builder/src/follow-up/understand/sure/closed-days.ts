import { rolesOf } from '../../../plan/roles.ts';
import type { AppPlan, Entity, Field } from '../../../plan/plan.ts';
import type { Change } from '../../change.ts';
import { inWords } from '../../find.ts';
import { aboutIn, fieldsIn } from '../gist/mentions.ts';

const english = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const german = ['sonntag', 'montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag'];
const weekday = /(?<!\p{L})(sunday|monday|tuesday|wednesday|thursday|friday|saturday|sonntag|montag|dienstag|mittwoch|donnerstag|freitag|samstag)(?:e?s|en)?(?!\p{L})|(?<!\p{L})(weekends?|wochenenden?|am wochenende)(?!\p{L})/giu; // prettier-ignore
const none = /(?<!\p{L})(?:no|not|never|n['’]t|cannot|closed|refuse[ds]?|forbidden|impossible|off|kein\p{L}*|nicht|nie|niemals|geschlossen|zu|ruhetag|abgelehnt|verboten)(?!\p{L})|n['’]t\b/iu; // prettier-ignore
const demands = /(?<!\p{L})(?:no|never|closed|refuse[ds]?|forbidden|impossible|must|can|may|should|allow\p{L}*|possible|we are|kein\p{L}*|nie|geschlossen|ruhetag|abgelehnt|verboten|darf|dürfen|soll\p{L}*|kann|können|geht|möglich|haben wir|wir haben)(?!\p{L})/iu; // prettier-ignore
const other = /(?<!\p{L})(?:show|see|hide|filter|sort|page|chart|calendar|colou?r|red|until|before|every|each|zeig\p{L}*|sehen|seite|kalender|rot|bis|vor|jeden|immer)(?!\p{L})/iu; // prettier-ignore

/** "no walks on Sundays", "montags haben wir geschlossen": the form refuses these days of the week. */
export function closedDaysWish(text: string, plan: AppPlan): Change[] | string | null {
  const said = [...text.matchAll(weekday)];
  if (said.length === 0 || !none.test(text) || !demands.test(text) || other.test(text)) return null;
  const notOn = [...new Set(said.flatMap(([, day, weekend]) => (weekend ? [6, 0] : [Math.max(english.indexOf(day!.toLowerCase()), german.indexOf(day!.toLowerCase()))])))]; // prettier-ignore
  const isDay = (type: string) => type === 'date' || type === 'datetime';
  const named = fieldsIn(text, plan, { least: 2 }).find(({ field }) => isDay(field.type));
  const entity = named?.entity ?? ofDays(aboutIn(text, plan), plan);
  const day = named?.field ?? rolesOf(entity).moment;
  if (!day) return `For that ${inWords(entity)} need a date: say “add a date field to ${inWords(entity)}” first. I changed nothing.`; // prettier-ignore
  return [{ kind: 'closed-days', entity: entity.name, day: day.name, notOn }];
}

/** Where what is named has no day on which something is done, the first list that has one. */
const ofDays = (entity: Entity, { entities }: AppPlan): Entity =>
  [entity, ...entities].find((one) => isDone(rolesOf(one).moment)) ?? entity;
const isDone = (day: Field | undefined): boolean =>
  day !== undefined && !/birth|born|join|since|bought|founded|geburt|eintritt|seit|kauf|gegruendet/.test(day.name);
