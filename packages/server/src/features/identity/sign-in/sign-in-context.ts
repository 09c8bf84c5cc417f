import type { Adapters } from '../../../adapters/adapters.ts';
import type { OneTimeCodes } from '../codes/one-time-codes.ts';
import type { AskedMail } from './asked-mail.ts';
import type { Attempts } from './attempts.ts';
import type { AuditNotes } from './audit-notes.ts';
import type { CodeMails } from './code-mails.ts';
import type { KnownPlaces } from './limits/known-places.ts';
import type { Redeem } from './redeem.ts';
import type { SignInTickets } from './tickets.ts';

/** What the services of signing in share; sign-in.service.ts puts it together. */
export type SignInContext = Pick<Adapters, 'clock' | 'passwordHashes'> &
  AuditNotes & {
    askedMail: AskedMail;
    attempts: Attempts;
    codes: OneTimeCodes;
    mails: CodeMails;
    places: KnownPlaces;
    redeem: Redeem;
    tickets: SignInTickets;
  };
