import { z } from 'zod';

/** What an app says of its pages as a whole. */
export const pageDocumentSchema = z.object({
  /** A BCP 47 tag. */
  language: z.string().nullable(),
  direction: z.enum(['ltr', 'rtl']).nullable(),
  /** The app is light or dark by itself, whatever the system asks for (PUB-05). */
  theme: z.enum(['light', 'dark']).nullable(),
  /** What stands below every page, as HTML that the platform made. */
  foot: z.string(),
  /** Sheets of other sites, by https, that a page loads beside its own style. */
  links: z.array(z.string()),
});
export type PageDocument = z.infer<typeof pageDocumentSchema>;
