import { toLabel } from '../../../plan/names.ts';
import { askedField } from '../../../reading/asked-field.ts';
import { germanQuestion } from '../../../reading/german-question.ts';

const opens = /^(?:(?:also|and|und|auch|noch|bitte|please|an?|the|its|their|our|my|your|some|whether|if|ob|ein|eine|einen|einem|einer|der|die|das|den|dem|des|ihre?|seine?|unsere?|extra|new|neues?|neue[rn]?)\s+)+/iu; // prettier-ignore
const ends =
  /\s+(?:please|pls|bitte|too|also|as well|auch|dazu|hinzu|rein|noch|there|da|here|hier|instead|stattdessen|now|jetzt|and|und|or|oder|,)$/iu;
const widest = 40;

/** What a person wants something to be called, without articles. */
export const nameFrom = (said: string): string | null => asLabel(bareOf(said));

/** What a person called something as the label of a field, a list or a page: a question as what it asks for. */
export function labelFrom(said: string): string | null {
  const bare = bareOf(said);
  return asLabel(askedField(bare) ?? germanQuestion(bare) ?? bare);
}

const bareOf = (said: string): string =>
  said
    .replace(/["„“”]/g, '')
    .replace(opens, '')
    .replace(ends, '')
    .trim();

function asLabel(words: string): string | null {
  const label = toLabel(words).slice(0, widest).trim();
  return /\p{L}/u.test(label) ? label : null;
}

/** Each once, in the order they stand in. */
export const eachOnce = (labels: readonly (string | null)[]): string[] => {
  const known = new Set<string>();
  return labels.filter((label): label is string => {
    if (label === null || known.has(label.toLowerCase())) return false;
    known.add(label.toLowerCase());
    return true;
  });
};
