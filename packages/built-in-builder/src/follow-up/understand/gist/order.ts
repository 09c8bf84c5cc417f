import type { AppPlan, Entity, Field, ListOrder } from '../../../plan/plan.ts';
import { isDeadline, rolesOf } from '../../../plan/roles.ts';
import type { Change } from '../../change.ts';
import { aboutIn, fieldsIn } from './mentions.ts';

const sorts = /(?<!\p{L})(?:sort\p{L}*|order(?:ed)? (?:\p{L}+ )*?by|arrange\p{L}*|sortier\p{L}*|ordne\p{L}*|geordnet|reihenfolge|alphabeti\p{L}*)(?!\p{L})/iu; // prettier-ignore
const onTop =
  /(?<!\p{L})(?:first|on top|at the top|to the top|oben|zuoberst|zuerst|vorne|am anfang|an den anfang)(?!\p{L})/iu;
const down = /(?<!\p{L})(?:newest|latest|most recent|youngest|highest|biggest|largest|most expensive|dearest|best|most|urgent|descending|falling|z (?:to|bis) a|neue?ste[nrs]?|jüngste[nrs]?|letzte[nrs]?|höchste[nrs]?|größte[nrs]?|teuerste[nrs]?|beste[nrs]?|meiste[nrs]?|dringen\p{L}*|wichtigste[nrs]?|absteigend\p{L}*)(?!\p{L})/iu; // prettier-ignore
const up = /(?<!\p{L})(?:oldest|longest ago|am längsten her|schon am längsten|longest waiting|earliest|soonest|next|lowest|smallest|cheapest|least|ascending|rising|a (?:to|bis) z|alphabeti\p{L}*|älteste[nrs]?|früheste[nrs]?|nächste[nrs]?|niedrigste[nrs]?|kleinste[nrs]?|günstigste[nrs]?|billigste[nrs]?|wenigste[nrs]?|aufsteigend\p{L}*)(?!\p{L})/iu; // prettier-ignore
const ofTime = /(?<!\p{L})(?:newest|longest ago|am längsten her|schon am längsten|longest waiting|latest|most recent|oldest|earliest|soonest|next|neue?ste[nrs]?|jüngste[nrs]?|letzte[nrs]?|älteste[nrs]?|früheste[nrs]?|nächste[nrs]?|creation|created|angelegt|erstellt)(?!\p{L})/iu; // prettier-ignore
const urgent = /(?<!\p{L})(?:urgent|dringen\p{L}*|wichtigste[nrs]?|important)(?!\p{L})/iu;
const then =
  /\s*,?\s*(?<!\p{L})(?:and )?then(?!\p{L})(?: by)?|\s*,?\s*(?<!\p{L})(?:und )?(?:dann|danach)(?!\p{L})(?: nach)?/iu;

/** "sort by priority and then newest first", "nach Datum, das Neueste oben", "kinder nach vornamen sortieren" */
export function orderGist(text: string, plan: AppPlan): Change[] | null {
  if (!sorts.test(text) && !(onTop.test(text) && (down.test(text) || up.test(text)))) return null;
  const [main, second] = text.split(then);
  const entity = aboutIn(text, plan);
  const first = orderIn(main!, entity, plan);
  if (!first) return null;
  const next = second ? orderIn(second, entity, plan) : null;
  return [{ kind: 'sort-list', entity: entity.name, ...first, ...(next && next.field !== first.field && { next }) }]; // prettier-ignore
}

function orderIn(text: string, entity: Entity, plan: AppPlan): ListOrder | null {
  const { title, moment, amount } = rolesOf(entity);
  const said = down.test(text) ? 'down' : up.test(text) ? 'up' : null;
  const field =
    fieldsIn(text, { ...plan, entities: [entity] }).sort((a, b) => b.score - a.score)[0]?.field ??
    (urgent.test(text) ? entity.fields.find(({ name }) => /priori|urgen|dring/.test(name)) : undefined);
  // what is most urgent is due next
  if (field && urgent.test(text) && field.type.startsWith('date')) return { field: field.name, direction: 'up' };
  if (field) return { field: field.name, direction: said ?? usual(field) };
  if (ofTime.test(text)) return { field: moment?.name ?? 'created_date', direction: said ?? 'down' };
  if (/\balphabeti/iu.test(text)) return { field: title.name, direction: 'up' };
  return said && amount && onTop.test(text) ? { field: amount.name, direction: said } : null;
}

/** Sums, scores and urgency begin with the highest, days with the latest, what is due with the next. */
const usual = (field: Field): 'up' | 'down' =>
  ['money', 'number'].includes(field.type) || /priori|urgen|dring/.test(field.name) || (field.type.startsWith('date') && !isDeadline(field)) ? 'down' : 'up'; // prettier-ignore
