import { z } from 'zod';

/** An app that a platform admin offers to everybody who builds here, as its settings describe it. */
export const appTemplateSchema = z.object({
  templateId: z.string(),
  name: z.string(),
  description: z.string(),
  /** Empty without one. */
  category: z.string(),
  /** Null without a picture that the builder's pages may load. */
  imageUrl: z.string().nullable(),
  accentColor: z.string().nullable(),
});
export type AppTemplate = z.infer<typeof appTemplateSchema>;

export const appTemplateListSchema = z.object({ items: z.array(appTemplateSchema) });

/** EDIT-17: what templates are sorted into. */
export const templateCategoriesSchema = z.object({ items: z.array(z.string()) });
export const templateCategorySchema = z.object({ name: z.string().max(120) });
