import { z } from 'zod';

/** A published app's own domain. `isProven` says whether the app answers there: its owner showed that it is theirs. */
export const appDomainSchema = z.object({
  domain: z.string().nullable(),
  isProven: z.boolean(),
  /** What the name server of the domain has to say so that it is proven. */
  record: z.object({ name: z.string(), value: z.string() }).nullable(),
  /** The host that the domain has to lead to. */
  target: z.string(),
});
export type AppDomain = z.infer<typeof appDomainSchema>;

export const setDomainRequestSchema = z.object({ domain: z.string().max(300) });
