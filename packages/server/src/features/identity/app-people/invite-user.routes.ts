import { inviteUserSchema } from '@whittle/contract/people';
import { Hono } from 'hono';
import type { ResolveAppCaller } from '../../../http/app-caller.ts';
import type { AppEnv } from '../../../http/env.ts';
import { parseInput, readJson } from '../../../http/validation.ts';
import type { Invitations } from './invitations.ts';
import { inviterOf } from './inviter.ts';

const paths = [
  '/apps/:appId/users/invite-user',
  '/api/apps/:appId/users/invite-user',
  '/api/apps/:appId/runtime/users/invite-user',
] as const;
const maxBytes = 16_384;

type Deps = { invitations: Invitations; resolveCaller: ResolveAppCaller };

/** AUTH-17: the owner invites with any role, an admin of the app with the role user, nobody else at all. */
export function inviteUserRoutes({ invitations, resolveCaller }: Deps) {
  const app = new Hono<AppEnv>();
  for (const path of paths) {
    app.post(path, async (c) => {
      const caller = await resolveCaller(c.req.raw, c.env.host, c.req.param('appId'));
      const inviter = inviterOf(caller);
      const { user_email: email, role } = parseInput(inviteUserSchema, await readJson(c.req.raw, maxBytes));
      const invitation = await invitations.invite(caller.app, inviter, { email, role }, c.env.clientAddress);
      return c.json({ success: true, message: `Invitation sent to ${invitation.email}`, ...invitation });
    });
  }
  return app;
}
