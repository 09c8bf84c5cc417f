import { z } from 'zod';
import { idSchema } from '../ids.ts';
import { knowledgeLimits } from '../knowledge/limits.ts';
import { toolLimits as limits } from './tool-limits.ts';

/** FIELD-01 */
export const fieldTypes = [
  'short_text',
  'long_text',
  'number',
  'select',
  'multi_select',
  'checkbox',
  'date',
  'email',
  'url',
  'phone',
  'place',
  'file',
  'photo',
  'tool_item_select',
] as const;
export type FieldType = (typeof fieldTypes)[number];

/** What a file may be, told by its bytes. */
export const fileKinds = ['picture', 'pdf', 'document', 'sheet', 'text'] as const;
export type FileKind = (typeof fileKinds)[number];

/** Names a field, a step, a stage or a block within its tool. It never changes, so a prompt outlives every rename. */
const partIdSchema = z.string().regex(/^[a-z][a-z0-9_]{0,39}$/, 'must be lower-case letters, digits and _');
const text = (max: number = limits.textChars) => z.string().max(max).default('');
/** A link that a page may follow. */
const linkSchema = z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(2_000)]).default('');
/** A picture: a link, or a file that was uploaded to the app, which its own host serves. */
const pictureSchema = z
  .union([
    linkSchema,
    z
      .string()
      .regex(/^\/files\/[\w-]+\/[^/\\?#]+$/)
      .max(2_000),
  ])
  .default('');
const colourSchema = z.union([z.literal(''), z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #1a2b3c')]);

export const fieldOptionSchema = z.object({ label: z.string().max(limits.shortLabelChars), iconUrl: linkSchema });
export type FieldOption = z.infer<typeof fieldOptionSchema>;

/** FIELD-01 */
export const toolFieldSchema = z.object({
  id: partIdSchema,
  /** What a prompt calls it; unique without regard to case. */
  name: z.string().min(1).max(limits.labelChars),
  label: z.string().max(limits.labelChars),
  type: z.enum(fieldTypes),
  placeholder: text(limits.shortLabelChars),
  help: text(300),
  required: z.boolean().default(false),
  /** Shown to the builder only when revealed. */
  personal: z.boolean().default(false),
  /** Kept for the signed-in person, who can erase it. */
  memorize: z.boolean().default(false),
  options: z.array(fieldOptionSchema).max(limits.options).default([]),
  /** What the model looks for in a photo. */
  instructions: text(limits.instructionsChars),
  /** Kinds that a file field takes; none stands for all of them. */
  fileKinds: z.array(z.enum(fileKinds)).max(fileKinds.length).default([]),
  /** Which items of a list source the value lets through: those that have it in `filterProperty`, or those that do not. */
  filterCondition: z.enum(['none', 'include', 'exclude']).default('none'),
  filterProperty: text(limits.shortLabelChars),
  /** The tool from whose results one is chosen. */
  toolId: idSchema.nullable().default(null),
  stepId: partIdSchema.nullable().default(null),
});
export type ToolField = z.infer<typeof toolFieldSchema>;

/** FIELD-02. A step with a condition is part of the form only while the condition holds. */
export const toolStepSchema = z.object({
  id: partIdSchema,
  title: z.string().max(limits.shortLabelChars),
  condition: z
    .object({
      fieldId: partIdSchema,
      operator: z.enum(['is', 'is_not', 'is_filled', 'is_empty']),
      value: z.string().max(limits.shortValueChars).default(''),
    })
    .nullable()
    .default(null),
});
export type ToolStep = z.infer<typeof toolStepSchema>;

export const blockTypes = [
  'rich_text',
  'list',
  'table',
  'key_figures',
  'chart',
  'image',
  'cards',
  'file',
  'json',
] as const;
export type BlockType = (typeof blockTypes)[number];

/** What files of a result are written as. */
export const fileFormats = ['md', 'txt', 'csv', 'json'] as const;

/** Where cards come from: records of an entity of the app, in the rights of who runs the tool. */
export const cardSourceSchema = z.object({
  entity: text(limits.titleChars),
  titleProperty: text(limits.titleChars),
  textProperty: text(limits.titleChars),
  imageProperty: text(limits.titleChars),
  linkProperty: text(limits.titleChars),
  max: z.int().min(1).max(limits.cards).default(12),
});
export type CardSource = z.infer<typeof cardSourceSchema>;

/** One part of a result. `template` fills it from the inputs alone, without a model. */
export const resultBlockSchema = z.object({
  id: partIdSchema,
  type: z.enum(blockTypes),
  title: text(limits.titleChars),
  instructions: text(limits.instructionsChars),
  template: text(limits.promptChars),
  required: z.boolean().default(true),
  source: cardSourceSchema.prefault({}),
  fileFormat: z.enum(fileFormats).default('md'),
  /** Rules that the answer is checked against once it is there. */
  checks: z
    .object({
      minItems: z.int().min(0).max(500).nullable().default(null),
      maxItems: z.int().min(1).max(500).nullable().default(null),
      /** The last row of a table is the sum of the rows above it. */
      hasTotalRow: z.boolean().default(false),
      /** Words that must stand in it, whatever their case. */
      mustContain: z.array(z.string().min(1).max(limits.shortLabelChars)).max(10).default([]),
      /** Each link is followed once; one that leads nowhere fails the block. */
      linksResolve: z.boolean().default(false),
      /** What a model judges it by, after all other rules. */
      judgement: text(limits.instructionsChars),
    })
    .prefault({}),
});
export type ResultBlock = z.infer<typeof resultBlockSchema>;

/** PUB-06 */
export const toolTextsSchema = z.object({
  header: text(limits.titleChars),
  description: text(),
  inputLabel: text(limits.labelChars),
  inputPlaceholder: text(limits.shortLabelChars),
  isInputHidden: z.boolean().default(true),
  isInputCollapsed: z.boolean().default(false),
  welcomeMessage: text(),
  examples: z
    .array(z.object({ label: z.string().max(limits.shortLabelChars), values: z.record(z.string(), z.unknown()) }))
    .max(limits.examples)
    .default([]),
  ctaMessage: text(),
  ctaButton: text(limits.labelChars),
  ctaLink: linkSchema,
  isMultiStepInput: z.boolean().default(false),
  runButton: text(limits.labelChars),
});
export type ToolTexts = z.infer<typeof toolTextsSchema>;

/** PUB-05. A colour that is not given follows from the style, with its contrast kept. */
export const toolStyleSchema = z.object({
  styleName: z.enum(['dark', 'colorful', 'light']).default('light'),
  backgroundImage: pictureSchema,
  logoUrl: pictureSchema,
  background: colourSchema.default(''),
  headerTextColor: colourSchema.default(''),
  subheaderTextColor: colourSchema.default(''),
  buttonTextColor: colourSchema.default(''),
  buttonBackgroundColor: colourSchema.default(''),
  hideBuildAI: z.boolean().default(false),
});
export type ToolStyle = z.infer<typeof toolStyleSchema>;

/** A prompt with `{{field_id}}` for a value and `{{stage:stage_id}}` for what an earlier stage answered. */
export const toolStageSchema = z.object({
  id: partIdSchema,
  title: text(limits.shortLabelChars),
  prompt: z.string().max(limits.promptChars).default(''),
});
export type ToolStage = z.infer<typeof toolStageSchema>;

export const usualToolModel = 'gpt-4o-mini';
export const queryMethods = ['inputs', 'prompt'] as const;

/** EDIT-10, EDIT-12 to EDIT-15, TOOL-16. What counts, runs or is secret is no part of the document. */
export const toolSettingsSchema = z.object({
  /** The model that answers (EDIT-15); under the usual name the one that the installation is connected with. */
  aiModel: z.string().trim().min(1).max(limits.titleChars).default(usualToolModel),
  /** What data sources are searched with: what people filled in, or the whole first prompt. */
  aiQueryMethod: z.enum(queryMethods).default('inputs'),
  modelTemperature: z.number().min(0).max(limits.temperatureMax).default(0.7),
  dailyUserLimit: z.int().min(1).max(limits.runsPerDayMax).default(10),
  weeklyUserLimit: z.int().min(1).max(limits.runsPerWeekMax).default(50),
  creditsPerRun: z.int().min(0).max(limits.creditsPerRunMax).default(1),
  userCanEditResults: z.boolean().default(false),
});
export type ToolSettings = z.infer<typeof toolSettingsSchema>;

/** The content of `tools/{path}.json`: an AI tool whole, versioned, published and exported like every file of the app. */
export const toolDocumentSchema = z.object({
  id: idSchema,
  title: z.string().max(limits.titleChars),
  imageUrl: pictureSchema,
  texts: toolTextsSchema.prefault({}),
  style: toolStyleSchema.prefault({}),
  steps: z.array(toolStepSchema).max(limits.steps).default([]),
  fields: z.array(toolFieldSchema).max(limits.fields).default([]),
  stages: z.array(toolStageSchema).min(1).max(limits.stages),
  blocks: z.array(resultBlockSchema).max(limits.blocks).default([]),
  /** Data sources of the app that the tool answers from (EDIT-03). */
  contextItems: z.array(idSchema).max(knowledgeLimits.contextItemsPerTool).default([]),
  settings: toolSettingsSchema.prefault({}),
});
export type ToolDocument = z.infer<typeof toolDocumentSchema>;
