import { inSentence } from '../../../plan/names.ts';
import type { AppPlan, Entity } from '../../../plan/plan.ts';
import { rolesOf } from '../../../plan/roles.ts';
import { entitiesIn, fieldsIn } from '../../understand/gist/mentions.ts';
import { fieldsSaid } from '../fields/said.ts';
import type { Outright } from '../outright.ts';

const moves = /(?<!\p{L})(?:belongs?|is wrong|are wrong|wrong place|does(?:n['’]?t| not) belong|move|moved|has to go (?:with|to|on)|should (?:be|go|sit|stand) (?:with|on|at)|gehör(?:t|en)|ist (?:\p{L}+ )?falsch|sind (?:\p{L}+ )?falsch|verschieb\p{L}*|umzieh\p{L}*|rüber)(?!\p{L})/iu; // prettier-ignore
const to = /(?<!\p{L})(?:with|to|on|onto|at|beside|by|under|zu|zum|zur|zu den|an|ans|an die|an den|bei|beim|bei der|in|ins|in die|in den)\s+(?:(?:the|each|every|its|der|die|das|den|dem|jede[rnms]?)\s+)?$/iu; // prettier-ignore
const from = /(?<!\p{L})(?:not|n['’]t|wrong|away|tucked away|from|off|instead of|rather than|nicht|falsch|statt|anstatt|weg)(?:\s+\p{L}+){0,2}?\s+(?:(?:with|to|on|at|of|from|zu|zum|zur|an|bei|beim|von|vom|in|im)\s+)?(?:(?:the|der|die|das|den|dem)\s+)?$/iu; // prettier-ignore
const other = /(?<!\p{L})(?:may|only|see|top|first|bottom|menu|page|column|before|after|between|nur|sehen|darf|dürfen|oben|unten|zuerst|menü|seite|spalte|vor|nach)(?!\p{L})/iu; // prettier-ignore

/** A detail that belongs to another list: "the parking notes are wrong with the customer, they have to go with the piano". */
export function movedWish(text: string, plan: AppPlan): Outright {
  if (text.length > longest || !moves.test(text) || other.test(text)) return null;
  const lists = entitiesIn(text, plan);
  const left = lists.filter(({ at }) => from.test(text.slice(0, at)));
  const target = lists.findLast(({ at, entity }) => to.test(text.slice(0, at)) && !left.some((one) => one.entity === entity))?.entity; // prettier-ignore
  if (!target) return null;
  const there = fieldsIn(text, { ...plan, entities: [target] }, { least: 1.5 })[0]?.field;
  const source = left[0]?.entity ?? ownerOf(text, target, plan);
  const field = source && (fieldsSaid(text, plan, { of: source })[0] ?? fieldsIn(text, { ...plan, entities: [source] }, { least: 1.5 })[0])?.field; // prettier-ignore
  if (source && !field && there) return `${there.label} is a field of ${inSentence(target.plural)} already, so I changed nothing.`; // prettier-ignore
  if (!source || source === target || !field || field.reference || field.formula || rolesOf(source).title === field) return null; // prettier-ignore
  if (target.fields.some(({ label }) => label.toLowerCase() === field.label.toLowerCase())) return `${field.label} is a field of ${inSentence(target.plural)} already; say “remove the ${inSentence(field.label)} of ${inSentence(source.plural)}” if it is to go there. I changed nothing.`; // prettier-ignore
  const { rights: _, mark: __, joins: ___, ...plain } = field;
  return [
    { kind: 'add-field', entity: target.name, field: { ...plain, isRequired: false }, isShown: source.columns.includes(field.name) }, // prettier-ignore
    { kind: 'remove-field', entity: source.name, field: field.name },
  ];
}

const longest = 220;

/** The list that alone has what is named. */
const ownerOf = (text: string, target: Entity, plan: AppPlan): Entity | undefined => {
  const having = new Set(fieldsIn(text, plan, { least: 3 }).map(({ entity }) => entity));
  having.delete(target);
  return having.size === 1 ? [...having][0] : undefined;
};
