import { germanSingular } from '../german-tagger.ts';
import { lemmaOfNoun } from '../lemma.ts';
import { languageOf } from '../language.ts';

const ofOne = /(?<what>\p{L}+)(?: \([^()]*\))?,? (?:to|at|for|of|under|in|on|within|zu|für|bei|von) (?:an?|each|every|the|its|their|one|that|einem|einer|jede[mrn]|dem|der|ihre[mr]) (?:[\p{L}-]+ )?(?<whose>\p{L}+)(?!\p{L})/giu; // prettier-ignore
const underEach = /(?<!\p{L})(?:under|for|to|in|on|with|per|zu|für|bei|pro|je|unter) (?:(?<=pro |je |per )|(?:each|every|jede[mrn]) )(?<whose>\p{L}+)(?<between>[^.;:()]{0,60})/giu; // prettier-ignore
const eachHas = /(?<!\p{L})(?:an?|each|every|one|ein|eine|jeder|jede|jedes) (?<whose>\p{L}+) (?:can have|has|have|gets|hat|bekommt|kann)(?: \p{L}+){0,3}? (?:several|many|more than one|multiple|mehrere|viele) (?<what>\p{L}+)/giu; // prettier-ignore

/** The lists whose records this one's belong to by what the sentences say: "add sightings to a visit", "under each camera the repairs". */
export function ownersIn<List extends { noun: string }>(text: string, list: List, lists: readonly List[]): List[] {
  const isGerman = languageOf(text) === 'de';
  const one = (word: string) => (isGerman ? germanSingular(word.toLowerCase()) : lemmaOfNoun(word.toLowerCase()));
  const isOf = (noun: string, said: string) => said !== '' && (noun === said || noun.endsWith(` ${said}`));
  const isThis = (word = '') => isOf(list.noun, one(word)) && one(word) !== word.toLowerCase();
  const listOf = (word = '') => lists.find((other) => other !== list && isOf(other.noun, one(word)));
  const owners = new Set<List>();
  const note = (owner: List | undefined) => owner && lists.indexOf(owner) < lists.indexOf(list) && owners.add(owner);
  for (const { groups } of text.matchAll(ofOne)) if (isThis(groups!.what)) note(listOf(groups!.whose));
  for (const { groups } of text.matchAll(eachHas)) if (isThis(groups!.what)) note(listOf(groups!.whose));
  for (const { groups } of text.matchAll(underEach))
    if ((groups!.between!.match(/\p{L}+/gu) ?? []).some((word) => isThis(word))) note(listOf(groups!.whose));
  // what belongs to a visit belongs to its site by that
  const indirect = [...owners].filter((far) => [...owners].some((near) => near !== far && ownersIn(text, near, lists).includes(far))); // prettier-ignore
  return [...owners].filter((owner) => !indirect.includes(owner)).slice(0, 2);
}
