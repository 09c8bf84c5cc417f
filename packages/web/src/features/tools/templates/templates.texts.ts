import { defineTexts } from '../../../lib/texts.ts';

/** Tools that come with the product: what each is for, in a few words. */
export const templateTexts = defineTexts('templateTexts', {
  title: 'AI tool templates',
  aboutAll: 'Ready-made tools with fields, prompt and result. Pick one and change what you like.',
  use: 'Use this',
  useOf: (name: string) => `Use this: ${name}`,
  failed: 'The tool could not be created.',
  fromTemplate: 'Or start from one of these',
  name: {
    'meal-plan': 'Meal plan',
    'meeting-minutes': 'Meeting minutes',
    'cover-letter': 'Cover letter',
    'trip-plan': 'Trip plan',
    'plain-words': 'A letter in plain words',
    'job-quote': 'Quote for a job',
    'product-description': 'Product description',
    'social-posts': 'Social posts',
    'lesson-plan': 'Lesson plan',
    'workout-plan': 'Workout plan',
  },
  about: {
    'meal-plan': 'A week of dinners with a shopping list, from the fridge and the budget',
    'meeting-minutes': 'Summary, decisions and tasks from what was scribbled down',
    'cover-letter': 'Drafted, read as the employer would, and written again',
    'trip-plan': 'Day by day, in steps, with a step for children',
    'plain-words': 'What an official letter wants, what to do and by when',
    'job-quote': 'Positions and sums from a few notes, with the sums checked',
    'product-description': 'For the page, for the list and for search engines',
    'social-posts': 'One text as posts for a week',
    'lesson-plan': 'Goal, phases and a short test for a class',
    'workout-plan': 'Four weeks that fit the time, the gear and what hurts',
  },
});
