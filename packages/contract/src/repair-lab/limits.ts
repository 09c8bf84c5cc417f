export const repairLabLimits = {
  /** VALID-06 */
  repairIterationsMin: 1,
  repairIterationsMax: 5,
  repairIterations: 2,
  /** How long a model may take for one file. */
  labAnswerTimeoutMs: 180_000,
  /** Files that a model is asked about in one iteration, those with most issues first. */
  labFilesPerIteration: 20,
  /** How long a repair can be applied after it was made. */
  labRepairKeptMs: 3_600_000,
  labRepairsKept: 50,
  /** Versions of an app that the lab offers. */
  labVersions: 100,
  /** Models that one batch run compares. */
  batchModels: 5,
  /** Batch runs that are listed, the newest. */
  batchesShown: 50,
  batchAppsShown: 200,
} as const;
