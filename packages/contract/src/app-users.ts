import { z } from 'zod';
import { limits } from './limits.ts';

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
  role: z.enum(['admin', 'user']),
  is_verified: z.boolean(),
  disabled: z.boolean(),
  app_id: z.string(),
  created_date: z.string(),
  updated_date: z.string(),
});
export type AppUser = z.infer<typeof appUserSchema>;

export const appSignInResponseSchema = z.object({ access_token: z.string(), user: appUserSchema });
export type AppSignInResponse = z.infer<typeof appSignInResponseSchema>;
