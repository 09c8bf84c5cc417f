import { z } from 'zod';
import { limits } from '../limits.ts';

const count = z.number().int().nonnegative();
const ms = z.number().nonnegative();

/** VALID-08. `componentName` is the file's name without folder and ending. */
export const labIssueSchema = z.object({
  message: z.string(),
  componentName: z.string(),
  fileId: z.string(),
  /** One of the kinds of docs/repairs.md. */
  detectorId: z.string(),
  severity: z.enum(['error', 'warning', 'hint']),
  line: z.number().int().nullable(),
});
export type LabIssue = z.infer<typeof labIssueSchema>;

/** VALID-08 */
export const validationSchema = z.object({
  versionId: z.string(),
  issues: z.array(labIssueSchema),
  /** Every detector that ran, with what it found. */
  detectors: z.array(z.object({ detectorId: z.string(), issueCount: count })),
  filesChecked: count,
  executionTimeMs: ms,
});
export type Validation = z.infer<typeof validationSchema>;

/** VALID-11 */
const repairEntrySchema = z.object({
  detectorId: z.string(),
  issueMessage: z.string(),
  success: z.boolean(),
  errorMessage: z.string().nullable(),
  /** Null for a repair by rule. */
  modelUsed: z.string().nullable(),
  /** What the model was sent; null for a repair by rule. */
  prompt: z.string().nullable(),
  originalContent: z.string(),
  outputContent: z.string().nullable(),
  processingTimeMs: ms,
});
export type RepairEntry = z.infer<typeof repairEntrySchema>;

/** VALID-10 */
const fileRepairSchema = z.object({
  fileId: z.string(),
  initialIssueCount: count,
  finalIssueCount: count,
  repairSuccess: z.boolean(),
  totalProcessingTimeMs: ms,
  ruleBasedRepairs: z.array(repairEntrySchema),
  aiRepairs: z.array(repairEntrySchema),
});
export type FileRepair = z.infer<typeof fileRepairSchema>;

/** POST .../repair */
export const repairVersionSchema = z.object({
  iterations: z.number().int().min(limits.repairIterationsMin).max(limits.repairIterationsMax),
  /** A model of the connected provider; null for the one that answers chats. */
  model: z.string().trim().min(1).max(200).nullable(),
});
export type RepairVersion = z.infer<typeof repairVersionSchema>;

/** VALID-09. Nothing of it is part of the app before the test bundle is applied. */
export const repairResultSchema = z.object({
  initialIssues: z.array(labIssueSchema),
  unresolvedIssues: z.array(labIssueSchema),
  repairProcessDetails: z.array(fileRepairSchema),
  repairedFiles: z.array(z.object({ fileId: z.string(), issuesFixed: count })),
  iterationsPerformed: count,
  previousVersionId: z.string(),
  timingBreakdown: z.object({ repairOnlyTimeMs: ms, applyingActionsMs: ms }),
  executionTimeMs: ms,
  /** The test bundle: the files as the repair leaves them, under the id with which they can be applied. */
  appBundle: z.object({
    id: z.string(),
    files: z.array(z.object({ fileId: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
  }),
  /** What was repaired, as a fingerprint of all files: repairs with the same one had the same before them. */
  inputHash: z.string(),
  /** The model that answered, or could have been asked; null where none is connected. */
  model: z.string().nullable(),
  /** The code of why the model was not asked any more; what rules and it repaired until then stands. */
  modelFailure: z.string().nullable(),
  usage: z.object({ promptTokens: count, completionTokens: count }),
  /** How long answers took together, and the first one to its first word; null where none came. */
  answers: z.object({ totalMs: ms, firstWordMs: ms }).nullable(),
  /** What the bill says of this repair; null where no price is known. */
  cost: z.object({ amount: z.number(), currency: z.string() }).nullable(),
});
export type RepairResult = z.infer<typeof repairResultSchema>;

/** GET /api/admin/apps/{appId}/versions: what the lab can look at, the newest first. What was asked for is not in it. */
export const labAppSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The owner's email. */
  owner: z.string(),
  latestVersionId: z.string().nullable(),
  versions: z.array(z.object({ id: z.string(), timestamp: z.iso.datetime() })),
});
export type LabApp = z.infer<typeof labAppSchema>;

export const appliedRepairSchema = z.object({ versionId: z.string() });
