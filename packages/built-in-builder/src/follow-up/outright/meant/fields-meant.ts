import type { AppPlan, Entity, Field } from '../../../plan/plan.ts';
import { rolesOf } from '../../../plan/roles.ts';
import { fieldsIn, likeness, tokensIn } from '../../understand/gist/mentions.ts';
import { anyWord } from '../../any-word.ts';

type Place = { at: number; field: Field };

/** What people ask of a thing instead of naming the field. */
const asked: readonly (readonly [said: RegExp, of: (entity: Entity) => Field | undefined])[] = [
  [anyWord(String.raw`what (?:it|they|he|she|each(?: one)?)(?:['’]?s|['’]re| is| are)? called|(?:the|their|its) names?|wie (?:es|er|sie|etwas|jede\p{L}*|das ding) heiß(?:t|en)`), (entity) => rolesOf(entity).title],
  [anyWord(String.raw`where (?:it|they|he|she|each|things?|stuff|the \p{L}+)(?:['’]?s)? ?(?:hangs?|stands?|lives?|sits?|goes|are|is|kept|stored|stays?)?(?: kept| stored)?|wo (?:es|er|sie|was|etwas|alles|die \p{L}+|das \p{L}+|der \p{L}+)?\s?(?:steht|stehen|hängt|hängen|liegt|liegen|ist|sind|lagert)|stand(?:ort|platz)s?|höfe?n?|hof|aufbewahrungsort|lagerort`), placeOf],
  [anyWord(String.raw`who (?:has|['’]?s got|owns|is (?:coming|responsible)|does|did|made|took|comes?)(?: it| them| what)?|whose (?:it|they) (?:is|are)|wer (?:es|sie|ihn|was|das)? ?(?:hat|kommt|macht|besitzt|zuständig ist)|wem (?:es|sie|er) gehör\p{L}*`), personOf],
  [anyWord(String.raw`how (?:much|expensive|dear) (?:it|they|each)(?: \p{L}+)?|what (?:it|they) costs?|was (?:es|sie|er) kostet|wie ?viel (?:es|sie) kostet|wie teuer`), ({ fields }) => fields.find(({ type }) => type === 'money')],
  [anyWord(String.raw`when (?:it|they|that) (?:is|are|was|were|happens?)|wann (?:es|sie|das|er|was) (?:ist|war|stattfindet)`), ({ fields }) => fields.find(({ type }) => type.startsWith('date'))],
  [anyWord(String.raw`how far(?: along)?(?: (?:it|they|he|she|each)(?: is| are|['’]s|['’]re)?)?|wie weit (?:es|sie|er|alles)?(?: ist| sind)?`), (entity) => rolesOf(entity).state ?? entity.fields.find(({ type, name }) => type === 'select' && /level|stage|step|grade|stufe|niveau|klasse/.test(name))],
  [anyWord(String.raw`how old|age|built in|year|jahrgang|baujahr|alter|wie alt`), ({ fields }) => fields.find(({ name }) => /year|jahr|birth|geburt|built/.test(name))],
]; // prettier-ignore

const places = /place|location|room|rail|shelf|rack|locker|stall|stable|bay|drawer|site|where|position|regal|fach|raum|zimmer|lager|ort$|standort|platz|stall|schrank|halle|box/; // prettier-ignore
function placeOf({ fields }: Entity): Field | undefined {
  return fields.find(({ name }) => places.test(name));
}
const people = /who|person|owner|holder|borrower|customer|client|member|family|assignee|responsible|wer|besitzer|halter|entleiher|kunde|mitglied|familie|zustaendig/; // prettier-ignore
function personOf({ fields }: Entity): Field | undefined {
  return fields.find(({ name, type }) => people.test(name) && type !== 'boolean');
}

/** Fields of a list that a text means, in the order in which it speaks of them: by name, by a choice, or by what they tell. */
export function fieldsMeant(text: string, entity: Entity, plan: AppPlan): Field[] {
  const named = fieldsIn(text, { ...plan, entities: [entity] }).map(({ at, field }): Place => ({ at, field }));
  const told = asked.flatMap(([said, of]): Place[] => {
    const at = said.exec(text)?.index;
    const field = at === undefined ? undefined : of(entity);
    return field && at !== undefined ? [{ at, field }] : [];
  });
  const chosen = tokensIn(text).flatMap(({ word: one, at }): Place[] => {
    const field = entity.fields.find(({ options = [] }) => options.some(({ value }) => likeness(one, value) >= 3));
    return field ? [{ at, field }] : [];
  });
  const all = [...named, ...told, ...chosen].sort((a, b) => a.at - b.at).map(({ field }) => field);
  return [...new Set(all)];
}
