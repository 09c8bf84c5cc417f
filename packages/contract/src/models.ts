import { z } from 'zod';

export const modelProviders = ['openai-compatible', 'anthropic', 'google', 'openrouter', 'ollama'] as const;
export const modelProviderSchema = z.enum(modelProviders);
export type ModelProvider = z.infer<typeof modelProviderSchema>;

/** PUT /api/admin/model: which model answers the chats of this installation. The key is stored encrypted, never sent back. */
export const modelSettingsRequestSchema = z.object({
  provider: modelProviderSchema,
  model: z.string().trim().min(1).max(200),
  baseUrl: z.url({ protocol: /^https?$/ }).optional(),
  apiKey: z.string().trim().max(1_000).optional(),
});
export type ModelSettingsRequest = z.infer<typeof modelSettingsRequestSchema>;

/** GET /api/admin/model. `source` says where the setting comes from: the environment wins over what was stored. */
export const modelSettingsSchema = z.object({
  source: z.enum(['environment', 'stored', 'none']),
  provider: modelProviderSchema.nullable(),
  model: z.string().nullable(),
  baseUrl: z.string().nullable(),
  hasApiKey: z.boolean(),
});
export type ModelSettings = z.infer<typeof modelSettingsSchema>;

/** POST /api/admin/model/test: one tiny request to the model, so that a wrong key is found before the first chat. */
export const modelTestResponseSchema = z.object({
  ok: z.boolean(),
  code: z.string().optional(),
  /** Where it failed: see `trialPlaces`. */
  place: z.string().optional(),
  message: z.string(),
});

/** What the public list of models and the admin's own prices say of a model (EDIT-16). A price that nobody knows is null. */
const modelFactsSchema = z.object({
  name: z.string(),
  contextTokens: z.number().nullable(),
  perMillionPromptTokens: z.number().nullable(),
  perMillionCompletionTokens: z.number().nullable(),
  seesPictures: z.boolean(),
  callsTools: z.boolean(),
});
export type ModelFacts = z.infer<typeof modelFactsSchema>;

const modelChoiceSchema = z.object({
  model: z.string(),
  label: z.string(),
  /** Null for a model that no public list has. */
  facts: modelFactsSchema.nullable(),
});
export type ModelChoice = z.infer<typeof modelChoiceSchema>;

/**
 * GET /api/admin/model/choices: the models that a platform admin may name with a message (GEN-25) or for a tool, the
 * connected one first. `problem` says why the provider's list could not be read; the connected model is there all the same.
 */
export const modelChoicesSchema = z.object({
  items: z.array(modelChoiceSchema),
  problem: z.string().nullable(),
  /** Of the prices. */
  currency: z.string(),
  /** The public list: when it was fetched, or the day of the one that comes with the product. */
  list: z.object({ at: z.string(), isBuiltIn: z.boolean() }),
});
export type ModelChoices = z.infer<typeof modelChoicesSchema>;

/** What stands where the name of a model would while none is connected. Who shows it says it in the reader's language. */
export const builtInModelName = 'Built-in builder';

/** GET /api/model, for every account: who answers the next message. */
export const currentModelSchema = z.object({ label: z.string(), isBuiltIn: z.boolean() });
export type CurrentModel = z.infer<typeof currentModelSchema>;
