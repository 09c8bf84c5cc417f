import { singularise } from '../../plan/names.ts';
import type { EntityDraft } from '../entity-draft.ts';
import type { Features } from './features.ts';

const printed =
  /\b(?:print(?:s|ed|ing|able)?|print-?outs?|print(?:able)? (?:view|version)s?)\b(?! (?:shop|run|order|edition|press)s?)((?: (?:out|view|version|of|for|the|an?|whole|their|its|all|every|each|own|ready))*)((?: [\p{L}-]+){0,3})/giu;

/** "print the member list", "a printable view of the contract": what is printed has a button for it, alone and as a list. */
export function prints(features: Features): void {
  const { text, reading } = features.context;
  if (reading.language !== 'en') return;
  const said = [...text.matchAll(printed)];
  if (said.length === 0) return;
  const named = said.flatMap(([, , words = '']) => kept(features, words) ?? []);
  features.offer('print', named.length > 0 ? named : [features.main]);
}

/** What the words behind it name, the nearest first: the list of members is of members. */
function kept(features: Features, words: string): EntityDraft | undefined {
  const nouns = words.trim().toLowerCase().split(' ').filter(Boolean).map(singularise);
  return nouns.flatMap((noun) => features.drafts.find((one) => one.noun.split(' ').at(-1) === noun && !one.draft.entity.verb)?.draft ?? [])[0];
} // prettier-ignore
