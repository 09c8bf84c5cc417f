import type { AppId } from '@whittle/contract/ids';
import type { KnownPlace } from '@whittle/domain/accounts/known-places';
import type { RateLimit } from '../../../adapters/rate-limits.ts';
import type { MailBrand } from '../../../core/mail/mail-template.ts';
import type { Whereabouts } from './limits/attempt-place.ts';

/** Whose people a sign-in is for: the builders of this installation, or one app's. */
export type PoolId = 'builder' | `app:${string}`;

/** Where an attempt comes from: network address and browser. */
export type Origin = Whereabouts & { userAgent: string };

/** What signing in asks of a person, whichever pool they are of. */
export type Member = {
  id: string;
  email: string;
  passwordHash: string | null;
  emailVerifiedAt: Date | null;
  isDisabled: boolean;
  knownPlaces: KnownPlace[];
};
export type MemberChange = Partial<Pick<Member, 'passwordHash' | 'emailVerifiedAt' | 'knownPlaces'>>;

/** Somebody who has shown that an address is theirs: by a code, a link, an invitation, or their provider. */
export type Proven = { email: string; name?: string | undefined; openidSubject?: string | undefined };

/** How somebody got in, for the audit log. */
export type Way = 'password' | 'code' | 'link' | 'google' | 'invitation';

/** The mails that carry a code and a link: those of every pool, and one that builders alone get. */
export type CodeMailKind = 'sign-in-code' | 'verify-email' | 'reset-password' | 'change-email';
export type SharedMailKind = Exclude<CodeMailKind, 'change-email'>;

type PoolPeople<M extends Member> = {
  byId(id: string): Promise<M | null>;
  byEmail(email: string): Promise<M | null>;
  /** Null for somebody who is gone. */
  update(id: string, change: MemberChange): Promise<M | null>;
  changePlaces(id: string, change: (known: KnownPlace[]) => KnownPlace[] | null): Promise<void>;
  /** Ends the way in through a provider. */
  unlinkProvider(id: string): Promise<void>;
  /** Whom a proven address, or the provider's person, belongs to. */
  find(proven: Proven): Promise<M | null>;
  /** Whether `join` would take somebody with this address. */
  mayJoin(email: string): Promise<boolean>;
  /** Somebody new, with a confirmed address. Null when they are there already; throws where nobody may join. */
  join(proven: Proven, from: Origin): Promise<M | null>;
  /** What else becomes of a person whose address was proven; answers them as they are then. */
  settle(member: M, proven: Proven, from: Origin): Promise<M>;
};

type PoolSessions<M extends Member, Entered> = {
  start(member: M, from: Origin): Promise<Entered>;
  /** Ends all sessions of a person, but the one to keep. */
  endAll(member: M, keep?: string | null): Promise<unknown>;
  /** To be called after a change of a person that their sessions show. */
  changed(member: M): Promise<void>;
};

export type PoolMails<Kind extends CodeMailKind = SharedMailKind> = {
  brand: MailBrand;
  /** The page that the link of a mail opens. `continueUrl` is where it was asked to lead on to: not checked yet. */
  linkTo(kind: Kind, token: string, continueUrl: string | null): string;
  /** The name under which mails to one address are counted together. */
  countedAs(kind: Kind): string;
  /** What bounds them besides, per network and per pool. */
  bounds(address: string, email: string): readonly (readonly [key: string, limit: RateLimit])[];
};

/**
 * A pool of people as a value: all that differs between signing in to the builder and to an app. The services beside
 * this file take it as an argument, so that what they hold people to is written once. `Entered` is what a sign-in answers.
 */
export type Pool<M extends Member = Member, Entered = unknown, Kind extends CodeMailKind = SharedMailKind> = {
  id: PoolId;
  /** Null for builders. */
  appId: AppId | null;
  /** What the audit log calls its people. */
  actor: 'account' | 'app-user';
  /** Where its pages are. */
  origin: string;
  /** How long the token is good for that a mailed code is worth. */
  exchangeMs: number;
  /** Whether a password lets somebody in who has not confirmed the address; builders then wait at the page that asks for it. */
  entersUnconfirmed: boolean;
  people: PoolPeople<M>;
  sessions: PoolSessions<M, Entered>;
  mails: PoolMails<Kind>;
};

/** A pool as far as it goes without naming what its people are. */
export type PoolName = Pick<Pool, 'id' | 'appId' | 'actor' | 'origin'>;
