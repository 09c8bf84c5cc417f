import type { Facts } from './facts.ts';
import { isPerson } from './chunks.ts';
import { lemmaOfNoun } from './lemma.ts';
import { recordOf } from './implied.ts';
import { englishTagger } from './wink-tagger.ts';

/** What was done to a thing, as often as it was done: a watering of a plant. */
export type Log = { record: string; thing: string; isBySomebody: boolean };

const helpers = '(?:was|were|got|has been|have been|have|has|had|last|did)';
const done = new RegExp(
  String.raw`\b(?:which|what|whose) (?!(?:was|were|is|are|has|have|had|did|i|we|they|you|he|she|it|got)\b)([\p{L}-]+) (?:(?!${helpers}\b)[\p{L}-]+ )?(?:${helpers} )*(\p{L}{2,}ed|fed)\b`,
  'iu',
);
const doneInGerman = /\bwer,? wann (?:den|die|das|welche[nrs]?) (\p{Lu}\p{L}+) (?:\p{L}+(?:t|en)) hat\b/u;

/** "which plants I watered and when", "wer wann den Rasen gemäht hat": what is kept is when it was done, and by whom. */
export function noteLogs(sentence: string, facts: Facts): void {
  const [, things = '', verb = ''] = done.exec(sentence) ?? [];
  const thing = lemmaOfNoun(things.toLowerCase());
  const act = verb === '' ? '' : (englishTagger(verb)[0]?.lemma ?? verb);
  const isKept = thing.length > 2 && !isPerson(thing) && recordOf(act) === null && /\b(?:when|how often|date|day)\b/i.test(sentence); // prettier-ignore
  if (isKept) {
    facts.add(thing, 1.6, 'is looked after');
    facts.logs.push({ record: gerundOf(verb.toLowerCase()), thing, isBySomebody: /\bwhom?\b/i.test(sentence) });
  }
  const german = doneInGerman.exec(sentence)?.[1]?.toLowerCase();
  if (!german) return;
  facts.add(german, 2, 'is looked after');
  facts.addFields(german, ['Wer', 'Datum', 'Notizen'].map((text, index) => ({ from: index, to: index + 1, text, head: null, isField: true }))); // prettier-ignore
}

/** Acts that have a name of their own beside the one in -ing. */
const named = new Map(
  Object.entries({
    called: 'call',
    checked: 'check',
    fed: 'feeding',
    harvested: 'harvest',
    inspected: 'inspection',
    repaired: 'repair',
    treated: 'treatment',
    visited: 'visit',
    walked: 'walk',
  }),
);

/** watered → watering */
export const gerundOf = (past: string): string =>
  named.get(past) ?? `${past.replace(/ied$/, 'y').replace(/ed$/, '')}ing`;
