import { inviteCalls } from '@whittle/contract/app-people/calls';
import type { Context } from 'hono';
import type { ResolveAppCaller } from '../../../http/app-caller.ts';
import type { AppEnv } from '../../../http/env.ts';
import { serveCalls } from '../../../http/serve-calls.ts';
import type { Invitations } from './invitations.ts';
import { inviterOf } from './inviter.ts';

type Deps = { invitations: Invitations; resolveCaller: ResolveAppCaller };

/** AUTH-17: the owner invites with any role, an admin of the app with the role user, nobody else at all. */
export function inviteUserRoutes({ invitations, resolveCaller }: Deps) {
  const { routes, on } = serveCalls();
  /** Whether somebody may invite at all is asked before what they sent is read. */
  const enter = async (c: Context<AppEnv>) => {
    const caller = await resolveCaller(c.req.raw, c.env.host, c.req.param('appId') ?? '');
    return { app: caller.app, inviter: inviterOf(caller) };
  };
  for (const call of Object.values(inviteCalls)) {
    on(
      call,
      async ({ body, entered: { app, inviter } }, c) => {
        const wish = { email: body.user_email, role: body.role };
        // The link proves an address, which code of the app must not be able to do in its owner's name.
        const { link: _, ...invitation } = await invitations.invite(app, inviter, wish, c.env.clientAddress);
        return { success: true, message: `Invitation sent to ${invitation.email}`, ...invitation };
      },
      { enter },
    );
  }
  return routes;
}
