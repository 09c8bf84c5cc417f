import { abilityEntries, type Ability, type AbilityEntry } from './lexicon/abilities.ts';
import type { Token } from './token.ts';

export type { Ability };
const entries = Object.entries(abilityEntries) as [Ability, AbilityEntry][];
const compiled = entries.map(([ability, { verbs, nouns, phrases }]) => ({
  ability,
  verbs: new Set(verbs?.split(' ')),
  nouns: new Set(nouns?.split(' ')),
  phrases: phrases ? new RegExp(`(?<![\\p{L}])(?:${phrases})`, 'u') : null,
}));

/** Abilities that a text names, each once, in the order of the list. */
export function abilitiesIn(sentences: readonly { text: string; tokens: readonly Token[] }[]): Ability[] {
  const found = new Set<Ability>();
  for (const { text, tokens } of sentences) {
    const lower = text.toLowerCase();
    for (const { ability, verbs, nouns, phrases } of compiled) {
      const isSaid =
        (phrases?.test(lower) ?? false) ||
        tokens.some(
          ({ lemma, pos }, at) =>
            !isTicked(tokens, at) && ((pos === 'verb' && verbs.has(lemma)) || (pos === 'noun' && nouns.has(lemma))),
        );
      if (isSaid) found.add(ability);
    }
  }
  return entries.flatMap(([ability]) => (found.has(ability) ? [ability] : []));
}

/** "bought (yes/no)" is a field, nothing that people do. */
const isTicked = (tokens: readonly Token[], at: number): boolean =>
  tokens[at + 1]?.lower === '(' && tokens[at + 2]?.lower.startsWith('yes') === true;
