import type { HeldCall } from '@whittle/contract/preview-guard';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { apps } from './apps.ts';
import { instant } from './columns.ts';

/** What the code of an app may do in its preview before its owner has used it (docs/decisions/049). */
export const previewGuards = pgTable('preview_guards', {
  appId: text('app_id')
    .primaryKey()
    .references(() => apps.id, { onDelete: 'cascade' }),
  /** The digest of the files that the owner has used. */
  usedFiles: text('used_files'),
  usedAt: instant('used_at'),
  /** What was refused since the owner last answered. */
  held: jsonb('held').$type<HeldCall[]>().notNull().default([]),
  /** Hosts of others that the preview may call. */
  allowedHosts: jsonb('allowed_hosts').$type<string[]>().notNull().default([]),
});
