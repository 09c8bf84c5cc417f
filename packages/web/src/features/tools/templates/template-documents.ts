import { type ToolDocument, toolDocumentSchema } from '@whittle/contract/tools/tool-document';

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

export type TemplateId = keyof typeof documents;
export const templateIds = Object.keys(documents) as TemplateId[];

const templateSchema = toolDocumentSchema.omit({ id: true });

export const readTemplate = async (id: TemplateId): Promise<Omit<ToolDocument, 'id'>> =>
  templateSchema.parse((await documents[id]()).default);
