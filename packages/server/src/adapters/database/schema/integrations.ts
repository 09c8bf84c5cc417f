import type { CredentialKind, OperationCallers } from '@whittle/contract/integrations';
import { bigint, integer, json, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { apps } from './apps.ts';
import { instant } from './columns.ts';

/**
 * What an app called of Core and of its packages, per day (UTC), endpoint (`Core.InvokeLLM`,
 * `PetStore.listPets`) and model.
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
    /** Of which `images` were drawn or tokens used; empty where no model took part. */
    model: text('model').notNull().default(''),
    calls: integer('calls').notNull().default(0),
    failures: integer('failures').notNull().default(0),
    promptTokens: bigint('prompt_tokens', { mode: 'number' }).notNull().default(0),
    completionTokens: bigint('completion_tokens', { mode: 'number' }).notNull().default(0),
    images: integer('images').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.appId, table.day, table.endpoint, table.model] })],
);

/**
 * Packages that an app's owner installed, each made from an OpenAPI document. `name` is what code calls, unique in the
 * app in any spelling (`slug`). `callers` says who may call which operation; `sealedCredentials` are encrypted.
 */
export const appConnectors = pgTable(
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
