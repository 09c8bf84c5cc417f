import { toLabel } from '../../plan/names.ts';
import type { AppPlan, Entity, Field } from '../../plan/plan.ts';
import { isPerson } from '../../reading/chunks.ts';
import { makeField } from '../../recognise/make-field.ts';
import { findField } from '../find.ts';
import { entitiesIn } from '../understand/gist/mentions.ts';
import { listSaid } from './lists-said.ts';
import type { Outright } from './outright.ts';

const asked = /(?<!\p{L})(?:add|need|want|like|have|put|include|give|missing|there should be|note|record|know|enter|field|brauch\p{L}*|möchte\p{L}*|hätte\p{L}*|füge?|ergänz\p{L}*|fehl\p{L}*|noch|dazu|feld)(?!\p{L})/iu; // prettier-ignore
const participle = '(?:\\p{L}+ed|\\p{L}+en|due|sent|sold|bought|paid|lent|back|out|made|built|kept|held|left|met|put|read|set|shut|won|gone|done|born|hung|found|brought|taught|caught)'; // prettier-ignore
/** "a date when the bike is promised back", "the day the order was picked up": what happens on it is its name. */
const dayOf = new RegExp(`(?<!\\p{L})(?:an?|the|another) (?:date|day) (?:when|on which|that|by which|for when)? ?(?:it|they|(?:the|an?|each|every) (\\p{L}+)) (?:is|are|was|were|has been|have been|will be|gets?|got|should be) (?:to be )?((?:last |first |next |finally )?${participle}(?: (?!to\\b|for\\b|in each\\b|on each\\b|of each\\b)\\p{L}+)?)(?: (?:to|for|in|on|at|with) (?:each|every|all|the|our) (?:of the )?(\\p{L}+))?$`, 'iu'); // prettier-ignore
const other = /(?<!\p{L})(?:sort\p{L}*|show only|page|list|chart|calendar|filter\p{L}*|remind\p{L}*|mail|red|mark\p{L}*|hide)(?!\p{L})/iu; // prettier-ignore

/** A day that is told by what happens on it. */
export function dayWish(text: string, plan: AppPlan): Outright {
  const match = dayOf.exec(text.replace(/[?.!]+$/, ''));
  if (!match || !asked.test(text) || other.test(text)) return null;
  const [, of = '', deed = '', place = ''] = match;
  const entity = (place && listSaid(place, plan)) || (of && listSaid(of, plan)) || (plan.entities.length === 1 ? plan.entities[0] : undefined); // prettier-ignore
  const label = toLabel(deed.trim());
  const made = makeField(`${label} (date)`)?.field;
  if (!entity || !made) return null;
  if (findField(entity, label)?.label.toLowerCase() === label.toLowerCase()) return `${entity.plural} already have a field called ${label}.`; // prettier-ignore
  return [{ kind: 'add-field', entity: entity.name, field: { name: made.name, label, type: 'date', isRequired: false }, isShown: true }]; // prettier-ignore
}

const range = /^(.+?),? \(?(?:(?:from|between|von|zwischen|a number from|eine zahl von|zahl von|number from) )?(\d{1,6})\s?(?:-|–|to|bis|and|und)\s?(\d{1,6})\)?$/iu; // prettier-ignore
const ofField = /(?<!\p{L})(?:an? |the |ein |eine |einen |das |die |den |noch )?(?:new |neues |weiteres )?(?:(?:number |text )?field|column|number|feld|spalte|zahl)(?: (?:for|called|named|für|namens|mit))? (?:the |an? |die |den |das |der |eine? )?(\p{L}[\p{L} -]*?)(?: (?:to|for|on|bei|zu|für|an|beim|zum) (?:the |each |every |all |den |dem |der |jede[mnrs]? |allen )?(\p{L}+))?(?: hinzu| dazu| ein)?$/iu; // prettier-ignore
/** What is somebody's own, so that it belongs to the list of people. */
const ofPeople = /(?<!\p{L})(?:shirt|jersey|shoe|kit|locker|membership|member|licen[cs]e|passport|squad|birth\p{L}*|nickname|age|height|weight|size|trikot\p{L}*|rücken\p{L}*|schuh\p{L}*|spind\p{L}*|mitglieds\p{L}*|pass\p{L}*|geburt\p{L}*|spitzname|alter|körper\p{L}*|kleider\p{L}*)(?!\p{L})/iu; // prettier-ignore
const mostChoices = 10;

/** "a field for shirt number, 1 to 99": a number with its limits, and never a second field called "1 to 99". */
export function rangeWish(text: string, plan: AppPlan): Outright {
  const [, before = '', low = '', high = ''] = range.exec(text) ?? [];
  const [, name = '', place = ''] = ofField.exec(before) ?? [];
  if (name === '' || !asked.test(before) || Number(low) >= Number(high)) return null;
  // points out of few are drawn as a scale
  if (Number(low) <= 1 && Number(high) <= mostChoices) return null;
  const label = toLabel(name.trim());
  const entity = (place && listSaid(place, plan)) || ownerOf(label, plan);
  const made = makeField(`${label} (number)`)?.field;
  if (!made) return null;
  if (!entity) return `Which list is to have ${label}? Say for example “add a field ${label} to ${plan.entities[0]!.plural}”. I changed nothing.`; // prettier-ignore
  if (findField(entity, label)?.name === made.name) return null;
  const field: Field = { name: made.name, label, type: 'number', isRequired: false, least: Number(low), most: Number(high) }; // prettier-ignore
  return [{ kind: 'add-field', entity: entity.name, field, isShown: true }];
}

/** The list that a field belongs to by its meaning, where no list is named. */
function ownerOf(label: string, plan: AppPlan): Entity | undefined {
  if (plan.entities.length === 1) return plan.entities[0];
  const named = entitiesIn(label, plan)[0]?.entity;
  if (named) return named;
  const people = plan.entities.filter((one) => isPerson(one.label.toLowerCase()));
  return ofPeople.test(label) && people.length > 0 ? people[0] : undefined;
}
