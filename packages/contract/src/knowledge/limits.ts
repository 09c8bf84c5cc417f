/** Limits of data sources. Those of a plan stand in plans/plan-table.ts. */
export const knowledgeLimits = {
  contextNameChars: 200,
  /** A text that is pasted; longer ones are uploaded as files. */
  contextTextChars: 1_000_000,
  contextQuestionChars: 500,
  contextAddressChars: 2_000,
  contextTokenChars: 500,
  /** Rows of a table in Notion that are read. */
  contextTableRows: 1_000,
  /** Addresses that one call adds. */
  contextAddressesAtOnce: 20,
  /** Passages that a search answers with. */
  contextHits: 10,
  /** Passages around one that is opened. */
  contextPassagesAround: 10,
  /** Data sources that one tool reads. */
  contextItemsPerTool: 20,
  /** CTX-10 */
  contextRenameDelayMs: 500,
} as const;
