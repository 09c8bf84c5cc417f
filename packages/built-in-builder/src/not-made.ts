import type { AppPlan } from './plan/plan.ts';
import { notMade, outsideServices } from './reading/lexicon/not-made.ts';
import type { Reading } from './reading/reading.ts';

/** What the text asks for and the app does not have, in few words each. */
export function leftOut({ abilities }: Reading, plan: AppPlan, text: string, language: 'en' | 'de' = 'en'): string[] {
  const column = language === 'de' ? 1 : 0;
  const has = (archetype: string) => plan.pages.some((page) => page.archetype === archetype);
  const fieldNames = plan.entities.flatMap(({ fields }) => fields.map(({ name }) => name));
  const missing = abilities.flatMap((ability) => {
    if (ability === 'calendar')
      return has('calendar') ? [] : [column ? 'ein Kalender (dafür fehlt ein Datum)' : 'a calendar'];
    if (ability === 'chart') return has('dashboard') ? [] : [column ? 'ein Diagramm' : 'a chart'];
    if (ability === 'rate')
      return fieldNames.some((name) => /rating|stars|score|bewertung/.test(name))
        ? []
        : [column ? 'Bewertungen' : 'ratings'];
    if (ability === 'vote')
      return fieldNames.some((name) => /votes?/.test(name)) ? [] : [column ? 'Abstimmungen' : 'voting'];
    return notMade[ability]?.[column] ?? [];
  });
  const outside = outsideServices.flatMap(([words, name]) => (words.test(text) ? [name] : []));
  return [...new Set([...missing, ...outside])];
}
