import type { FailedPublish, PlannedPublish } from '@whittle/contract/apps';
import type { AccessMode } from '@whittle/contract/people';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { instant } from './columns.ts';

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
    /** Only members get into the published app: a membership is connected and turned on. */
    isForMembers: boolean('is_for_members').notNull().default(false),
    termsOfServiceLink: text('terms_of_service_link').notNull().default(''),
    privacyPolicyLink: text('privacy_policy_link').notNull().default(''),
    /** Counts up with each change of the two links before, so that what people agreed to has a number (SIGN-06). */
    termsVersion: integer('terms_version').notNull().default(0),
    supportEmail: text('support_email').notNull().default(''),
    /** Origins of other hosts whose pages may call the published app, with tokens of its people. */
    allowedOrigins: jsonb('allowed_origins').$type<string[]>().notNull().default([]),
    /** Origins of other hosts whose pages may show the published app in a frame; `*` for any. */
    embedders: jsonb('embedders').$type<string[]>().notNull().default([]),
    /** What the builder wants the model to heed in every request to this app. */
    projectRules: text('project_rules').notNull().default(''),
    /** The domain that the published app is to have; it has it as long as `domainProvenAt` is set. */
    customDomain: text('custom_domain'),
    domainProvenAt: instant('domain_proven_at'),
    /** As windows show it; the whole plan stands in `scheduled_publishes`. */
    plannedPublish: jsonb('planned_publish').$type<PlannedPublish>(),
    failedPublish: jsonb('failed_publish').$type<FailedPublish>(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    index('apps_owner').on(table.ownerId, table.updatedAt.desc()),
    uniqueIndex('apps_domain')
      .on(table.customDomain)
      .where(sql`domain_proven_at is not null`),
  ],
);

/** What the main page of an app looks like, for its tile. */
export const appPictures = pgTable('app_pictures', {
  appId: text('app_id')
    .primaryKey()
    .references(() => apps.id, { onDelete: 'cascade' }),
  versionId: text('version_id').notNull(),
  /** WebP in base64, as it goes to the page that shows it. */
  image: text('image').notNull(),
  takenAt: instant('taken_at').notNull(),
});

/**
 * Addresses at which an app was ever public. They stay that app's for good, also when it moves or is gone: browsers of
 * its people keep their sign-in for the address, and nobody else may find it there.
 */
export const appAddresses = pgTable('app_addresses', {
  slug: text('slug').primaryKey(),
  appId: text('app_id').notNull(),
});

/** What templates are sorted into. `key` is the name in small letters. */
export const templateCategories = pgTable('template_categories', {
  key: text('key').primaryKey(),
  name: text('name').notNull(),
});
