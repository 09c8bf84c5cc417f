import { gradeOf } from './lexicon/graded-nouns.ts';
import { germanVerbs } from './lexicon/german-words.ts';
import type { ReadEntity, Reading } from './reading.ts';
import { fitsAt, wholePlacesOf } from './words-in.ts';

const ofAnother = /^(?:des|der) \p{Lu}/u;
const isAct = (field: string): boolean => {
  const [verb = '', next = ''] = field.split(' ');
  return /^\p{Ll}+(?:en|t)$/u.test(verb) && germanVerbs.has(verb) && /^\p{Lu}/u.test(next);
};

/** "Beschreibung", "des Fehlers" and "Telefonnummer", "Eltern": one field that was read as two. What people do is none. */
function whole(fields: readonly string[], typed: string): string[] {
  const joined: string[] = [];
  for (const field of fields) {
    const last = joined.at(-1);
    const between = last === undefined ? null : genitive(last, field, typed);
    if (last !== undefined && ofAnother.test(field)) joined.push(`${joined.pop()!} ${field}`);
    else if (between !== null) joined.push(`${joined.pop()!} ${between} ${field}`);
    else if (!isAct(field)) joined.push(field);
  }
  return joined;
}

/** The word that joins both where the text says them together: "Telefonnummer der Eltern". */
const genitive = (one: string, other: string, typed: string): string | null =>
  /^\p{Lu}[\p{L}-]+$/u.test(one) && /^\p{Lu}[\p{L}-]+$/u.test(other)
    ? (new RegExp(String.raw`(?<!\p{L})${one} (der|des|vom|von) ${other}(?!\p{L})`, 'iu')
        .exec(typed)?.[1]
        ?.toLowerCase() ?? null)
    : null;

const behindGenitive = /(?<=(?:des|eines|jedes) )/iuy;
/** "des Fehlers" speaks of a Fehler, and as a field of another says nothing of its own. */
const isGenitive = ({ noun, fields }: ReadEntity, typed: string): boolean => {
  const bare = noun.replace(/e?s$/, '');
  if (fields.length > 0 || bare === noun || gradeOf(noun) !== undefined || gradeOf(bare) === undefined) return false;
  return wholePlacesOf(noun, typed).every((at) => fitsAt(behindGenitive, typed, at));
};

export function withoutGermanLooseEnds(read: Reading, typed: string): Reading {
  if (read.language !== 'de') return read;
  const kept = read.entities.filter((one) => !isGenitive(one, typed));
  const entities = (kept.length > 0 ? kept : read.entities).map((one) => ({
    ...one,
    fields: whole(one.fields, typed),
  }));
  const nouns = new Set(entities.map(({ noun }) => noun));
  return { ...read, entities, relations: read.relations.filter(({ from, to }) => nouns.has(from) && nouns.has(to)) };
}
