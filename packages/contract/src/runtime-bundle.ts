import { z } from 'zod';

/** GET /runtime/bundle (RUN-01, RUN-02): the files of an app by what they are. */
export const appBundleSchema = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  versionId: z.string(),
  /** Name to code. */
  pages: z.record(z.string(), z.string()),
  components: z.record(z.string(), z.string()),
  services: z.record(z.string(), z.string()),
  /** Name to schema; the schema of `User` stands in `userEntity`. */
  entities: z.record(z.string(), z.unknown()),
  userEntity: z.unknown().nullable(),
  layout: z.string().nullable(),
  globalsCss: z.string().nullable(),
  mainPage: z.string().nullable(),
});
export type AppBundle = z.infer<typeof appBundleSchema>;

/** What the server writes into each page of a published app. */
export const publishedDataSchema = z.object({
  appId: z.string(),
  slug: z.string(),
  name: z.string(),
  versionId: z.string(),
  /** Token of the signed-in person; null for a visitor. */
  token: z.string().nullable(),
  /** Sheets of other sites that the page loads. */
  links: z.array(z.string()),
});
export type PublishedData = z.infer<typeof publishedDataSchema>;
