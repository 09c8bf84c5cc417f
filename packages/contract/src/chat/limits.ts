export const chatLimits = {
  /** A message to the assistant; longer text is refused with its length and the limit. */
  chatMessageMaxChars: 50_000,
  /** GEN-14 */
  chatMaxSteps: 4,
  /** GEN-61: how often the model is asked to go on with a reply that was cut. */
  replyContinuations: 3,
  /** How often the model is asked to correct what a check found in its reply. */
  repairRounds: 2,
  /** REPAIR-11: pages that are opened after a turn, and how long each, and a window that is silent, is waited for. */
  checkPages: 40,
  pageCheckTotalMs: 45_000,
  pageCheckPageMs: 10_000,
  /** How long buttons of one page are pressed, and how many; the window waits a little longer for the end of it. */
  pageCheckPressMs: 2_500,
  pageCheckPresses: 8,
  pageCheckPressEndMs: 4_500,
  pageCheckSilenceMs: 15_000,
  pageCheckErrorsPerPage: 10,
  chatRequestMessages: 3,
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
  /** GEN-31: messages that a window opens with, and gets when it asks for older ones. */
  chatPageMessages: 60,
  /** How long the single events of a finished turn are kept for windows that come back; its message says it all. */
  chatLogKeptMs: 3_600_000,
  /** VER-17: how long the debug log of a turn is kept, and how many steps of it. */
  debugLogKeptMs: 14 * 86_400_000,
  debugLogEntries: 100,
  replyMaxChars: 1_000_000,
  /** Rows that were left out, as an action of the chat lists them. */
  chatRejectedRows: 100,
} as const;
