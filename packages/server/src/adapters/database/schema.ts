import type { AuditActorKind, AuditEventName } from '@whittle/contract/audit';
import type { WriteVia } from '@whittle/contract/entities';
import type { CredentialKind, OperationCallers } from '@whittle/contract/integrations';
import type { MailState } from '@whittle/contract/mail';
import type { AccessMode } from '@whittle/contract/people';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  foreignKey,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/** Every table of the product. `app_id` leads each key of what belongs to an app, so that one app's rows lie together. */

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/** Builders. The first one of an installation is platform admin. E-mails are stored lower-case. */
export const accounts = pgTable('accounts', {
  id: text('id').primaryKey(),
  email: text('email').notNull().unique(),
  passwordHash: text('password_hash'),
  isAdmin: boolean('is_admin').notNull().default(false),
  isDisabled: boolean('is_disabled').notNull().default(false),
  emailVerifiedAt: instant('email_verified_at'),
  plan: text('plan').notNull().default('lite'),
  createdAt: instant('created_at').notNull().defaultNow(),
});

/** Whom an OpenID Connect provider knows an account's owner as. `email` is what the provider said when they were linked. */
export const accountIdentities = pgTable(
  'account_identities',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    uniqueIndex('account_identities_account').on(table.accountId, table.issuer),
  ],
);

/**
 * Sign-ins of builders. Only the SHA-256 of the cookie's value is stored. `provenAt` is when the person last showed that
 * it is them: by signing in, or by a password or code since.
 */
export const accountSessions = pgTable(
  'account_sessions',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    userAgent: text('user_agent').notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    provenAt: instant('proven_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('account_sessions_account').on(table.accountId)],
);

/** `latestVersionId` is the head of the app's history; `publishedVersionId` is pinned until the next publish. */
export const apps = pgTable(
  'apps',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    appType: text('app_type').notNull(),
    name: text('name').notNull(),
    slug: text('slug').notNull().unique(),
    latestVersionId: text('latest_version_id'),
    publishedVersionId: text('published_version_id'),
    publishedAt: instant('published_at'),
    accentColor: text('accent_color'),
    /** Who may open the published app; null as long as nobody chose: then its data decides. */
    accessMode: text('access_mode').$type<AccessMode>(),
    isSignupEnabled: boolean('is_signup_enabled').notNull().default(true),
    termsOfServiceLink: text('terms_of_service_link').notNull().default(''),
    privacyPolicyLink: text('privacy_policy_link').notNull().default(''),
    supportEmail: text('support_email').notNull().default(''),
    /** Origins of other hosts whose pages may call the published app, with tokens of its people. */
    allowedOrigins: jsonb('allowed_origins').$type<string[]>().notNull().default([]),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [index('apps_owner').on(table.ownerId, table.updatedAt.desc())],
);

/**
 * Addresses at which an app was ever public. They stay that app's for good, also when it moves or is gone: browsers of
 * its people keep their sign-in for the address, and nobody else may find it there.
 */
export const appAddresses = pgTable('app_addresses', {
  slug: text('slug').primaryKey(),
  appId: text('app_id').notNull(),
});

/** Content-addressed bytes: `hash` is the SHA-256 of `content`. Versions and published assets point here. */
export const blobs = pgTable('blobs', {
  hash: text('hash').primaryKey(),
  content: bytes('content').notNull(),
  size: integer('size').notNull(),
});

/** Immutable. `manifest` maps a file's path to the hash of its content. */
export const versions = pgTable(
  'versions',
  {
    appId: text('app_id')
      .notNull()
      .references(() => apps.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    messageId: text('message_id'),
    content: text('content').notNull().default(''),
    userRequest: text('user_request').notNull().default(''),
    manifest: jsonb('manifest').$type<Record<string, string>>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.appId, table.id] })],
);

/** The conversation. `body` holds what contract/chat.ts calls a message, without id, role, content and time. */
export const messages = pgTable(
  'messages',
  {
    appId: text('app_id')
      .notNull()
      .references(() => apps.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    accountId: text('account_id'),
    role: text('role').$type<'user' | 'assistant'>().notNull(),
    content: text('content').notNull(),
    body: jsonb('body').$type<Record<string, unknown>>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    index('messages_account_time').on(table.accountId, table.createdAt),
  ],
);

/** One run of the assistant. At most one turn of an app is `running`. `leaseOwner` names the process that runs it. */
export const turns = pgTable(
  'turns',
  {
    appId: text('app_id')
      .notNull()
      .references(() => apps.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    userMessageId: text('user_message_id').notNull(),
    messageId: text('message_id').notNull(),
    state: text('state').$type<'running' | 'finished'>().notNull(),
    outcome: text('outcome'),
    leaseOwner: text('lease_owner').notNull(),
    stopRequestedAt: instant('stop_requested_at'),
    usage: jsonb('usage').$type<Record<string, unknown>>(),
    startedAt: instant('started_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    uniqueIndex('turns_one_running')
      .on(table.appId)
      .where(sql`${table.state} = 'running'`),
  ],
);

/** Where each app's event log stands; the row lock on it orders the writers of one app. */
export const appEventHeads = pgTable('app_event_heads', {
  appId: text('app_id')
    .primaryKey()
    .references(() => apps.id, { onDelete: 'cascade' }),
  seq: bigint('seq', { mode: 'number' }).notNull().default(0),
});

/** The app's event log (contract/chat.ts, LiveEvent without seq), gapless by `seq`. */
export const appEvents = pgTable(
  'app_events',
  {
    appId: text('app_id')
      .notNull()
      .references(() => apps.id, { onDelete: 'cascade' }),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    messageId: text('message_id'),
    event: jsonb('event').$type<Record<string, unknown>>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.seq] }),
    index('app_events_message').on(table.appId, table.messageId, table.seq),
  ],
);

/**
 * The people of one app: a pool of its own. `accountId` marks the owner's own person, made for the preview.
 * `openidSubject` is the person at the OpenID provider, as issuer and subject with a space between. `registeredFrom` is the
 * network address that set the password of somebody whose e-mail is not verified yet.
 */
export const appUsers = pgTable(
  'app_users',
  {
    appId: text('app_id')
      .notNull()
      .references(() => apps.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    accountId: text('account_id'),
    email: text('email').notNull(),
    passwordHash: text('password_hash'),
    fullName: text('full_name').notNull().default(''),
    role: text('role').$type<'admin' | 'user'>().notNull().default('user'),
    isDisabled: boolean('is_disabled').notNull().default(false),
    emailVerifiedAt: instant('email_verified_at'),
    openidSubject: text('openid_subject'),
    registeredFrom: text('registered_from'),
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    memories: jsonb('memories').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    lastSeenAt: instant('last_seen_at'),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    uniqueIndex('app_users_email').on(table.appId, table.email),
    uniqueIndex('app_users_account').on(table.appId, table.accountId),
    uniqueIndex('app_users_openid').on(table.appId, table.openidSubject),
    index('app_users_newest').on(table.appId, table.createdAt.desc(), table.id.desc()),
  ],
);

/** Sign-ins of an app's people. A token counts as long as the row that it names is there. */
export const appSessions = pgTable(
  'app_sessions',
  {
    appId: text('app_id').notNull(),
    id: text('id').notNull(),
    userId: text('user_id').notNull(),
    channel: text('channel').$type<'preview' | 'published'>().notNull(),
    userAgent: text('user_agent').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    index('app_sessions_user').on(table.appId, table.userId),
    foreignKey({ columns: [table.appId, table.userId], foreignColumns: [appUsers.appId, appUsers.id] }).onDelete(
      'cascade',
    ),
  ],
);

/** Invitations that nobody accepted yet, one per address. Only the SHA-256 of the link's token is stored. */
export const appInvitations = pgTable(
  'app_invitations',
  {
    appId: text('app_id')
      .notNull()
      .references(() => apps.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    email: text('email').notNull(),
    role: text('role').$type<'admin' | 'user'>().notNull(),
    tokenHash: text('token_hash').notNull(),
    invitedBy: text('invited_by').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    uniqueIndex('app_invitations_email').on(table.appId, table.email),
    uniqueIndex('app_invitations_token').on(table.appId, table.tokenHash),
  ],
);

/**
 * Records of every entity of every app. `data` holds the fields of the schema; the rest are server fields. `size` is the
 * bytes of `data` as text, so that a list knows how much it would send before it reads it.
 */
export const records = pgTable(
  'records',
  {
    appId: text('app_id').notNull(),
    entity: text('entity').notNull(),
    id: text('id').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    size: integer('size').notNull().default(0),
    createdById: text('created_by_id'),
    isSample: boolean('is_sample').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.entity, table.id] }),
    index('records_newest').on(table.appId, table.entity, table.createdAt.desc(), table.id.desc()),
  ],
);

/**
 * Who changed which record when, and what stood there before and after; written in the statement that changes it. Changes
 * of one call share its `callId`; `undoes` names the call that this one takes back. `seq` orders the changes of one
 * record; `tx` tells which changes were committed between two snapshots.
 */
export const recordChanges = pgTable(
  'record_changes',
  {
    appId: text('app_id').notNull(),
    seq: bigint('seq', { mode: 'number' }).generatedAlwaysAsIdentity(),
    entity: text('entity').notNull(),
    recordId: text('record_id').notNull(),
    kind: text('kind').$type<'create' | 'update' | 'delete'>().notNull(),
    byId: text('by_id'),
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
    callId: text('call_id'),
    via: text('via').$type<WriteVia>().notNull().default('app'),
    undoes: text('undoes'),
    tx: transactionId('tx')
      .notNull()
      .default(sql`pg_current_xact_id()`),
    at: instant('at').notNull(),
  },
  (table) => [
    // What was committed lately in one app, for those who follow it.
    primaryKey({ columns: [table.appId, table.tx, table.seq] }),
    index('record_changes_record').on(table.appId, table.entity, table.recordId, table.seq),
    // Running apps write most changes and none of these: what the builder did, and what was deleted.
    index('record_changes_acts')
      .on(table.appId, table.entity, table.byId, table.seq)
      .where(sql`${table.via} <> 'app'`),
    index('record_changes_call')
      .on(table.appId, table.callId, table.seq)
      .where(sql`${table.via} <> 'app'`),
    index('record_changes_deleted')
      .on(table.appId, table.entity, table.seq)
      .where(sql`${table.kind} = 'delete'`),
    // Rows are written in the order of time and never moved, which is all that this tiny index needs.
    index('record_changes_at').using('brin', table.at),
  ],
);

/**
 * Indexes on `records` that queries ask for (docs/decisions/018). `shape` is the JSON of its keys; the index of a ready one is
 * called `records_use_{id}`. `refused` is one that cannot hold what is stored.
 */
export const recordIndexes = pgTable(
  'record_indexes',
  {
    appId: text('app_id')
      .notNull()
      .references(() => apps.id, { onDelete: 'cascade' }),
    entity: text('entity').notNull(),
    shape: text('shape').notNull(),
    id: text('id').notNull().unique(),
    state: text('state').$type<'wanted' | 'building' | 'ready' | 'refused'>().notNull(),
    uses: bigint('uses', { mode: 'number' }).notNull(),
    waitedMs: bigint('waited_ms', { mode: 'number' }).notNull(),
    firstUsedAt: instant('first_used_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
    builtAt: instant('built_at'),
  },
  (table) => [primaryKey({ columns: [table.appId, table.entity, table.shape] })],
);

/**
 * Keys of bulk creates that callers may repeat (`Idempotency-Key`): written with the records, kept for a week. `bodyHash`
 * tells a repeat from another call that uses the key again.
 */
export const recordCallKeys = pgTable(
  'record_call_keys',
  {
    appId: text('app_id')
      .notNull()
      .references(() => apps.id, { onDelete: 'cascade' }),
    entity: text('entity').notNull(),
    callerId: text('caller_id').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    recordIds: jsonb('record_ids').$type<string[]>().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.entity, table.callerId, table.key] }),
    index('record_call_keys_age').on(table.at),
  ],
);

/**
 * Files that people uploaded; the bytes lie in the storage adapter under `{appId}/{id}`. A row is there before its bytes
 * are and after they are gone, so that nothing is ever stored that no row knows of.
 */
export const uploads = pgTable(
  'uploads',
  {
    appId: text('app_id').notNull(),
    id: text('id').notNull(),
    uploaderId: text('uploader_id'),
    name: text('name').notNull(),
    contentType: text('content_type').notNull(),
    size: integer('size').notNull(),
    /** Opened by signed links alone. */
    isPrivate: boolean('is_private').notNull().default(false),
    isStored: boolean('is_stored').notNull().default(true),
    createdAt: instant('created_at').notNull().defaultNow(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [primaryKey({ columns: [table.appId, table.id] }), uniqueIndex('uploads_id').on(table.id)],
);

/**
 * Archives that were looked into and wait to become an app; their bytes lie in the storage adapter under `imports/{id}`.
 * `form` says how the files lie in them. No reference to the account: a row outlives it until its bytes are gone.
 */
export const imports = pgTable(
  'imports',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    fileName: text('file_name').notNull(),
    form: text('form').$type<'zip' | 'lines'>().notNull(),
    report: jsonb('report').$type<Record<string, unknown>>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('imports_age').on(table.createdAt)],
);

/** What a published version serves: path under the app's asset folder, its blob and the same blob compressed. */
export const publishedFiles = pgTable(
  'published_files',
  {
    appId: text('app_id')
      .notNull()
      .references(() => apps.id, { onDelete: 'cascade' }),
    versionId: text('version_id').notNull(),
    path: text('path').notNull(),
    contentType: text('content_type').notNull(),
    blobHash: text('blob_hash').notNull(),
    brotliHash: text('brotli_hash'),
  },
  (table) => [primaryKey({ columns: [table.appId, table.versionId, table.path] })],
);

/** Reports of errors in running apps (RUN-08). */
export const appErrors = pgTable(
  'app_errors',
  {
    appId: text('app_id')
      .notNull()
      .references(() => apps.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    versionId: text('version_id'),
    title: text('title').notNull(),
    details: text('details').notNull(),
    componentName: text('component_name').notNull(),
    scope: text('scope').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    index('app_errors_time').on(table.appId, table.createdAt),
  ],
);

/** How often each page of an app was opened and each of its events happened, per day (UTC). */
export const appUsage = pgTable(
  'app_usage',
  {
    appId: text('app_id')
      .notNull()
      .references(() => apps.id, { onDelete: 'cascade' }),
    day: text('day').notNull(),
    kind: text('kind').$type<'visit' | 'event'>().notNull(),
    name: text('name').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.appId, table.day, table.kind, table.name] })],
);

/**
 * What an app called of Core and of its packages, per day (UTC) and endpoint: `Core.InvokeLLM`, `PetStore.listPets`.
 * `failures` of the calls were the server's or the called service's.
 */
export const integrationUsage = pgTable(
  'integration_usage',
  {
    appId: text('app_id')
      .notNull()
      .references(() => apps.id, { onDelete: 'cascade' }),
    day: text('day').notNull(),
    endpoint: text('endpoint').notNull(),
    calls: integer('calls').notNull().default(0),
    failures: integer('failures').notNull().default(0),
    promptTokens: bigint('prompt_tokens', { mode: 'number' }).notNull().default(0),
    completionTokens: bigint('completion_tokens', { mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.appId, table.day, table.endpoint] })],
);

/**
 * Packages that an app's owner installed, each made from an OpenAPI document. `name` is what code calls, unique in the
 * app in any spelling (`slug`). `callers` says who may call which operation; `sealedCredentials` are encrypted.
 */
export const appPackages = pgTable(
  'app_packages',
  {
    appId: text('app_id')
      .notNull()
      .references(() => apps.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    baseUrl: text('base_url').notNull(),
    // Not `jsonb`, which forgets the order in which a document lists its operations.
    document: json('document').$type<Record<string, unknown>>().notNull(),
    callers: json('callers').$type<Record<string, OperationCallers>>().notNull(),
    credentialKind: text('credential_kind').$type<CredentialKind>().notNull(),
    sealedCredentials: text('sealed_credentials'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    uniqueIndex('app_packages_slug').on(table.appId, table.slug),
  ],
);

/** How each builder looks at the records of an entity (contract/grid-views.ts). */
export const gridViews = pgTable(
  'grid_views',
  {
    appId: text('app_id')
      .notNull()
      .references(() => apps.id, { onDelete: 'cascade' }),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    entity: text('entity').notNull(),
    view: jsonb('view').$type<Record<string, unknown>>().notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.appId, table.accountId, table.entity] })],
);

/** Settings of the installation by key; secrets inside are encrypted before they get here. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').$type<unknown>().notNull(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

/** Counters of attempts per key and window, shared by all server processes. */
export const rateCounters = pgTable(
  'rate_counters',
  {
    key: text('key').notNull(),
    windowStart: instant('window_start').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.windowStart] })],
);

/**
 * Every mail, and the queue of those that wait. `claimedBy` names the server process that is sending it now; `text` and
 * `html` are null once the mail is old.
 */
export const mails = pgTable(
  'mails',
  {
    id: text('id').primaryKey(),
    appId: text('app_id').references(() => apps.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    recipient: text('recipient').notNull(),
    fromName: text('from_name'),
    subject: text('subject').notNull(),
    text: text('text'),
    html: text('html'),
    state: text('state').$type<MailState>().notNull(),
    tries: integer('tries').notNull().default(0),
    /** What the mail server answered last, or why it could not be reached. */
    problem: text('problem'),
    claimedBy: text('claimed_by'),
    claimedAt: instant('claimed_at'),
    nextTryAt: instant('next_try_at'),
    expiresAt: instant('expires_at'),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
  },
  (table) => [
    index('mails_newest').on(table.createdAt.desc(), table.id.desc()),
    index('mails_waiting')
      .on(table.nextTryAt)
      .where(sql`${table.state} = 'queued'`),
  ],
);

/**
 * One-time codes and the links of the same mails, as hashes: at most one per pool, purpose and address. A row without
 * hashes only counts wrong tries, for addresses that were sent nothing as for those that were.
 */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    pool: text('pool').notNull(),
    purpose: text('purpose').notNull(),
    email: text('email').notNull(),
    codeHash: text('code_hash'),
    tokenHash: text('token_hash').unique(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    expiresAt: instant('expires_at').notNull(),
    wrongTries: integer('wrong_tries').notNull().default(0),
    lastWrongTryAt: instant('last_wrong_try_at'),
  },
  (table) => [
    primaryKey({ columns: [table.pool, table.purpose, table.email] }),
    index('one_time_codes_expiry').on(table.expiresAt),
  ],
);

/**
 * Who did what that a security review asks for. Append-only: a trigger refuses every change and deletion, so there are
 * no references to what may be deleted.
 */
export const auditEvents = pgTable(
  'audit_events',
  {
    seq: bigint('seq', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    event: text('event').$type<AuditEventName>().notNull(),
    actorKind: text('actor_kind').$type<AuditActorKind>().notNull(),
    actorId: text('actor_id'),
    appId: text('app_id'),
    target: text('target'),
    address: text('address'),
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [
    index('audit_events_event').on(table.event, table.seq.desc()),
    index('audit_events_actor').on(table.actorId, table.seq.desc()),
    index('audit_events_app').on(table.appId, table.seq.desc()),
  ],
);
