import { everyDomain } from '../../../domains/find-domain.ts';
import type { AppPlan, Entity } from '../../../plan/plan.ts';
import { isPerson } from '../../../reading/chunks.ts';
import { stemOf, tokensIn } from '../../understand/gist/mentions.ts';

type Language = 'en' | 'de';

/** By its stem, what a word is said for: the names of lists of domains that are called by it. */
const said = new Map<Language, ReadonlyMap<string, ReadonlySet<string>>>();

function saidFor(language: Language): ReadonlyMap<string, ReadonlySet<string>> {
  const known = said.get(language);
  if (known) return known;
  const all = new Map<string, Set<string>>();
  for (const { lists } of everyDomain(language))
    for (const { label, plural, words } of lists) {
      const names = [label, plural ?? label].map(stemOf);
      for (const { text } of words) {
        if (!/^\p{L}{4,}$/u.test(text)) continue;
        const stem = stemOf(text);
        all.set(stem, new Set([...(all.get(stem) ?? []), ...names]));
      }
    }
  said.set(language, all);
  return all;
}

/** Whether a word is what lists of some domain are called. */
export function isListElsewhere(word: string, { language }: AppPlan): boolean {
  const stem = stemOf(word);
  return everyDomain(language ?? 'en').some(({ lists }) => lists.some(({ label, plural }) => stemOf(label) === stem || stemOf(plural ?? label) === stem)); // prettier-ignore
}

/** A word that lists of many kinds are called by says of none which it is. */
const widest = 12;

/** People that are spoken of as customers, whatever the list calls them. */
const customers = /^(?:customers?|clients?|guests?|patrons?|kunde[n]?|kundin(?:nen)?|kundschaft|klient(?:en|in|innen)?|gäste?|gast)$/iu; // prettier-ignore
/** People whose list is the only one of people. */
const anybody = /^(?:people|persons?|somebody|someone|folks?|guys|everyone|everybody|leute[n]?|jemand(?:en|em)?|personen|menschen)$/iu; // prettier-ignore

/** The one list that a text speaks of by another word for it: "outings" are the trips, "Kundschaft" the customers. */
export function listAlike(text: string, plan: AppPlan): Entity | undefined {
  const people = plan.entities.filter(({ label }) => isPerson(label.toLowerCase()));
  const words = tokensIn(text);
  const patrons = people.filter(({ label, plural }) => customers.test(label) || customers.test(plural));
  if (patrons.length === 1 && words.some(({ word }) => customers.test(word))) return patrons[0];
  const index = saidFor(plan.language ?? 'en');
  for (const { word } of words) {
    const names = word.length >= 4 ? index.get(stemOf(word)) : undefined;
    if (!names || names.size > widest) continue;
    const meant = plan.entities.filter(({ label, plural }) => names.has(stemOf(label)) || names.has(stemOf(plural)));
    if (meant.length === 1) return meant[0];
  }
  return people.length === 1 && words.some(({ word }) => anybody.test(word)) ? people[0] : undefined;
}
