export const codeLimits = {
  /** VIS-09: one text of an element, one class, and how many of them and of changes a call has. */
  visualTextMaxChars: 5_000,
  /** What is typed over a text of the page; longer than it may be, it is shown and not stored. */
  visualTypedMaxChars: 200_000,
  visualClassMaxChars: 200,
  visualClassesMax: 100,
  visualEditsMax: 50,
  visualAncestorsMax: 12,
  /** Changes that follow one another sooner are one version. */
  visualBurstMs: 400,
  visualSavedShownMs: 2_000,
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
} as const;
