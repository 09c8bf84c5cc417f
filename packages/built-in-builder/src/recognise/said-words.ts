import { toFieldName } from '../plan/names.ts';
import { askedField } from '../reading/asked-field.ts';
import { isDeed } from './deeds.ts';
import { makeField, type WrittenField } from './make-field.ts';

const leading =
  /^(?:(?:one of (?:the|our|their)|\w+ (?:can |must )?(?:pick|choose|select|enter|give|leave)s?(?= )|(?:pick|choose|select)s?(?= )|the|a|an|their|your|his|her|its|our|my|enter|enters|choose|chooses|pick|give|giving|with|they|people|one|asks? for|about|leave|leaving|state|stating|some)\s+)+/i;

/** "a pizza from the menu with price" asks for the price. */
const ofMenu = /^.*\bfrom (?:the|our|a) \w+ with /i;

/** The items of a list in running text; choices in brackets stay with their item. */
export const itemsOf = (list: string): string[] =>
  list
    .split(/,\s*(?:and |or )?(?![^(]*\))|\s+(?:and|plus)\s+(?![^(]*\))/)
    .map((item) => item.replace(leading, '').replace(ofMenu, '').trim())
    .filter((item) => item !== '' && item.split(' ').length <= 9);

/** A field from the words of a sentence: "whether they own a boat", "how many hours", "what is wrong". */
export const fieldFrom = (words: string): WrittenField | null =>
  isDeed(words) ? null : makeField(askedField(words) ?? words);

const giving = String.raw`(?:with|by (?:giving|entering|leaving)|giving|stating|entering|leaving|and (?:enters?|gives?|leaves?|states?))`;

/** "Hire a kayak: guests choose a kayak and …" says what they do, and no field. */
const isClause =
  /\p{L} (?:can )?(?:choose|pick|select|book|leave|order)s? (?:an?|the|one|their)\b|^(?:(?:the|our|my|an?) )?(?:\p{L}+ )?\p{L}{3,} (?:can |may |must |then )*(?:approve|reject|accept|decide|confirm|resolve|handle|answer|review|set)s?(?: |$)/iu;

/** "with pick-up and return dates": both are days. */
function asDays(fields: readonly WrittenField[]): void {
  const both = fields.filter(({ field }) => /^(?:pick_?up|return|check_?in|check_?out|arrival|departure)(?:_dates?)?$/.test(field.name)); // prettier-ignore
  if (both.length !== 2 || !both.some(({ field }) => field.name.includes('date'))) return;
  for (const { field } of both) {
    const label = `${field.label.replace(/ dates?$/, '')} date`;
    Object.assign(field, { label, name: toFieldName(label), type: 'date', isRequired: true });
  }
}

/** What people enter when they do this: "book one with name, phone and date", "order a bouquet: name, phone". */
export function actFields(text: string, verbs: string, { colon = true } = {}): WrittenField[] {
  const act = new RegExp(
    String.raw`\b(?:${verbs})\b[^.;:,]{0,60}?(?:\s${giving}\s+${colon ? String.raw`|:\s*` : ''})([^.;:]+)`,
    'giu',
  );
  const follows = new RegExp(
    String.raw`\b(?:${verbs})\b[^.]*\.\s+(?:They|You|People|One|\p{L}{3,}s)\s+(?:can |must |have to |should )?(?:choose|pick|select|enter|give|state|leave)s?\s+([^.;:]+)`,
    'giu',
  );
  const lists = [...text.matchAll(act), ...text.matchAll(follows)].map(([, list = '']) =>
    list.replace(
      /\s+(?:and|then) (?:the (?:app|page|site)|it|i|we) .*$|,\s*(?:and\s+)?\p{L}+ing\s+(?:\p{L}+\s+)?\p{L}+s\b.*$/iu,
      '',
    ),
  );
  const fields = lists.flatMap((list) =>
    itemsOf(list).flatMap((item) => (isClause.test(item) ? [] : (fieldFrom(item) ?? []))),
  );
  const found = [...new Map(fields.map((one) => [one.field.name, one])).values()];
  // from and to are days where both are asked for
  const ends = found.filter(({ field }) => /^(?:from|to|start|end)$/.test(field.name) && field.type === 'text');
  if (ends.length === 2) for (const { field } of ends) Object.assign(field, { type: 'date', isRequired: true });
  asDays(found);
  return found;
}
