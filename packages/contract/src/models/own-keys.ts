import { z } from 'zod';
import { modelConnectionRequestSchema, modelConnectionSchema } from './connections.ts';

export const maxOwnConnections = 5;

/** Whether people may use keys of their own on this installation; they may not unless a platform admin says so. */
export const ownKeysSettingSchema = z.object({ isAllowed: z.boolean() });
export type OwnKeysSetting = z.infer<typeof ownKeysSettingSchema>;

/** `isForApps`: the people of the account's own apps use it too, at the expense of the account. */
export const ownConnectionSchema = modelConnectionSchema.omit({ source: true }).extend({ isForApps: z.boolean() });
export type OwnConnection = z.infer<typeof ownConnectionSchema>;

export const ownConnectionRequestSchema = modelConnectionRequestSchema.extend({ isForApps: z.boolean() });
export type OwnConnectionRequest = z.infer<typeof ownConnectionRequestSchema>;

/** The models that a person connected with keys of their own, in the order in which they are asked. */
export const ownConnectionsSchema = ownKeysSettingSchema.extend({ items: z.array(ownConnectionSchema) });
export type OwnConnections = z.infer<typeof ownConnectionsSchema>;
