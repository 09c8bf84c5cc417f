import { inSentence, withArticle } from './plan/names.ts';
import { fieldOf, type AppPlan } from './plan/plan.ts';
import { rolesOf } from './plan/roles.ts';

/** Three requests that this app does not fulfil yet and the builder understands. */
export function suggestions(plan: AppPlan): string[] {
  const entity = plan.entities[0];
  if (!entity) return ['Use the Harbor palette', 'Make the corners round', 'Add notes with title, date and text'];
  const nouns = inSentence(entity.plural);
  const { state, tag, moment } = rolesOf(entity);
  const has = (archetype: string) => plan.pages.some((page) => page.archetype === archetype);
  const choice = tag?.type === 'select' ? tag : state;
  const wishes: (string | false | undefined)[] = [
    !fieldOf(entity, 'supplier') && !rolesOf(entity).note && `Add a notes field to ${nouns} and show it in the list`,
    rolesOf(entity).note && !fieldOf(entity, 'link') && `Add a link field to ${nouns}`,
    state && !has('board') && `Show the ${nouns} as a board by ${inSentence(state.label)}`,
    !state && `Add a status field with new, in progress and done`,
    moment && !has('calendar') && `Show the ${nouns} in a calendar`,
    choice && !has('dashboard') && `Add a chart of ${nouns} by ${inSentence(choice.label)}`,
    entity.access.read === 'creator' && `Let everyone who signs in see the ${nouns}`,
    `Use the ${plan.look.palette === 'Orchard' ? 'Harbor' : 'Orchard'} palette`,
    `Add ${withArticle('entity')}`,
  ];
  return wishes.filter((wish): wish is string => typeof wish === 'string').slice(0, 3);
}
