/** What a tool may hold and how often it runs. Sources: the rule ids beside them (docs/requirements.md). */
export const toolLimits = {
  /** TOOL-07 */
  perApp: 20,
  /** FIELD-06 */
  fields: 20,
  /** FIELD-05 */
  labelChars: 50,
  /** Labels of options and titles of steps. FIELD-05 */
  shortLabelChars: 100,
  options: 200,
  steps: 10,
  blocks: 12,
  stages: 4,
  cards: 50,
  /** How often single blocks of one run are asked for again. */
  redos: 10,
  examples: 3,
  titleChars: 100,
  pathChars: 60,
  textChars: 2_000,
  promptChars: 20_000,
  instructionsChars: 4_000,
  /** What one person may write into one field. */
  shortValueChars: 500,
  longValueChars: 20_000,
  fileBytes: 20_000_000,
  /** Of earlier results, to choose one. */
  items: 200,
  /** EDIT-12 */
  runsPerDayMax: 100,
  runsPerWeekMax: 100,
  /** EDIT-13 */
  creditsPerRunMax: 20,
  /** EDIT-14 */
  temperatureMax: 2,
  /** Of one block as JSON. A page with more would be read by nobody, and freeze. */
  blockChars: 200_000,
  /** A longer answer of a model is cut off and kept as far as it came. */
  answerChars: 2_000_000,
} as const;
