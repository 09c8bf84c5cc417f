import { isPerson } from './chunks.ts';
import { lemmaOfNoun } from './lemma.ts';
import { fieldWords } from './lexicon/field-words.ts';
import { organisations } from './lexicon/organisations.ts';
import { actVerbs, noteVerbs, recordVerbs } from './lexicon/verbs.ts';
import { actOrNull, isListedOfSomebody } from './repair-acts.ts';
import type { PartOfSpeech, Token } from './token.ts';

const beforeVerb = new Set([
  'to',
  'can',
  'could',
  'should',
  'must',
  'will',
  'would',
  'may',
  'and',
  'or',
  'please',
  'also',
  'easily',
  'then',
  ',',
  'be',
  'just',
]);
const ofRecords = new Set('date time type number link id code reason result status fee price'.split(' '));
const setting = new Set('add set choose select pick show see view edit change update filter sort find search'.split(' ')); // prettier-ignore
const modals = new Set(['can', 'could', 'should', 'must', 'will', 'would', 'may', 'to', 'let', 'lets', 'please']);
const beginsObject = new Set<PartOfSpeech>(['determiner', 'adjective', 'noun', 'number', 'pronoun', 'verb']);

/**
 * Corrects the tags where prompts differ from the prose that taggers learn from: chains of things to do
 * ("can browse, comment on and rate poems") are verbs, words between commas that name fields are nouns.
 */
export function repair(tokens: readonly Token[]): Token[] {
  let isChain = false;
  const out: Token[] = [];
  tokens.forEach((token, index) => {
    const before = out[index - 1];
    const after = tokens[index + 1];
    // "a location with address, type and fee": nothing is done right after "with"
    const isAfterWith = token.pos === 'verb' && token.lemma === token.lower && before?.lower === 'with' && fieldWords.has(token.lower); // prettier-ignore
    if (isAfterWith) return out.push(asNoun(token));
    const act = actOrNull(token, out, after);
    if (act) return out.push(act);
    if (isListedOfSomebody(token, out, after)) return out.push(asNoun(token));
    const isAlone = before && isSeparator(before) && before.lower !== '(' && after && isSeparator(after);
    if (isAlone && /^(?:from|to|until|since)$/.test(token.lower)) return out.push(asNoun(token));
    // "our brigade checks its ladders", "note down my dreams"
    const base = token.lower.replace(/s$/, '');
    const isDoer = before?.pos === 'noun' && (organisations.has(before.lower) || isPerson(before.lower));
    if (
      token.pos === 'noun' &&
      isDoer &&
      base !== token.lower &&
      (actVerbs.has(base) || recordVerbs.has(base)) &&
      after &&
      determiners.test(after.lower)
    )
      return out.push({ ...token, pos: 'verb', lemma: base });
    // "a lab registers samples": between one and many stands what the one does
    const isDone =
      token.pos === 'noun' && /^(?:register|record|collect|manage|track|store|sell|rent|lend|offer|organi[sz]e)$/.test(base) && base !== token.lower &&
      before?.pos === 'noun' && before.lemma === before.lower && after?.pos === 'noun' && after.lemma !== after.lower; // prettier-ignore
    if (isDone) return out.push({ ...token, pos: 'verb', lemma: base });
    if (
      token.pos === 'noun' &&
      !before &&
      (noteVerbs.has(token.lower) || recordVerbs.has(token.lower)) &&
      after &&
      /^(?:down|my|our|all|every|each|which|who|when|the)$/.test(after.lower)
    )
      return out.push({ ...token, pos: 'verb', lemma: token.lower });
    // "our scout group": between whose it is and a noun stands a noun
    if (
      token.pos === 'verb' &&
      before &&
      /^(?:my|our|their|its)$/.test(before.lower) &&
      (!after || after.pos === 'noun' || after.lower === 'with' || isSeparator(after)) &&
      !/(?:ed|ing|en)$/.test(token.lower)
    )
      return out.push(asNoun(token));
    // "a log of phone calls at the reception"
    if (token.pos === 'verb' && /[^s]s$/.test(token.lower) && before?.pos === 'noun' && out[index - 2]?.lower === 'of')
      return out.push(asNoun(token));
    // "librarians mark requests as packed"
    const isMarked =
      token.pos === 'noun' && /^(?:mark|set|tick|flag)$/.test(token.lower) && before?.pos === 'noun' && before.lemma !== before.lower &&
      after?.pos === 'noun' && /^(?:as|off|to)$/.test(tokens[index + 2]?.lower ?? ''); // prettier-ignore
    if (isMarked) return out.push({ ...token, pos: 'verb', lemma: token.lower });
    // "a chip number, breed guess, health notes": the second of two words between commas
    const isSecondOfTwo =
      token.pos === 'verb' && !isChain && token.lemma === token.lower && before?.pos === 'noun' && before.lemma === before.lower &&
      out[index - 2] !== undefined && isSeparator(out[index - 2]!) && (!after || isSeparator(after)) &&
      out.some(({ lower }) => /^(?:with|has|have|:)$/.test(lower)); // prettier-ignore
    if (isSecondOfTwo) return out.push(asNoun(token));
    // "help me plan trips"
    if (
      token.pos === 'noun' &&
      /^(?:me|us)$/.test(before?.lower ?? '') &&
      actVerbs.has(token.lower) &&
      after?.pos === 'noun'
    )
      return out.push({ ...token, pos: 'verb', lemma: token.lower });
    // "trips with date, skipper, from": a list of names has no verb in it
    const isUnknownVerb =
      token.pos === 'verb' && token.lemma === token.lower && !/(?:ed|ing)$/.test(token.lower) &&
      !actVerbs.has(token.lower) && !noteVerbs.has(token.lower) && !recordVerbs.has(token.lower); // prettier-ignore
    const isListed = out.some(({ lower }) => /^(?:with|:|\(|has|have)$/.test(lower));
    if (isUnknownVerb && isListed && !isChain && before && isSeparator(before) && (!after || isSeparator(after)))
      return out.push(asNoun(token));
    // "with date, test type, result" and "category, cancel link" name fields, "add date" does not
    const isInName =
      isListed && /^(?:verb|noun)$/.test(token.pos) && token.lemma === token.lower && !noteVerbs.has(token.lower) && !setting.has(token.lower) &&
      before !== undefined && isSeparator(before) && after !== undefined && ofRecords.has(after.lower) &&
      (!tokens[index + 2] || isSeparator(tokens[index + 2]!)); // prettier-ignore
    if (isInName) return out.push(asNoun(token));
    // "check which are free, and book one with name and phone"
    if (
      token.pos === 'noun' &&
      actVerbs.has(token.lower) &&
      before &&
      (isSeparator(before) || (before.pos === 'noun' && before.lemma !== before.lower)) &&
      after &&
      determiners.test(after.lower) &&
      (!isSeparator(before) || out.some(({ pos }) => pos === 'verb'))
    )
      return out.push({ ...token, pos: 'verb', lemma: token.lower });
    // an infinitive has no s: "assign incidents to engineers"
    const isToMany = (word: Token | undefined): boolean =>
      word !== undefined && /^(?:noun|verb)$/.test(word.pos) && /[^s]s$/.test(word.lower) && word.lemma !== word.lower;
    if (token.lower === 'to' && (after?.pos === 'determiner' || isToMany(after)))
      return out.push({ ...token, pos: 'preposition' });
    if (token.pos === 'verb' && before?.lower === 'to' && isToMany(token)) return out.push(asNoun(token));
    if (modals.has(token.lower)) isChain = true;
    const standsBetweenCommas =
      (!before || isSeparator(before) || /^(?:with|having|including|has|have|a|an|its|the)$/.test(before.lower)) &&
      (!after || isSeparator(after) || after.lower === '(');
    if (standsBetweenCommas && !isChain && (fieldWords.has(token.lower) || fieldWords.has(lemmaOfNoun(token.lower))))
      return out.push(asNoun(token));
    if (token.pos === 'noun' && isChain && before && beforeVerb.has(before.lower) && actVerbs.has(token.lower)) {
      const hasObject =
        after &&
        (beginsObject.has(after.pos) || isSeparator(after) || ['on', 'for', 'with', 'to', 'by'].includes(after.lower));
      if (hasObject && !(isSeparator(after) && fieldWords.has(token.lower)))
        return out.push({ ...token, pos: 'verb', lemma: token.lower });
    }
    const opensQuestion =
      beginsClauseAt(before) &&
      token.pos === 'noun' &&
      actVerbs.has(token.lower) &&
      after !== undefined &&
      /^(?:which|who|what|how|when|where|the|my|our|all)$/.test(after.lower);
    if (opensQuestion) return out.push({ ...token, pos: 'verb', lemma: token.lower });
    // "manager approves", "their lead approves or rejects"
    if (
      /^(?:approves|rejects|confirms|assigns|decides|reviews)$/.test(token.lower) &&
      before &&
      !isAfterComma(before) &&
      !(token.lower === 'reviews' && (after === undefined || isSeparator(after))) &&
      (isPerson(before.lemma) || before.lower === 'lead' || isDecision(out[index - 2]))
    )
      return out.push({ ...token, pos: 'verb', lemma: token.lower.slice(0, -1) });
    const isBareS =
      token.pos === 'verb' &&
      /[^s]s$/.test(token.lower) &&
      !['is', 'has', 'does', 'gets', 'lets'].includes(token.lower);
    // "walks with dog and date": a sentence that begins so is a list of walks
    if (isBareS && !before && after && /^(?:with|:|\()$/.test(after.lower)) return out.push(asNoun(token));
    if (token.lower === 'rental') return out.push(asNoun(token));
    const isNeed =
      token.lower === 'need' && before?.pos === 'noun' && before.lemma !== before.lower && after !== undefined;
    if (isNeed) return out.push({ ...token, pos: 'verb', lemma: token.lower });
    const isActed = token.pos === 'noun' && (actVerbs.has(token.lower) || noteVerbs.has(token.lower));
    const isByPeople =
      before &&
      (/^(?:i|we|they|you)$/.test(before.lower) ||
        (before.pos === 'noun' &&
          (before.lemma !== before.lower || /^(?:staff|crew)$/.test(before.lower)) &&
          isPerson(before.lemma)));
    if (isActed && isByPeople && after && ['noun', 'determiner', 'adjective', 'pronoun', 'number'].includes(after.pos))
      return out.push({ ...token, pos: 'verb', lemma: token.lower });
    if (isBareS && (before?.pos === 'verb' || (before && ['has', 'have'].includes(before.lower))))
      return out.push(asNoun(token));
    if (isBareS && before && isSeparator(before) && after && ['with', '(', ',', 'and', 'of'].includes(after.lower))
      return out.push(asNoun(token));
    const endsPart = !after || isSeparator(after);
    if (
      isBareS &&
      before &&
      ['noun', 'adjective'].includes(before.pos) &&
      endsPart &&
      (!out[index - 2] || isSeparator(out[index - 2]!) || out[index - 2]!.lower === 'with')
    )
      return out.push(asNoun(token));
    if (
      beginsClauseAt(before) &&
      token.pos === 'noun' &&
      actVerbs.has(token.lower) &&
      after?.pos === 'noun' &&
      lemmaOfNoun(after.lower) !== after.lower
    )
      return out.push({ ...token, pos: 'verb', lemma: token.lower });
    if (token.pos === 'verb' && before && ['determiner'].includes(before.pos) && !/(?:ed|ing|en)$/.test(token.lower))
      return out.push(asNoun(token));
    if (
      token.pos === 'verb' &&
      before?.pos === 'adjective' &&
      before.lower !== 'able' &&
      !/(?:ed|ing|en)$/.test(token.lower)
    )
      return out.push(asNoun(token));
    if (token.pos === 'verb' && before?.lower === 'of' && !token.lower.endsWith('ing')) return out.push(asNoun(token));
    return out.push(token);
  });
  return out;
}

const determiners = /^(?:one|it|them|an?|the|their|his|her|its|my|our)$/;
const isAfterComma = ({ lower }: Token): boolean => lower === ',';
const isDecision = (token: Token | undefined): boolean =>
  token !== undefined && /^(?:approves|confirms)$/.test(token.lower);
const beginsClauseAt = (before: Token | undefined): boolean => !before || before.lower === ':';
const isSeparator = ({ lower }: Token): boolean => [',', 'and', 'or', ':', '(', ')', 'und', 'oder'].includes(lower);
const asNoun = (token: Token): Token => ({ ...token, pos: 'noun', lemma: lemmaOfNoun(token.lower) });
