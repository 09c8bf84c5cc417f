import { z } from 'zod';

/** One thing done on a page, by the words that a person reads there. */
const step = z.union([
  z
    .object({
      click: z.string(),
      role: z.enum(['button', 'link', 'menuitem', 'option', 'tab', 'checkbox']).default('button'),
    })
    .strict(),
  z.object({ fill: z.string(), with: z.string() }).strict(),
  z.object({ choose: z.string(), option: z.string() }).strict(),
  z.object({ see: z.string() }).strict(),
  z.object({ gone: z.string() }).strict(),
  z.object({ open: z.string() }).strict(),
]);
export type Step = z.infer<typeof step>;

/** Steps on one page that create, change or delete a record. */
const deed = z.object({ page: z.string(), steps: z.array(step) }).strict();

/** `corpus.json` beside an app of the corpus. An app without one is imported and walked all the same. */
export const appNotes = z
  .object({
    /** What it shows, for people. */
    about: z.string().default(''),
    /** The fixed files that its generation has, added before it is packed. */
    template: z.enum(['g1', 'g2']).optional(),
    /** Adds the whole folder `components/ui`. */
    kit: z.boolean().default(false),
    manyPages: z.boolean().default(false),
    mainPage: z.string().optional(),
    requiresAuth: z.boolean().default(false),
    packages: z.record(z.string(), z.string()).default({}),
    entities: z.array(z.string()).default([]),
    functions: z.array(z.string()).default([]),
    /** Addresses to walk besides the pages that the import found; `{Entity}` becomes the id of one of its records. */
    paths: z.array(z.string()).default([]),
    /** Values that the pages rely on, laid over the records made from the schemas. */
    samples: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))).default({}),
    create: deed.optional(),
    update: deed.optional(),
    delete: deed.optional(),
    /** Answers that the app expects and handles, such as a function that is not run: `404 /functions/`. */
    expects: z.array(z.string()).default([]),
  })
  .strict();
export type AppNotes = z.infer<typeof appNotes>;
