import { z } from 'zod';

/** `POST /api/uploads?appId=`: a file that the owner added in the builder. */
export const uploadSchema = z.object({
  id: z.string(),
  name: z.string(),
  contentType: z.string(),
  size: z.number(),
  /** What records keep: a path on each of the app's own hosts. */
  file_url: z.string(),
  /** The same on the preview's host, for pages of the builder. */
  url: z.string(),
});
export type Upload = z.infer<typeof uploadSchema>;
