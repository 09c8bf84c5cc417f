import type { Adapters } from '../../../adapters/adapters.ts';
import type { AppsService } from '../../../core/apps/apps.service.ts';
import type { SettingsGate } from '../../../core/plans/settings-gate.ts';
import type { AuditService } from '../../../core/audit/audit.service.ts';
import type { MailsService } from '../../../core/mail/mail.service.ts';
import type { Publications } from '../../../core/publications/publication.ts';
import type { SignInService } from '../sign-in/sign-in.service.ts';
import { createAcceptInvitation } from './accept-invitation.ts';
import type { AppUsersService } from './app-users.service.ts';
import { createAppPoolOf } from './app-pool.ts';
import { createChangePassword } from './change-password.ts';
import { createInvitations } from './invitations.ts';
import { createProveAddress } from './prove-address.ts';
import { createPeopleService } from './people.service.ts';
import { createRegistering } from './registering.ts';
import type { Visit } from './visit.ts';

type Deps = Adapters & {
  appUsers: AppUsersService;
  apps: AppsService;
  publishing: Pick<Publications, 'accessOf'>;
  signIn: SignInService;
  mails: MailsService;
  audit: AuditService;
  settingsGate: SettingsGate;
  requiresVerifiedEmail: boolean;
};

export type AppPeople = ReturnType<typeof createAppPeople>;

/** Everything by which people get into an app and out of it, besides what builders share with them (../sign-in). */
export function createAppPeople({ appUsers: people, ...rest }: Deps) {
  const deps = { ...rest, people, store: people.store };
  const invitations = createInvitations(deps);
  const appPoolOf = createAppPoolOf({ ...deps, invitations });
  const ways = { ...deps, invitations, appPoolOf };
  return {
    invitations,
    appPoolOf,
    registering: createRegistering(ways),
    changePassword: createChangePassword(ways),
    acceptInvitation: createAcceptInvitation(ways),
    people: createPeopleService({ ...deps, invitations }),
    provingAddress: createProveAddress(ways),

    /** Ends the sign-in of a token; nothing happens for one that is not valid here. */
    async signOut(visit: Visit, token: string): Promise<void> {
      const id = await people.sessions.end(visit.app.id, visit.channel, token);
      if (id) await deps.signIn.note(appPoolOf(visit), 'sign-out', { id }, visit);
    },
  };
}
