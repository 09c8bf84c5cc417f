import { z } from 'zod';
import { limits } from './limits.ts';
import { personRoleSchema } from './people.ts';

/** POST /api/apps/{appId}/auth/login and /auth/register, on the app's own host. */
export const appCredentialsSchema = z.looseObject({
  email: z.string().trim().max(limits.emailMaxChars),
  password: z.string().max(limits.passwordMaxChars),
  full_name: z.string().trim().max(200).optional(),
});

/** A signed-in person of one app, as `User/me` answers it (AUTH-18). */
export const appUserSchema = z.looseObject({
  id: z.string(),
  email: z.string(),
  full_name: z.string(),
  role: personRoleSchema,
  is_verified: z.boolean(),
  disabled: z.boolean(),
  app_id: z.string(),
  created_date: z.string(),
  updated_date: z.string(),
});
export type AppUser = z.infer<typeof appUserSchema>;

export const appSignInResponseSchema = z.object({ access_token: z.string(), user: appUserSchema });
export type AppSignInResponse = z.infer<typeof appSignInResponseSchema>;

const email = z.string().trim().max(limits.emailMaxChars);
const code = z.string().trim().max(20);
const token = z.string().max(2_000);
const password = z.string().max(limits.passwordMaxChars);

/** The other calls under /api/apps/{appId}/auth, in the client library's spelling. */
export const emailOnlySchema = z.looseObject({ email });
export const verifyOtpSchema = z.looseObject({ email, otp_code: code });
export const resetPasswordSchema = z.looseObject({ reset_token: token, new_password: password });
export const changePasswordSchema = z.looseObject({
  user_id: z.string().max(100),
  current_password: password,
  new_password: password,
});
/** POST /api/live_api/account/validateOtp?appId (AUTH-09), and what its answer is exchanged for. */
export const validateOtpSchema = z.looseObject({ email, otp: code });
export const exchangeSchema = z.looseObject({ customToken: token, tenantId: z.string().max(100) });
/** POST {A}/auth/sign-in-link: the link of a mail, opened and confirmed. */
export const linkSchema = z.looseObject({ token });
export const acceptInvitationSchema = z.looseObject({
  token,
  password: password.optional(),
  full_name: z.string().trim().max(200).optional(),
});

/** What registering answers. `access_token` is missing where the address must be verified first. */
export const registerResponseSchema = z.object({
  id: z.string(),
  message: z.string(),
  /** Lifetime of the code that was mailed. */
  otp_expires_in_minutes: z.number(),
  is_verified: z.boolean(),
  access_token: z.string().optional(),
  user: appUserSchema.optional(),
});
export type RegisterResponse = z.infer<typeof registerResponseSchema>;
