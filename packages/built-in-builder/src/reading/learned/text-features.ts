import { headOf } from '../noun-of.ts';
import type { ReadByRules } from '../read-prompt.ts';
import { present, type Feature } from './linear.ts';

const stem = 4;
const longStem = 5;

/** The words of a text as what speaks for records that no noun names. */
export function featuresOfText({ reading, facts, sentences }: ReadByRules): Feature[] {
  const out = new Set<string>([`lang=${reading.language}`, `ents=${reading.entities.length}`]);
  for (const { lemma, pos, lower } of sentences.flatMap(({ tokens }) => tokens)) {
    out.add(`l=${lemma}`);
    if (pos === 'verb' || pos === 'noun') out.add(`p=${lemma.slice(0, stem)}`);
    if (pos === 'pronoun') out.add(`r=${lower}`);
  }
  for (const { noun, isImplied } of reading.entities) {
    out.add(`e=${headOf(noun)}`);
    if (isImplied) out.add(`ei=${noun}`);
  }
  for (const ability of reading.abilities) out.add(`a=${ability}`);
  for (const { verb } of facts.acts) out.add(`act=${verb}`);
  return present(out);
}

/** The words of a text, and pairs of them, as what speaks for abilities. */
export function featuresForAbilities({ reading, sentences }: ReadByRules): Feature[] {
  const out = new Set<string>([`lang=${reading.language}`]);
  for (const ability of reading.abilities) out.add(`A=${ability}`);
  for (const { tokens } of sentences)
    tokens.forEach(({ lower, lemma }, index) => {
      out.add(`l=${lemma}`);
      out.add(`st=${lower.slice(0, longStem)}`);
      const before = tokens[index - 1];
      if (before) out.add(`lb=${before.lemma} ${lemma}`);
    });
  for (const { noun, fields } of reading.entities) {
    out.add(`e=${headOf(noun)}`);
    for (const field of fields) out.add(`f=${headOf(field.toLowerCase())}`);
  }
  return present(out);
}
