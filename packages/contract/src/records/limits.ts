export const recordLimits = {
  /** ENT: `limit` default and maximum of the specification's calls; the SDK's default is its own maximum. */
  recordListDefault: 50,
  recordListMax: 5_000,
  recordMaxBytes: 1_000_000,
  /** Records of one answer together; a larger list is asked for in parts. */
  recordListMaxBytes: 16_000_000,
  bulkMaxBytes: 5_000_000,
  /** FAIR-02: calls on records that wait for their turn, and how long one would have to. */
  callsWaiting: 1_000,
  callsWaitingPerApp: 250,
  callsWaitingPerCaller: 125,
  callsWaitingAnyway: 40,
  callWaitMs: 10_000,
  /** FAIR-03: bytes of lists that are not picked up yet. */
  answersMaxBytes: 192_000_000,
  answersMaxBytesPerApp: 64_000_000,
  answersMaxBytesPerCaller: 32_000_000,
  /** A reader who takes nothing of an answer for so long loses it. */
  answerStallMs: 60_000,
  bulkMaxRows: 1_000,
  /** ENT-31: from how many records of an entity on its use makes indexes, how many at most, and how long unused ones stay. */
  indexedFromRecords: 2_000,
  indexesPerEntity: 6,
  indexesPerApp: 20,
  indexesInAll: 100,
  indexUnusedDays: 28,
  /** Records that one call may change. */
  changeMaxRows: 500,
  /** How long a repeat of a bulk create with the same key is recognised. */
  idempotencyKeyDays: 7,
  filterMaxDepth: 6,
  filterMaxConditions: 100,
  /** How much of a person's way of looking at a table is kept. */
  gridColumnIdMaxChars: 200,
  columnNameMaxChars: 60,
  gridViewColumns: 500,
  gridSortColumns: 6,
  gridFilters: 20,
  gridFilterMaxChars: 200,
  /** GRID-27, GRID-29 */
  bulkDeleteChunk: 5,
  bulkDeletePauseMs: 200,
  bulkDeleteRefreshMs: 500,
  /** GRID-14 */
  inlineTextMaxChars: 50,
  /** Live updates: a larger record comes without its texts above the second length (LIVE-04). */
  liveEventMaxChars: 100_000,
  liveTextMaxChars: 10_000,
  /** A reader who missed more, or was away for longer, reads everything again (LIVE-02). */
  liveCatchUpMax: 5_000,
  liveAwayMaxMs: 3_600_000,
  liveEntitiesMax: 50,
  liveConnectionsPerApp: 2_000,
  /** An office or a school often has one address for everybody. */
  liveConnectionsPerAddress: 200,
  /** CSV-05, CSV-18, CSV-19 */
  csvPreviewRows: 5,
  csvMappingMs: 20_000,
  csvSampleCellMaxChars: 200,
  csvBatchRows: 10,
  csvParallelBatches: 3,
  /** From so many rows on, batches are larger: the way of ten rows takes an hour for 200,000. */
  csvManyRows: 25_000,
  csvLargeBatchRows: 500,
  csvBatchChars: 1_000_000,
  /** A file that one call imports (ENT-18). */
  importMaxBytes: 50_000_000,
  importMaxRows: 500_000,
  /** Rows and records that the answer of that call names. */
  importAnswerRows: 1_000,
} as const;
