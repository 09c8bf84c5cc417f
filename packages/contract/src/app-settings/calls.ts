import { z } from 'zod';
import { appTypeSchema } from '../apps.ts';
import { call } from '../call.ts';
import { type ChangeMemberships, changeMembershipsSchema, membershipSettingsSchema } from '../memberships.ts';
import { changeAccessSchema } from '../people.ts';
import { appDetailsSchema, appSettingsSchema, appStyleSchema, appTextsSchema } from './documents.ts';
import { gateSchema } from './gates.ts';

const settings = '/api/apps/:appId/settings';

/** EDIT-11: part of the app settings, but no part of its files: they take effect at once, for drafts and visitors alike. */
export const signupSettingsSchema = z.object({
  isSignupEnabled: z.boolean(),
  termsOfServiceLink: z.string(),
  privacyPolicyLink: z.string(),
  supportEmail: z.string(),
});
export type SignupSettings = z.infer<typeof signupSettingsSchema>;
export type SignupKey = keyof SignupSettings;
export const signupKeys = signupSettingsSchema.keyof().options;

/** EDIT-11: what the app sells to its people, which has calls of its own for the rest. */
const soldSettingsSchema = membershipSettingsSchema.pick({
  isPaidMembershipsEnabled: true,
  paidMembershipsProduct: true,
  paidMembershipsSettings: true,
});
export type SoldSettings = z.infer<typeof soldSettingsSchema>;

/** Everything that the panels of an app show and change. */
export const appConfigurationSchema = z.object({
  appType: appTypeSchema,
  details: appDetailsSchema,
  style: appStyleSchema,
  texts: appTextsSchema,
  settings: appSettingsSchema,
  signup: signupSettingsSchema,
  memberships: soldSettingsSchema,
  /** By `document.key`: what the caller may not change, and what it takes. What is not named is open. */
  gates: z.record(z.string(), gateSchema),
  /** Pages that may be the main one. */
  pages: z.array(z.string()),
  /** Null while the app is a draft: then nobody can sign up (SIGN-04). */
  publishedUrl: z.string().nullable(),
});
export type AppConfiguration = z.infer<typeof appConfigurationSchema>;

/** Any of the keys, without their usual values: what is not sent stays as it is. A key that there is not is refused. */
function patchOf<Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>) {
  const fields = Object.entries(schema.shape).map(([key, field]) => [
    key,
    z.optional(field instanceof z.ZodDefault ? field.unwrap() : field),
  ]);
  return z.strictObject(Object.fromEntries(fields)) as unknown as z.ZodType<
    Partial<z.output<z.ZodObject<Shape>>>,
    Partial<z.output<z.ZodObject<Shape>>>
  >;
}

/** What the keys had when they were changed. Where one has become something else since, it is refused by name. */
const base = z.record(z.string(), z.unknown()).optional();
const signupShape = changeAccessSchema.pick({
  isSignupEnabled: true,
  termsOfServiceLink: true,
  privacyPolicyLink: true,
  supportEmail: true,
}).shape;

/** MEMB-13: the seller's token goes in with the settings and never comes out. */
const soldShape = changeMembershipsSchema.pick({ isPaidMembershipsEnabled: true, gumroadAccessToken: true }).shape;
export type SoldChange = Pick<ChangeMemberships, keyof typeof soldShape>;
export const soldKeys = Object.keys(soldShape) as (keyof SoldChange)[];

const saved = {
  // Documents among the app's files, which the chat of an editor changes as well (TEAM-02).
  who: 'editor',
  response: appConfigurationSchema,
  errors: ['setting-locked', 'settings-changed', 'settings-too-early', 'turn-running'],
} as const;

/** An app as its panels show it. Each call changes the keys that it names, and nothing else. */
export const appSettingsCalls = {
  read: call.get({
    path: settings,
    summary: 'Details, texts, style and settings of an app',
    who: 'viewer',
    response: appConfigurationSchema,
  }),
  saveSettings: call.post({
    ...saved,
    who: 'owner',
    path: settings,
    summary: 'Change settings of an app',
    body: z.object({
      appSettings: patchOf(z.object({ ...appSettingsSchema.shape, ...signupShape, ...soldShape })),
      base,
    }),
    errors: [
      ...saved.errors,
      'app-not-published',
      'memberships-need-sign-up',
      'memberships-off',
      'gumroad-token-refused',
      'gumroad-products-failed',
      'settings-not-saved',
    ],
  }),
  saveStyle: call.post({
    ...saved,
    path: '/api/apps/:appId/style',
    summary: 'Change the style of an app',
    body: z.object({ appStyle: patchOf(appStyleSchema), base }),
    errors: [...saved.errors, 'style-not-saved'],
  }),
  saveTexts: call.post({
    ...saved,
    path: '/api/apps/:appId/texts',
    summary: 'Change the texts of an app',
    body: z.object({ appTexts: patchOf(appTextsSchema), base }),
    errors: [...saved.errors, 'app-not-saved'],
  }),
  saveDetails: call.post({
    ...saved,
    path: '/api/apps/:appId/details',
    summary: 'Change name, description, language and pictures of an app',
    body: z.object({ appDetails: patchOf(appDetailsSchema), base }),
    errors: [...saved.errors, 'app-not-saved'],
  }),
};
