import { z } from 'zod';

/** Finished apps that come with the product. */
export const sampleAppIds = ['bike-desk', 'team-spending', 'page-turners'] as const;
export type SampleAppId = (typeof sampleAppIds)[number];

/** POST /api/samples: answers the account's own copy of it, an AppSummary. */
export const openSampleSchema = z.object({ sampleId: z.enum(sampleAppIds) });
