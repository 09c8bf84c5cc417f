import type { CollaboratorRole } from '@whittle/contract/collaborators';
import type { AccountId, AppId, AppUserId } from '@whittle/contract/ids';
import type { AccessMode } from '@whittle/contract/people';
import type { Actor } from '@whittle/domain/entities/access';
import type { Entity } from '@whittle/domain/entities/entity';
import type { Host } from './hosts.ts';

/** What calls to an app's own data need to know of the app. */
export type CalledApp = {
  id: AppId;
  ownerId: AccountId;
  /** The accounts that build it with the owner. */
  collaborators?: Readonly<Record<AccountId, CollaboratorRole>>;
  /** `tool` for an app that is one AI tool. */
  appType: string;
  slug: string;
  publishedVersionId: string | null;
  name: string;
  accentColor: string | null;
  /** Null as long as the owner chose none. */
  accessMode: AccessMode | null;
  isSignupEnabled: boolean;
  termsOfServiceLink: string;
  privacyPolicyLink: string;
  termsVersion: number;
  /** Only people with a living membership get in. */
  isForMembers: boolean;
  /** Origins of other hosts whose pages may call the published app. */
  allowedOrigins: readonly string[];
};

export type FindApp = (appId: AppId) => Promise<CalledApp | null>;

/** The app whose preview or published pages a host shows; null for other hosts and for an app that is not published. */
export type FindAppOfHost = (host: Host) => Promise<CalledApp | null>;

/** A signed-in person of one app's pool. */
export type AppPerson = {
  id: AppUserId;
  email: string;
  fullName: string;
  role: string;
  /** The person of the app's owner. */
  isOwner: boolean;
  /** Nobody has shown or vouched that the address is theirs, as where mails reach nobody. */
  isUnproven?: boolean;
};

/**
 * Whose files count: the head in the preview and in the builder, the published version at the app's own address. A token
 * of one channel is refused in the other.
 */
export type Channel = 'preview' | 'published';

/** Null when the app's files declare no such entity; throws `entity-invalid` when its declaration cannot be used. */
export type FindEntity = (appId: AppId, channel: Channel, name: string) => Promise<Entity | null>;

/**
 * Who calls one app's data, and from where. `person` stands for the caller in the app's pool and in its history: null
 * for a visitor. The owner in the builder has a person too, but `actor` lets them reach everything.
 */
export type AppCaller = {
  app: CalledApp;
  channel: Channel;
  actor: Actor;
  person: AppPerson | null;
  /** The network address, by which visitors are told apart where that counts. */
  address?: string;
};

/**
 * Finds out who calls `appId`; the app-users slice provides it. Throws `app-not-found` where the host does not belong to
 * the app or the caller may not know of it, `not-signed-in` for a token that is not valid here.
 */
export type ResolveAppCaller = (request: Request, host: Host, appId: AppId) => Promise<AppCaller>;
