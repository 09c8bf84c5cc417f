import { familiesData } from './families-data.ts';
import { houseNouns } from './nouns/houses.ts';
import { learningNouns } from './nouns/learning.ts';
import { lifeNouns } from './nouns/life.ts';
import { placeNouns } from './nouns/places.ts';
import { workNouns } from './nouns/work.ts';

/** `facts` are what else is so of a sample, by its name: choices (`Energy`) and values (`Discount: 50`). */
export type KnownFamily = {
  fields: readonly string[];
  samples: readonly string[];
  facts: ReadonlyMap<string, readonly string[]>;
};
type Families = ReadonlyMap<string, KnownFamily>;

const families = familiesIn(familiesData);
/** More nouns, of which apps for many people keep records; they say what a record holds, not what is a record. */
const ofSites = new Map(
  [houseNouns, lifeNouns, placeNouns, learningNouns, workNouns].flatMap((text) => [...familiesIn(text)]),
);

function familiesIn(text: string): Map<string, KnownFamily> {
  const found = new Map<string, KnownFamily>();
  for (const block of text.trim().split(/\n\s*\n/)) {
    const [nouns = '', fields = '', samples = ''] = block.split('\n');
    const named = samples
      .replace(/^>\s*/, '')
      .split(/;\s*/)
      .filter(Boolean)
      .map((sample) => sample.split(' | '));
    const family: KnownFamily = {
      fields: fields.split(/;\s*/),
      samples: named.map(([name = '']) => name),
      facts: new Map(named.map(([name = '', ...facts]) => [name, facts])),
    };
    for (const noun of nouns.split(/,\s*/)) found.set(noun, family);
  }
  return found;
}

/** The family of a noun: of "insurance policy" its own, of "travel policy" the one of "policy". */
export const knownFamily = (noun: string): KnownFamily | undefined => familyAmong([families], noun);

/** The same with the nouns of sites and systems, where the text describes one. */
export const familyFor = (noun: string, text: string): KnownFamily | undefined =>
  familyAmong(isForMany(text) ? [ofSites, families] : [families], noun);

function familyAmong(all: readonly Families[], noun: string): KnownFamily | undefined {
  const words = noun.toLowerCase().split(' ');
  for (let from = 0; from < words.length; from++) {
    const name = words.slice(from).join(' ');
    const family = all.map((one) => one.get(name)).find(Boolean);
    if (family) return family;
  }
  return undefined;
}

/** Of people no samples are prepared: they have names as people have. */
export const isOfPeople = (family: KnownFamily): boolean =>
  family.samples.length === 0 && family.fields.some((line) => /: (?:email|phone)/.test(line));

/** For checking what is written there. */
export const everyFamily = (): KnownFamily[] => [...new Set([...families.values(), ...ofSites.values()])];

export const hasFamily = (noun: string): boolean => families.has(noun);

/** The same with the nouns of sites and systems, where the text describes one. */
export const hasFamilyFor = (noun: string, text: string): boolean =>
  families.has(noun) || (ofSites.has(noun) && isForMany(text));

/** English, and about something that more than one person uses: what one person keeps is said in own words. */
const isForMany = (text: string): boolean =>
  /\b(?:web ?sites?|web ?pages?|web applications?|platforms?|portals?|systems?|dashboards?|market ?places?|online|agency|company|rentals?|management|users)\b/i.test(
    text,
  ) && /\b(?:the|and|with|for|should|of|to)\b/i.test(text);
