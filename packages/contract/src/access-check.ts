import { z } from 'zod';

/** Who tries: nobody signed in, the record's creator, another signed-in person, and one with the app's role admin. */
export const accessCheckActors = ['visitor', 'creator', 'person', 'admin'] as const;
export type AccessCheckActor = (typeof accessCheckActors)[number];

/** What is tried, each by a call of its own to the temporary copy. */
export const accessCheckActions = [
  'list',
  'filter',
  'count',
  'read',
  'create',
  'create-many',
  'update',
  'delete',
  'delete-many',
] as const;
export type AccessCheckAction = (typeof accessCheckActions)[number];

/** `status` is what the server answered; `observed` says whether the act had its effect. */
export const accessCheckCellSchema = z.object({
  actor: z.enum(accessCheckActors),
  act: z.enum(accessCheckActions),
  expected: z.boolean(),
  observed: z.boolean(),
  status: z.number(),
});
export type AccessCheckCell = z.infer<typeof accessCheckCellSchema>;

export const entityAccessCheckSchema = z.object({
  entity: z.string(),
  /** Why there was nothing to try: a declaration that cannot be used, whose records nobody reaches. */
  problem: z.string().nullable(),
  cells: z.array(accessCheckCellSchema),
  /** Fields that hold personal data and that everyone may read, signed in or not. */
  openPersonalFields: z.array(z.string()),
});
export type EntityAccessCheck = z.infer<typeof entityAccessCheckSchema>;

/** Answer of POST /api/apps/{appId}/access-proof: the latest version, tried on a temporary copy. */
export const accessCheckSchema = z.object({
  versionId: z.string(),
  isProven: z.boolean(),
  entities: z.array(entityAccessCheckSchema),
  tookMs: z.number(),
});
export type AccessCheck = z.infer<typeof accessCheckSchema>;

/** What a builder types to publish personal data that everyone can read. */
export const openDataConsent = 'yes';

/** Facts of the refusal `personal-data-open`: fields with personal data that everyone could read, by entity. */
export const openDataSchema = z.record(z.string(), z.array(z.string()));
export type OpenData = z.infer<typeof openDataSchema>;
