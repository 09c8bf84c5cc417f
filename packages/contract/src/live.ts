import { z } from 'zod';

/**
 * One change of one record as a subscriber may see it. `create` also stands for a record that came into the reader's
 * reach, `delete` for one that left it. `data` is the record as a read answers it; of a deleted one as it was, or only its
 * id when it is merely out of reach. With `_oversize` the long texts are left out: read the record to have them.
 */
export const recordEventSchema = z.object({
  entity: z.string(),
  type: z.enum(['create', 'update', 'delete']),
  id: z.string(),
  data: z.looseObject({ id: z.string(), _oversize: z.boolean().optional() }),
  timestamp: z.string(),
});
export type RecordEvent = z.infer<typeof recordEventSchema>;

/** Names of server-sent events beside the plain messages, which are record events. */
export const liveSignals = {
  /** Too much happened since the reader's position: it is to read everything again. */
  reset: 'reset',
  /** The reader may not go on; the data is an error's body. */
  refused: 'refused',
} as const;
