import { z } from 'zod';
import { modelProviderSchema, modelSettingsRequestSchema } from '../models.ts';

/**
 * What a model is asked for: to write apps and answer questions, to fix what a check found, to draw, to turn texts into
 * vectors (by one alone: vectors of two models cannot be compared).
 */
export const modelRoles = ['build', 'repair', 'image', 'embed'] as const;
export type ModelRole = (typeof modelRoles)[number];

export const maxConnections = 20;

/** The one that the environment sets, and the one of `PUT /api/admin/model`. */
export const environmentConnection = 'environment';
export const mainConnection = 'main';

/** A connected model. Its key is stored encrypted and never sent back. */
export const modelConnectionSchema = z.object({
  id: z.string(),
  name: z.string(),
  source: z.enum(['environment', 'stored']),
  provider: modelProviderSchema,
  model: z.string(),
  baseUrl: z.string().nullable(),
  hasApiKey: z.boolean(),
});
export type ModelConnectionInfo = z.infer<typeof modelConnectionSchema>;

/** Left out, the key stays the same as long as the model stays at the same place. */
export const modelConnectionRequestSchema = modelSettingsRequestSchema.extend({
  name: z.string().trim().min(1).max(60),
});
export type ModelConnectionRequest = z.infer<typeof modelConnectionRequestSchema>;

/** What is to be tried before it is saved; `connectionId` names the one whose stored key counts where none was typed. */
export const connectionTrialSchema = modelSettingsRequestSchema.extend({ connectionId: z.string().max(60).optional() });
export type ConnectionTrial = z.infer<typeof connectionTrialSchema>;

const order = z.array(z.string().max(60)).max(5);

/** Which connections answer, in order: the next one where the one before fails. Empty: as before there were several. */
export const modelRolesSchema = z.object({ build: order, repair: order, image: order, embed: order.max(1) });
export type ModelRoles = z.infer<typeof modelRolesSchema>;

export const modelConnectionsSchema = z.object({ items: z.array(modelConnectionSchema), roles: modelRolesSchema });
export type ModelConnections = z.infer<typeof modelConnectionsSchema>;

/** Where a trial ended: the steps that a request takes, one after the other. */
export const trialPlaces = [
  'address',
  'blocked',
  'dns',
  'connection',
  'tls',
  'key',
  'model',
  'quota',
  'silence',
  'shape',
  'refusal',
] as const;
export const trialPlaceSchema = z.enum(trialPlaces);
export type TrialPlace = z.infer<typeof trialPlaceSchema>;
