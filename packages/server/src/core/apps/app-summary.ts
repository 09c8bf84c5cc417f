import type { AppSummary } from '@whittle/contract/apps';
import type { Config } from '../../config/config.ts';
import { publishedOrigin } from '../../http/hosts.ts';
import type { AppWithGeneration } from './apps.store.ts';
import { shownType } from './shown-type.ts';

/** What leaves the server about an app. */
export function toAppSummary(config: Pick<Config, 'appsHost' | 'appsScheme'>, app: AppWithGeneration): AppSummary {
  return {
    id: app.id,
    appType: shownType(app.appType),
    name: app.name,
    slug: app.slug,
    status: app.publishedVersionId ? 'active' : 'draft',
    generation: app.isStreaming ? 'streaming' : 'ready',
    createdAt: app.createdAt.toISOString(),
    updatedAt: app.updatedAt.toISOString(),
    latestVersionId: app.latestVersionId,
    publishedVersionId: app.publishedVersionId,
    publishedAt: app.publishedAt?.toISOString() ?? null,
    publishedUrl: app.publishedVersionId ? publishedOrigin(config, app) : null,
    ...(app.plannedPublish && { plannedPublish: app.plannedPublish }),
    ...(app.failedPublish && { failedPublish: app.failedPublish }),
    accentColor: app.accentColor,
  };
}
