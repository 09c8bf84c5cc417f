import { abilityEntries, type Ability } from '../lexicon/abilities.ts';
import { likelihoods } from './linear.ts';
import type { Models } from './models.ts';
import { featuresForAbilities } from './text-features.ts';
import { thresholds } from './thresholds.ts';
import type { Sketch } from './weighed.ts';

/** What is believed of an ability before the words are weighed, as log-odds: that the rules hear most of them. */
export const priorOf = (isRuled: boolean): number => (isRuled ? 2 : -3);

/** What an app can do, by all words of a text. */
export function abilitiesOf({ read }: Sketch, { abilities }: Models): Ability[] {
  const ruled = new Set<Ability>(read.reading.abilities);
  const least = (ability: Ability) => thresholds.ability[ruled.has(ability) ? 'ruled' : 'added'];
  const likely = likelihoods(abilities, featuresForAbilities(read), (ability) => priorOf(ruled.has(ability)));
  const isLikely = (ability: Ability) => {
    const place = abilities.keys.indexOf(ability);
    return place < 0 ? ruled.has(ability) : likely[place]! >= least(ability);
  };
  return (Object.keys(abilityEntries) as Ability[]).filter(isLikely);
}
