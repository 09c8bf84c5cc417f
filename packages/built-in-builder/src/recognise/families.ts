import { familiesData } from './families-data.ts';

export type KnownFamily = { fields: readonly string[]; samples: readonly string[] };

const families = new Map<string, KnownFamily>();
for (const block of familiesData.trim().split(/\n\s*\n/)) {
  const [nouns = '', fields = '', samples = ''] = block.split('\n');
  const family: KnownFamily = {
    fields: fields.split(/;\s*/),
    samples: samples.replace(/^>\s*/, '').split(/;\s*/).filter(Boolean),
  };
  for (const noun of nouns.split(/,\s*/)) families.set(noun, family);
}

/** The family of a noun: of "insurance policy" its own, of "travel policy" the one of "policy". */
export function knownFamily(noun: string): KnownFamily | undefined {
  const words = noun.toLowerCase().split(' ');
  for (let from = 0; from < words.length; from++) {
    const family = families.get(words.slice(from).join(' '));
    if (family) return family;
  }
  return undefined;
}

export const hasFamily = (noun: string): boolean => families.has(noun);
