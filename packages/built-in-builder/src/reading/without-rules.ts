import { lemmaOfNoun } from './lemma.ts';

const may = String.raw`(?:may|must|can|should|shall|will)`;
/** A sentence that is nothing but a rule, or says how a number follows from others. */
const isRule: readonly RegExp[] = [
  /^(?:no|nobody|no one|never|none|nothing|not more than|no more than|at most|do not|don['’]?t|only one)\b[^:(]*$/iu,
  new RegExp(String.raw`^(?:an?|each|every|two|the same|any|anything|anyone) [^:(]* (?:${may} (?:not|never)|cannot|can['’]?t|mustn['’]?t|won['’]?t)\b[^:(]*$`, 'iu'),
  /^(?!.*\b(?:has|have|with)\b(?! to be))[^:(,]* (?:exists? only once|are unique|is unique|must be unique|has to be unique|have to be unique)\b[^:(]*$/iu,
  /^keep [^:(]* from (?:double[- ]?booking|overlapping|clashing)/iu,
  /^(?:the )?[\p{L}]+(?: [\p{L}]+)? (?:is|are|=|equals) (?:the )?[\p{L}]+(?: [\p{L}]+)? (?:minus|plus|times|less|divided by) [^:(]*$/iu,
]; // prettier-ignore
/** The same at the end of a sentence or between two commas. */
const atEnd = /,? (?:and |but |nor )?(?:nobody|no one|never (?:two|more)|no more than|not more than|no (?:single )?\p{L}+ (?:over|above|beyond|under|below|runs|may|can)|keep [^,.;:(]* from (?:double[- ]booking|overlapping|clashing))(?!\p{L})[^,.;:(]*(?=[,.;!?]|$)/giu; // prettier-ignore
/** "and cost 14 euro per night plus 6 for cleaning": what one of it costs is no field. */
const costs = /,? (?:and |which |they )?costs? (?:€|£|\$)?\d[\d.,]* ?(?:euros?|€|dollars?|pounds?|quid|francs?|cents?)? ?(?:per|an?|each|every) [^,.;]*/giu; // prettier-ignore
/** "Only a doctor with name and specialty": a list is told with it. */
const tellsFields = /\bwith (?:an? |its? |their )?\p{L}+(?:,| and )|(?:, [^,]+){3}/iu;

/** "Don't forget to add a photo", "no dish without photo and allergens": both ask for what is kept. */
const asksFor = /\b(?:forget|miss|hesitate|without)\b/i;

/** English sentences without what only forbids: no record and no field begins there, as long as what it speaks of is named elsewhere. */
export function withoutRules(text: string): string {
  const sentences = text.split(/(?<=[.!?\n])\s+/);
  const named = (words: string, rest: string): boolean => {
    const known = new Set(nounsOf(rest));
    return nounsOf(words).some((word) => known.has(word));
  };
  const kept = sentences.map((sentence, index) => {
    const others = sentences.filter((_, at) => at !== index).join(' ');
    const said = sentence.replace(/[.!?\s]+$/, '');
    if (index > 0 && !asksFor.test(said) && isRule.some((pattern) => pattern.test(said)) && !tellsFields.test(said) && named(said, others)) return ''; // prettier-ignore
    return sentence
      .replace(costs, '')
      .replace(atEnd, (clause) => (named(clause, `${others} ${sentence.replace(clause, ' ')}`) ? '' : clause));
  });
  const rest = kept.filter((sentence) => /\p{L}/u.test(sentence)).join(' ');
  return rest.split(/\s+/).length > 3 ? rest : text;
}

const nounsOf = (text: string): string[] => (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map(lemmaOfNoun).filter((word) => !common.has(word)); // prettier-ignore
const common = new Set(['with', 'that', 'than', 'more', 'most', 'have', 'must', 'from', 'they', 'them', 'their', 'this', 'when', 'which', 'should', 'over', 'time', 'same', 'only', 'never', 'nobody', 'each', 'every', 'into', 'once', 'there', 'want', 'need', 'keep']); // prettier-ignore
