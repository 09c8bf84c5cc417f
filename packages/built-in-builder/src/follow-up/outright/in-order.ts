import type { AppPlan } from '../../plan/plan.ts';
import { fieldsIn } from '../understand/gist/mentions.ts';
import type { Outright } from './outright.ts';

const before = /(?<!\p{L})(?:before|earlier than|prior to|vor|früher als|eher als)(?!\p{L})/iu;
const after = /(?<!\p{L})(?:after|later than|nach|später als)(?!\p{L})/iu;
const refuses = /(?<!\p{L})(?:not|never|cannot|cant|can['’]t|mustnt|mustn['’]t|shouldn['’]?t|wrong|nonsense|impossible|makes no sense|nicht|nie|falsch|unsinn|quatsch|unmöglich|darf nicht|kann nicht|geht nicht)(?!\p{L})|n['’]t\b/iu; // prettier-ignore
/** Told as what was wrong. */
const isWrong =
  /(?<!\p{L})(?:twice|again|already|keeps?|some of them|wieder|zweimal|bei manchen|schon|dauernd)(?!\p{L})/iu;
const demands = /(?<!\p{L})(?:must|has to|have to|should|always|only|muss|müssen|soll|immer|nur)(?!\p{L})/iu;
const other = /(?<!\p{L})(?:sort\p{L}*|show|move|put .* before|column|spalte|form|list|reihenfolge|comes? first|zeig\p{L}*|verschieb\p{L}*|remind\p{L}*|mail)(?!\p{L})(?! me put)/iu; // prettier-ignore

/** "It let me put due back before lent on, that can't be right": of two days of a record one is never before the other. */
export function inOrderWish(text: string, plan: AppPlan): Outright {
  const said = text.replace(/^(?:it|the (?:app|form)|man|es) (?:lets?|let|allows?|ließ|lässt) (?:me|us|you|people|mich|uns|einen)?(?: to)? ?(?:put|enter|type|save|choose|set|eingeben|eintragen)? ?/iu, ''); // prettier-ignore
  if (other.test(said)) return null;
  const [first, second] = plan.entities.map((entity) => daysOf(said, { ...plan, entities: [entity] })).find((days) => days.length > 1) ?? []; // prettier-ignore
  if (!first || !second) return null;
  const between = said.slice(first.end, second.at);
  const isBefore = before.test(between);
  if (!isBefore && !after.test(between)) return null;
  const isRefused = refuses.test(said) || isWrong.test(said);
  if (!isRefused && !demands.test(said)) return null;
  // what must not be before is after, and what must be after is
  const [late, early] = isBefore === isRefused ? [first, second] : [second, first];
  return [{ kind: 'in-order', entity: first.entity.name, first: early.field.name, last: late.field.name }];
}

/** The days of a list that a text names, in its order. */
const daysOf = (text: string, plan: AppPlan) => {
  const days = fieldsIn(text, plan, { least: 1 }).filter(({ field }) => ['date', 'datetime', 'time'].includes(field.type)); // prettier-ignore
  return days
    .filter(({ field }, at) => days.findIndex((one) => one.field === field) === at)
    .toSorted((a, b) => a.at - b.at);
};
