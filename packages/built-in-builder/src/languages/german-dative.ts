import type { AppPlan } from '../plan/plan.ts';

const prepositions = 'bei|mit|von|zu|aus|nach';
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Where a list of the app is named after a preposition, its plural takes an n: bei Mitgliedern, mit Aufgaben und Mitgliedern.
 * A word that is singular as well (Mitarbeiter) is the list after “bei” alone.
 */
export function inDative(plan: AppPlan | null): (line: string) => string {
  const entities = plan?.entities ?? [];
  const takesEnding = new Map(
    entities
      .filter(({ plural }) => /(?:e|er|el)$/.test(plural))
      .map(({ label, plural }) => [plural, label === plural ? 'bei' : 'any']),
  );
  if (takesEnding.size === 0) return (line) => line;
  const word = `(?:\\*\\*)?(?:${entities.map(({ plural }) => escaped(plural)).join('|')})(?![\\p{L}-])(?:\\*\\*)?`;
  const named = new RegExp(`(?<!\\p{L})(${prepositions}) (${word}(?:(?:, | und | oder )${word})*)`, 'gu');
  return (line) =>
    line.replace(named, (_, preposition: string, words: string) => {
      const inCase = words
        .split(/(\*\*|, | und | oder )/)
        .map((one) =>
          takesEnding.get(one) === 'any' || (preposition === 'bei' && takesEnding.has(one)) ? `${one}n` : one,
        );
      return `${preposition} ${inCase.join('')}`;
    });
}
