import { z } from 'zod';

/** A detector as an installation has it. */
const detectorSchema = z.object({
  /** One of docs/detectors.md. */
  id: z.string(),
  severity: z.enum(['error', 'warning', 'hint']),
  isOn: z.boolean(),
  /** What no installation does without: it is always on. */
  isNeeded: z.boolean(),
});

/** GET and PUT /api/admin/detectors, for platform admins. */
export const detectorsSchema = z.object({ detectors: z.array(detectorSchema) });
export type Detectors = z.infer<typeof detectorsSchema>;
export type DetectorState = Detectors['detectors'][number];

/** Which of them are off. */
export const detectorsOffSchema = z.object({ off: z.array(z.string().max(60)).max(100) });
