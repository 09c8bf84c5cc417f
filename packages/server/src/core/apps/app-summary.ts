import { type AppSummary, appTypeSchema } from '@whittle/contract/apps';
import type { Config } from '../../config/config.ts';
import { publishedOrigin } from '../../http/hosts.ts';
import type { AppWithGeneration } from './apps.store.ts';

/** What leaves the server about an app. */
export function toAppSummary(config: Pick<Config, 'appsHost' | 'appsScheme'>, app: AppWithGeneration): AppSummary {
  return {
    id: app.id,
    appType: typeOf(app),
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
    accentColor: app.accentColor,
  };
}

/** A sample that somebody tries is an app like those that are made here. */
const typeOf = ({ appType }: AppWithGeneration): AppSummary['appType'] =>
  appTypeSchema.safeParse(appType).data ?? 'space_app';
