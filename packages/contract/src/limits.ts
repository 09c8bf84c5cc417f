/** The product's constants, units in their names. Sources: the rule ids beside them (docs/requirements.md). */
export const limits = {
  passwordMinChars: 8,
  passwordMaxChars: 1_000,
  emailMaxChars: 254,
  roleMaxChars: 60,
  sessionDays: 30,
  /** API-02 */
  tokenRefreshMs: 3_000_000,
  tokenLifetimeMs: 3_600_000,
  /** How long a sign-in counts as recent enough for what changes who may sign in. */
  reauthenticationMinutes: 15,
  /** Codes and links to one address, and from one network address, in 15 minutes. */
  mailsPerAddress: 5,
  /** To one address from all networks together where its owner never signed in. */
  mailsPerAddressInAll: 10,
  mailsPerNetwork: 40,
  /** Seconds before the interface offers to send a code again. */
  resendSeconds: 30,

  /** AUTH-09 */
  oneTimeCodeMinutes: 10,
  oneTimeCodeTries: 5,
  oneTimeCodeBlockMinutes: 15,

  /** AUTH-17 */
  invitationDays: 7,
  invitationsPerHour: 100,
  peoplePageLength: 50,

  /** Mails of one app to its people. */
  appMailsPerHour: 100,
  mailSubjectMaxChars: 200,
  mailBodyMaxChars: 100_000,

  /** A message to the assistant; longer text is refused with its length and the limit. */
  chatMessageMaxChars: 50_000,
  /** GEN-14 */
  chatMaxSteps: 4,
  /** How often the model is asked to correct what a check found in its reply. */
  repairRounds: 2,
  /** REPAIR-11: pages that are opened after a turn, and how long each, and a window that is silent, is waited for. */
  checkPages: 6,
  pageCheckPageMs: 10_000,
  pageCheckSilenceMs: 12_000,
  pageCheckErrorsPerPage: 10,
  chatRequestMessages: 3,
  liveMessages: 2,
  chatSendsPerMinute: 20,
  /** GEN-24: files of one message, and what of their words goes to the model. */
  chatAttachments: 10,
  /** Larger pictures are refused by most providers. */
  chatPictureMaxBytes: 5_000_000,
  /** GEN-27 */
  chatQueueLength: 20,
  /** GEN-30 */
  projectRulesMaxChars: 8_000,
  pickedLabelMaxChars: 120,
  /** VIS-09: one text of an element, one class, and how many of them and of changes a call has. */
  visualTextMaxChars: 5_000,
  visualClassMaxChars: 200,
  visualClassesMax: 100,
  visualEditsMax: 50,
  visualAncestorsMax: 12,
  /** Changes that follow one another sooner are one version. */
  visualBurstMs: 400,
  visualSavedShownMs: 2_000,
  /** GEN-31: messages that a window opens with, and gets when it asks for older ones. */
  chatPageMessages: 60,
  /** How long the single events of a finished turn are kept for windows that come back; its message says it all. */
  chatLogKeptMs: 3_600_000,
  /** VER-17: how long the debug log of a turn is kept, and how many steps of it. */
  debugLogKeptMs: 14 * 86_400_000,
  debugLogEntries: 100,
  /** GEN-02 */
  messageMaxWidthPx: 350,

  appNameMaxChars: 80,
  slugMaxChars: 50,
  publicationDescriptionMaxChars: 500,
  filePathMaxChars: 200,
  fileMaxBytes: 1_000_000,
  /** FILE-07, FILE-06 */
  codeAutosaveMs: 1_000,
  codeSavedShownMs: 2_000,
  /** A save that met no server is tried again after this. */
  codeRetryMs: 5_000,
  /** Files that are open in the editor at once. */
  openFilesMax: 30,
  /** A longer file is not compiled: it shows its problem where it would run. */
  compileMaxChars: 2_000_000,
  appMaxFiles: 2_500,
  appMaxBytes: 25_000_000,
  replyMaxChars: 1_000_000,

  /** VER-03 */
  versionListLength: 10,
  versionListMaxLength: 100,
  /** VER-15 */
  wordDiffMaxChars: 10_000,
  diffContextLines: 3,

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
  /** The app's own fields of one person together. */
  userDataMaxBytes: 32_000,
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
  /** Rows that were left out, as an action of the chat lists them. */
  chatRejectedRows: 100,

  /** IMPORT-05, IMPORT-06: archives of whole apps. */
  importArchiveMaxBytes: 100_000_000,
  importArchiveMaxFiles: 50_000,
  importUnpackedMaxBytes: 500_000_000,
  /** What is read to recognise an export. */
  importTextMaxBytes: 60_000_000,
  /** A file that unpacks to more than this many times its size is a trap. */
  importMaxRatio: 200,
  importWaitsHours: 24,
  importsPerHour: 120,

  /** SHELL-09 */
  imageMaxBytes: 10_000_000,
  uploadMaxBytes: 50_000_000,

  /** RUN-08 */
  appErrorDedupeMs: 300_000,
  appErrorsPerMinute: 10,
  appErrorTextMaxChars: 2_000,

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

  /** EDIT-20, SHELL-01, SHELL-03, SHELL-05, SHELL-10 */
  saveDebounceMs: 2_000,
  sidebarCookieDays: 7,
  wideScreenPx: 1024,
  linkDisplayMaxChars: 100,
  copiedIndicatorMs: 2_000,
  toastMs: 3_000,
  toastWithActionMs: 10_000,

  /** Exports of one app, and how long one may take with a slow reader. */
  exportsPerHour: 20,
  exportMaxMinutes: 60,
  /** Other addresses whose pages may call one app. */
  allowedOriginsMax: 20,
  /** Sites that may show a published app in a frame. */
  embeddersMax: 20,

  /** PUB-02 */
  appBuilderVersion: 4,
} as const;
