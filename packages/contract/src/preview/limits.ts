export const previewLimits = {
  /** PREV-02, PREV-03 */
  previewRefreshMs: 1_000,
  /** PREV-11: the app answers a ping within this time, or it is said not to answer. */
  previewPingMs: 2_000,
  previewSilenceMs: 6_000,
  /** PREV-12: loads of one frame within the time, and messages within a second, that no app needs. */
  previewLoads: 10,
  previewLoadsMs: 15_000,
  previewMessagesPerSecond: 200,
  /** What a running app may ask the builder to send (S-11), and what is shown of its address. */
  appMessageMaxChars: 2_000,
  appPathShownChars: 200,
  /** Records that the preview may change one by one before a person has used it. */
  previewFreeChanges: 20,
  /** How long a call waits for the person's first click to be known. */
  previewHoldMs: 7_000,
  /** Hosts of others that one preview may call. */
  previewHostsMax: 50,
  previewFloodPerSecond: 5_000,
  /** CONS-02 to CONS-05 */
  consoleKept: 1_000,
  consoleBatchMs: 200,
  consoleBatchMax: 60,
  /** Lines that wait for their batch: what an honest app writes at once, such as a line per record. */
  consoleWaitingMax: 600,
  consoleTextMaxChars: 4_000,
  consoleValuesMax: 20,
  consoleDepth: 4,
  consolePartsMax: 60,
  /** Parts of all values of one entry together. */
  consoleNodesMax: 400,
  networkKept: 300,
  networkBatchMax: 40,
  networkWaitingMax: 200,
  networkUrlMaxChars: 1_000,
  viewports: { tablet: { width: 768, height: 1024 }, mobile: { width: 375, height: 667 } },
} as const;
