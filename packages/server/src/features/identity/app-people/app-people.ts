import type { Adapters } from '../../../adapters/adapters.ts';
import { createRateLimits } from '../../../adapters/rate-limits.ts';
import type { AppsService } from '../../../core/apps/apps.service.ts';
import type { AuditService } from '../../../core/audit/audit.service.ts';
import type { OneTimeCodes } from '../codes/one-time-codes.ts';
import type { MailsService } from '../../../core/mail/mail.service.ts';
import type { Publications } from '../../../core/publications/publication.ts';
import { createAcceptInvitation } from './accept-invitation.ts';
import type { AppUsersService } from './app-users.service.ts';
import { createSignInCompletion } from './complete-sign-in.ts';
import { createSignInTickets } from './sign-in-tickets.ts';
import { createInvitations } from './invitations.ts';
import { createPeoplePlaces } from './people-places.ts';
import { createPasswordless } from './passwordless.ts';
import { createPasswords } from './passwords.ts';
import { createPeopleService } from './people.service.ts';
import { createRegistering } from './registering.ts';
import { createSignIn } from './sign-in.ts';

type Deps = Adapters & {
  appUsers: AppUsersService;
  apps: AppsService;
  publishing: Pick<Publications, 'accessOf'>;
  codes: OneTimeCodes;
  mails: MailsService;
  audit: AuditService;
  requiresVerifiedEmail: boolean;
};

export type AppPeople = ReturnType<typeof createAppPeople>;

/** Everything by which people get into an app and out of it: each way in is a module of its own. */
export function createAppPeople({ appUsers: people, ...rest }: Deps) {
  const deps = { ...rest, people, store: people.store };
  const signInTickets = createSignInTickets({ secrets: deps.secrets, rateLimits: createRateLimits(deps) });
  const invitations = createInvitations(deps);
  const places = createPeoplePlaces(deps);
  const signInCompletion = createSignInCompletion({ ...deps, invitations, places });
  const signIn = createSignIn({ ...deps, places });
  const ways = { ...deps, signInTickets, invitations, signInCompletion, places, signIn };
  return {
    signInTickets,
    invitations,
    signInCompletion,
    signIn,
    registering: createRegistering(ways),
    passwordless: createPasswordless(ways),
    passwords: createPasswords(ways),
    acceptInvitation: createAcceptInvitation(ways),
    people: createPeopleService(deps),
  };
}
