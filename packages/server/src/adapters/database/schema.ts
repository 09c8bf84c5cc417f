/**
 * Every table of the product, a file per slice in schema/. `app_id` leads each key of what belongs to an app, so that one
 * app's rows lie together.
 */
export * from './schema/accounts.ts';
export * from './schema/analytics.ts';
export * from './schema/app-errors.ts';
export * from './schema/app-usage.ts';
export * from './schema/app-users.ts';
export * from './schema/apps.ts';
export * from './schema/audit.ts';
export * from './schema/chat.ts';
export * from './schema/chat-assistant.ts';
export * from './schema/codes.ts';
export * from './schema/collaborators.ts';
export * from './schema/grid-views.ts';
export * from './schema/history.ts';
export * from './schema/imports.ts';
export * from './schema/installation.ts';
export * from './schema/integrations.ts';
export * from './schema/knowledge.ts';
export * from './schema/mail.ts';
export * from './schema/mcp.ts';
export * from './schema/own-models.ts';
export * from './schema/plans.ts';
export * from './schema/memberships.ts';
export * from './schema/preview.ts';
export * from './schema/publishing.ts';
export * from './schema/records.ts';
export * from './schema/repair-lab.ts';
export * from './schema/spend.ts';
export * from './schema/tools.ts';
export * from './schema/uploads.ts';
export * from './schema/versions.ts';
