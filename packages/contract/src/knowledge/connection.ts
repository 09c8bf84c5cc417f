import { z } from 'zod';
import { contextItemTypes } from './context-item.ts';
import { idSchema } from '../ids.ts';

/** Where an account's documents lie that data sources are read from. CTX-04 */
export const contextProviders = ['notion', 'google_drive'] as const;
export type ContextProvider = (typeof contextProviders)[number];

/** A person's connection of one app with one provider. Its tokens never leave the server. */
export const contextConnectionSchema = z.object({
  id: idSchema,
  provider: z.enum(contextProviders),
  /** The workspace or address that it was made with. */
  label: z.string(),
  /** Whether the provider refuses it by now, so that it has to be made again. */
  isBroken: z.boolean(),
});
export type ContextConnection = z.infer<typeof contextConnectionSchema>;

/** A document that a connection may read. */
export const remoteFileSchema = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(contextItemTypes),
  changedAt: z.iso.datetime().nullable(),
});
export type RemoteFile = z.infer<typeof remoteFileSchema>;
