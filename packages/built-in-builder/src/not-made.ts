import type { AppPlan } from './plan/plan.ts';
import { notMade, outsideServices } from './reading/lexicon/not-made.ts';
import type { Ability } from './reading/abilities.ts';
import type { Reading } from './reading/reading.ts';

/** Abilities whose pages or buttons the app has. */
function isMade(ability: Ability, { pages, entities }: AppPlan): boolean {
  const features = pages.flatMap((page) => (page.archetype === 'feature' ? [page.feature] : []));
  const actions = entities.flatMap((entity) => entity.actions ?? []);
  switch (ability) {
    case 'assistant':
      return features.includes('ask');
    case 'chat':
    case 'compare':
    case 'match':
    case 'timer':
      return features.includes(ability);
    case 'quiz':
      return features.includes('quiz') || features.includes('study');
    case 'download':
      return actions.includes('download');
    case 'export':
      return features.includes('report') || actions.includes('download');
    case 'favourite':
    case 'share':
      return actions.includes(ability);
    case 'play':
      return features.includes('game');
    case 'rank':
      return (
        entities.some(({ name }) => name.endsWith('Score')) ||
        pages.some(
          (page) =>
            page.archetype === 'list' &&
            page.order?.direction === 'down' &&
            /^(?:points|score|votes)$/.test(page.order.field),
        )
      );
    case 'subscribe':
      return entities.some(({ name }) => name === 'Subscriber');
    default:
      return false;
  }
}

/** "how much is left", "income minus expenses": of one record it is worked out, across two lists it is not. */
const isLeftOver =
  /\b(?:left over|(?:how much|what)(?: money)? (?:is|we have|i have) left|(?:income|earnings) minus (?:the )?(?:costs|expenses)|(?:current )?balance of|what remains|profit (?:and|or) loss|kassenstand|saldo|kontostand|überschuss|(?:noch )?übrig (?:ist|bleibt)|(?:ist|bleibt) (?:noch )?übrig|einnahmen minus (?:der )?(?:ausgaben|kosten)|unterm strich)\b/iu;
const ofTwoLists = 'what is left when one list is taken from another';

/** What the text asks for and the app does not have, in few words each. */
export function leftOut({ abilities }: Reading, plan: AppPlan, text: string): string[] {
  const isReporting = plan.pages.some((page) => page.archetype === 'feature' && page.feature === 'report');
  // a game of chess counts what was played on its own page
  const isPlayed = plan.pages.some((page) => page.archetype === 'feature' && page.variant === 'chess');
  const has = (archetype: string) => plan.pages.some((page) => page.archetype === archetype);
  const fieldNames = plan.entities.flatMap(({ fields }) => fields.map(({ name }) => name));
  const missing = abilities.flatMap((ability) => {
    if (ability === 'calendar') return has('calendar') ? [] : ['a calendar'];
    if (ability === 'chart') return has('dashboard') || isReporting || isPlayed ? [] : ['a chart'];
    if (ability === 'rate')
      return plan.entities.some(({ name }) => name === 'Review') ||
        fieldNames.some((name) => /rating|stars|score|bewertung|^(?:hourly_)?rate$/.test(name))
        ? []
        : ['ratings'];
    if (ability === 'vote') return fieldNames.some((name) => /votes?/.test(name)) ? [] : ['voting'];
    if (isMade(ability, plan)) return [];
    return notMade[ability]?.[0] ?? [];
  });
  const outside = outsideServices.flatMap(([words, name]) => (words.test(text) ? [name] : []));
  const isWorkedOut = plan.entities.some(({ fields }) => fields.some(({ formula }) => formula !== undefined));
  const left = isLeftOver.test(text) && !isWorkedOut && plan.entities.length > 1 ? [ofTwoLists] : [];
  return [...new Set([...missing, ...outside, ...left])];
}
