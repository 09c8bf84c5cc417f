import { type ToolDocument, toolDocumentSchema } from '@whittle/contract/tools/tool-document';
import { shownLanguage } from '../../../lib/language.ts';

/** Tools that come with the product, each the document of a tool without an id; loaded when one is used. */
const documents = {
  'meal-plan': () => import('./documents/meal-plan.json'),
  'meeting-minutes': () => import('./documents/meeting-minutes.json'),
  'cover-letter': () => import('./documents/cover-letter.json'),
  'trip-plan': () => import('./documents/trip-plan.json'),
  'plain-words': () => import('./documents/plain-words.json'),
  'job-quote': () => import('./documents/job-quote.json'),
  'product-description': () => import('./documents/product-description.json'),
  'social-posts': () => import('./documents/social-posts.json'),
  'lesson-plan': () => import('./documents/lesson-plan.json'),
  'workout-plan': () => import('./documents/workout-plan.json'),
};

/** The same in German, for who builds in German. */
const germanDocuments: Record<TemplateId, () => Promise<{ default: unknown }>> = {
  'meal-plan': () => import('./documents/de/meal-plan.json'),
  'meeting-minutes': () => import('./documents/de/meeting-minutes.json'),
  'cover-letter': () => import('./documents/de/cover-letter.json'),
  'trip-plan': () => import('./documents/de/trip-plan.json'),
  'plain-words': () => import('./documents/de/plain-words.json'),
  'job-quote': () => import('./documents/de/job-quote.json'),
  'product-description': () => import('./documents/de/product-description.json'),
  'social-posts': () => import('./documents/de/social-posts.json'),
  'lesson-plan': () => import('./documents/de/lesson-plan.json'),
  'workout-plan': () => import('./documents/de/workout-plan.json'),
};

export type TemplateId = keyof typeof documents;
export const templateIds = Object.keys(documents) as TemplateId[];

const templateSchema = toolDocumentSchema.omit({ id: true });

/** In the language that the interface is shown in, where the template speaks it. */
export async function readTemplate(id: TemplateId, language = shownLanguage().tag): Promise<Omit<ToolDocument, 'id'>> {
  const spoken = language === 'de' ? germanDocuments : documents;
  return templateSchema.parse((await spoken[id]()).default);
}
