import { z } from 'zod';
import { limits } from './limits.ts';
import { mailDeliverySchema } from './mail.ts';

/** Who may open a published app, in the words of the client library's boot gate. */
export const accessModeSchema = z.enum(['public_without_login', 'public_with_login', 'private_with_login']);
export type AccessMode = z.infer<typeof accessModeSchema>;

export const appRoleSchema = z.enum(['admin', 'user']);
export type AppRole = z.infer<typeof appRoleSchema>;

/**
 * What a person is in an app. `admin` has rights with the platform; every other word has the meaning that the app gives it,
 * `user` as long as it gives none.
 */
export const personRoleSchema = z
  .string()
  .trim()
  .min(1)
  .max(limits.roleMaxChars)
  .regex(/^\P{C}*$/u);

/** A person of an app as its owner sees them. The owner's own person stays as it is: an app always has an admin. */
export const personSchema = z.object({
  id: z.string(),
  email: z.string(),
  fullName: z.string(),
  role: personRoleSchema,
  isOwner: z.boolean(),
  isDisabled: z.boolean(),
  isVerified: z.boolean(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime().nullable(),
});
export type Person = z.infer<typeof personSchema>;

/** GET /api/apps/{appId}/people. `total` counts everybody who fits the search; `next` asks for those behind. */
export const peopleQuerySchema = z.object({
  search: z.string().trim().max(limits.emailMaxChars).default(''),
  after: z.string().max(100).optional(),
});
export const peoplePageSchema = z.object({
  items: z.array(personSchema),
  total: z.number().int(),
  next: z.string().nullable(),
});
export type PeoplePage = z.infer<typeof peoplePageSchema>;

/** PATCH /api/apps/{appId}/people/{personId} */
export const changePersonSchema = z
  .object({
    role: personRoleSchema,
    isDisabled: z.boolean(),
    /** Whoever sends it vouches that the address is this person's. */
    isVerified: z.literal(true),
  })
  .partial();
export type ChangePerson = z.infer<typeof changePersonSchema>;

/** POST …/users/invite-user (AUTH-17). */
export const inviteUserSchema = z.looseObject({
  user_email: z.string().trim().max(limits.emailMaxChars),
  role: personRoleSchema.default('user'),
});

/** An invitation that nobody accepted yet. */
export const invitationSchema = z.object({
  id: z.string(),
  email: z.string(),
  role: personRoleSchema,
  invitedBy: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  isExpired: z.boolean(),
});
export type Invitation = z.infer<typeof invitationSchema>;
/** `delivery` says whether invitations are mailed at all. */
export const invitationListSchema = z.object({ items: z.array(invitationSchema), delivery: mailDeliverySchema });

/** POST /api/apps/{appId}/invitations. `link` is that of the mail where no mail server sends it: the owner passes it on. */
export const sentInvitationSchema = invitationSchema.extend({ link: z.string().nullable() });
export type SentInvitation = z.infer<typeof sentInvitationSchema>;
export const newInvitationSchema = z.object({
  email: z.string().trim().max(limits.emailMaxChars),
  role: personRoleSchema,
});

/** GET and PUT /api/apps/{appId}/access. `effectiveMode` is what counts while nobody chose a mode. */
export const appAccessSchema = z.object({
  accessMode: accessModeSchema.nullable(),
  effectiveMode: accessModeSchema,
  isSignupEnabled: z.boolean(),
  termsOfServiceLink: z.string(),
  privacyPolicyLink: z.string(),
  supportEmail: z.string(),
  /** Origins of other hosts whose pages may call the published app. */
  allowedOrigins: z.array(z.string()),
  /** Sites that may show the published app in a frame: none, some, or `*` alone for every one. */
  embedders: z.array(z.string()),
  /** Null while the app is a draft: nobody can join before it is published. */
  publishedUrl: z.string().nullable(),
  /** The plan that sign-up and what people are told there need, where the owner has a smaller one. */
  neededPlan: z.string().optional(),
});
export type AppAccess = z.infer<typeof appAccessSchema>;

/** `https://app.example.com`, whatever path is written behind it; without TLS on the own machine only. */
const originPattern =
  /^(https:\/\/[a-z0-9.-]+(?::\d{1,5})?|http:\/\/(?:localhost|127\.0\.0\.1|[a-z0-9.-]+\.localhost)(?::\d{1,5})?)(?:[/?#]\S*)?$/i;
const originOf = (text: string) =>
  originPattern
    .exec(text)![1]!
    .toLowerCase()
    .replace(/^(https:.*):443$|^(http:.*):80$/, '$1$2');
export const siteOriginSchema = z
  .string()
  .trim()
  .max(500)
  .regex(originPattern, 'Enter an address with https, such as https://app.example.com.')
  .transform(originOf);

/** Stands for every site among those that may show an app in a frame. */
export const anySite = '*';

const subdomainsPattern = /^https:\/\/\*(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?){2,}(?::\d{1,5})?$/i;
/** An origin, all subdomains of a name, or any site. It becomes part of a header, so nothing else passes. */
const embedder = z
  .string()
  .trim()
  .max(500)
  .refine(
    (text) => text === anySite || subdomainsPattern.test(text) || originPattern.test(text),
    'Enter an address with https, such as https://www.example.com or https://*.example.com.',
  )
  .transform((text) => (originPattern.test(text) ? originOf(text) : text.toLowerCase()));

/** As it was typed: only emptiness is marked (SIGN-03). The sign-in page makes a link of what is one. */
const link = z.string().trim().max(2_000);

export const changeAccessSchema = z
  .object({
    accessMode: accessModeSchema,
    isSignupEnabled: z.boolean(),
    termsOfServiceLink: link,
    privacyPolicyLink: link,
    supportEmail: z.string().trim().max(limits.emailMaxChars),
    allowedOrigins: z
      .array(siteOriginSchema)
      .max(limits.allowedOriginsMax)
      .transform((origins) => [...new Set(origins)]),
    embedders: z
      .array(embedder)
      .max(limits.embeddersMax)
      .transform((sites) => (sites.includes(anySite) ? [anySite] : [...new Set(sites)])),
  })
  .partial();
export type ChangeAccess = z.infer<typeof changeAccessSchema>;
