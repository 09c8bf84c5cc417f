import { isPerson } from './chunks.ts';
import { germanSingular } from './german-tagger.ts';
import { lemmaOfNoun } from './lemma.ts';
import type { ReadEntity, Reading } from './reading.ts';

/** "bei wem es liegt", "who has it", "who is on it": each is in somebody's hands. */
const holder = /(?<!\p{L})(?:bei wem (?:es|er|sie|das|die|der|was)(?: \p{L}+)? (?:liegt|ist|steht|gerade ist)|wer (?:es|ihn|sie|das|was|dran|daran)(?: gerade| jetzt)? (?:hat|macht|bearbeitet|arbeitet|übernimmt|repariert|sitzt)|who (?:has|does|is doing|is on|works on|is working on|takes|took|is responsible for) (?:it|them|which|what|each)|whose (?:job|turn) (?:it|each) is)(?!\p{L})/iu; // prettier-ignore
/** "Besucher wählen einen Termin", "members pick a date": what they enter is for that. */
const chosen = /(?<!\p{L})(?:wählt|wählen|sucht sich|suchen sich|choose|chooses|pick|picks|select|selects) (?:dabei |dazu |dann )?(?:einen?|eine|one of the|an?|the) (?:freien? |free |available )?(?<thing>\p{L}[\p{L}-]+)(?: aus)?(?!\p{L})/iu; // prettier-ignore

const isThing = ({ noun, isLink }: ReadEntity): boolean => !isLink && !isPerson(noun);
const joined = (read: Reading, from: string, to: string): Reading => ({ ...read, relations: [...read.relations.filter((one) => !(one.from === to && one.to === from) && !(one.from === from && one.to === to)), { from, to }] }); // prettier-ignore

/** Who has a thing in hand, and what people choose for what they enter, are references of it. */
export function withHolders(read: Reading, typed: string): Reading {
  if (read.language === 'other') return read;
  const people = read.entities.filter(({ noun }) => isPerson(noun));
  const main = read.entities.filter(isThing).toSorted((a, b) => b.fields.length - a.fields.length)[0];
  const who = people.find(({ why }) => why.some((one) => one.startsWith('so many'))) ?? (people.length === 1 ? people[0] : undefined); // prettier-ignore
  const held = holder.test(typed) && main && who ? joined(read, main.noun, who.noun) : read;
  const said = chosen.exec(typed)?.groups?.thing?.toLowerCase() ?? '';
  const noun = read.language === 'de' ? germanSingular(said) : lemmaOfNoun(said);
  const of = held.entities.find((one) => one.noun === noun && isThing(one) && one.fields.length === 0);
  const from = held.entities.find((one) => one !== of && isThing(one) && !one.isImplied && one.fields.length > 0);
  const isTime = /^(?:termin|date|slot|appointment|zeitfenster|day|tag)$/.test(noun);
  if (!of || !from || (!isTime && held.abilities.some((one) => one === 'book' || one === 'order'))) return held;
  return joined({ ...held, abilities: isTime ? held.abilities.filter((one) => one !== 'book') : held.abilities }, from.noun, noun); // prettier-ignore
}
