import { z } from 'zod';
import { appLimits } from '../apps/limits.ts';
import { publishingLimits } from '../publishing/limits.ts';
import { queryMethods } from '../tools/tool-document.ts';
import { appSettingsLimits as limits } from './limits.ts';

const line = z.string().max(limits.appTextLineMaxChars).default('');
const text = z.string().max(limits.appTextMaxChars).default('');
const colour = z
  .string()
  .regex(/^(?:|#[0-9a-f]{6})$/i, 'Write a colour such as #1a2b3c.')
  .default('');
const flag = z.boolean().default(false);

const webAddress = z.url({ protocol: /^https?$/ });
const isWebAddress = (address: string, pattern: RegExp) =>
  pattern.test(address) && webAddress.safeParse(address).success;
/** A link that a page may follow. */
const link = z
  .string()
  .trim()
  .max(limits.appLinkMaxChars)
  .refine(
    (address) => address === '' || isWebAddress(address, /^https?:\/\/[^/\s]/i),
    'Write a whole address with https://.',
  )
  .default('');

/** A picture: a link, or a file that was uploaded to the app, which its own host serves. It stands in stylesheets. */
const picture = z
  .string()
  .trim()
  .max(limits.appLinkMaxChars)
  .refine(
    (address) =>
      address === '' ||
      /^\/files\/[\w-]+\/[^/\\?#"'()<>\s]+$/.test(address) ||
      isWebAddress(address, /^https:\/\/[^/\s][^\s"'()<>\\]*$/i),
    'Write a whole address with https://, or upload a picture.',
  )
  .default('');

/** The picture of the app's tab may lie among its own files, or be written out. */
const icon = z
  .string()
  .trim()
  .max(limits.appIconMaxChars)
  .regex(
    /^(?:|https:\/\/\S+|data:image\/\S+|\/(?!\/)\S*)$/,
    'Write a whole address with https://, or upload a picture.',
  )
  .default('');

/** What the app is, for people who find it. */
export const appDetailsSchema = z.object({
  name: z.string().trim().min(1, 'Give the app a name.').max(appLimits.appNameMaxChars),
  description: z.string().max(publishingLimits.publicationDescriptionMaxChars).default(''),
  /** As a BCP 47 tag such as `pt-BR`. */
  language: z
    .string()
    .trim()
    .regex(/^(?:|[a-z]{2,3}(?:-[a-z0-9]{2,8})*)$/i, 'Enter a language code such as en or pt-BR.')
    .default(''),
  icon,
  /** What links to the app show beside its name. */
  socialImage: picture,
});
export type AppDetails = z.infer<typeof appDetailsSchema>;

/** PUB-05. What is not given follows from the app's own stylesheet. */
export const appStyleSchema = z.object({
  styleName: z.enum(['', 'dark', 'colorful', 'light']).default(''),
  backgroundImage: picture,
  logoUrl: picture,
  headerTextColor: colour,
  subheaderTextColor: colour,
  buttonTextColor: colour,
  buttonBackgroundColor: colour,
  /** The app does not say that it was made with Whittle. */
  hideBuildAI: flag,
  background: colour,
});
export type AppStyle = z.infer<typeof appStyleSchema>;

/** PUB-06 */
export const appTextsSchema = z.object({
  header: line,
  description: appDetailsSchema.shape.description,
  inputLabel: line,
  inputPlaceholder: line,
  isInputHidden: flag,
  isInputCollapsed: flag,
  welcomeMessage: text,
  examples: z.array(z.string().max(limits.appTextLineMaxChars)).max(limits.appExamplesMax).default([]),
  ctaMessage: text,
  ctaButton: line,
  ctaLink: link,
  isMultiStepInput: flag,
});
export type AppTexts = z.infer<typeof appTextsSchema>;

const runs = z.int().min(1).max(limits.runsPerUserMax);

/** EDIT-10: what stands in the app's files. Secrets, counters and what takes effect without a publish do not. */
export const appSettingsSchema = z.object({
  /** Empty stands for the model that answers everybody. */
  aiModel: z.string().trim().max(200).default(''),
  modelTemperature: z.number().min(0).max(limits.temperatureMax).default(0.7),
  aiQueryMethod: z.enum(queryMethods).default('inputs'),
  dailyUserLimit: runs.default(10),
  weeklyUserLimit: runs.default(50),
  isClaimable: flag,
  requireBuilderCollaboratorAccount: flag,
  isToolTemplate: flag,
  templateCategory: line,
  templateImageUrl: picture,
  templateDescription: text,
  isProTool: flag,
  creditsPerRun: z.int().min(0).max(limits.creditsPerRunMax).default(1),
  userCanEditResults: flag,
  isAppTemplate: flag,
  /** Empty stands for the page that the app's address leads to by itself. */
  mainPage: z.string().max(200).default(''),
});
export type AppSettings = z.infer<typeof appSettingsSchema>;

export const appDocumentSchemas = {
  details: appDetailsSchema,
  style: appStyleSchema,
  texts: appTextsSchema,
  settings: appSettingsSchema,
};
export type AppDocuments = { details: AppDetails; style: AppStyle; texts: AppTexts; settings: AppSettings };
export type AppDocumentName = keyof AppDocuments;
