import type { TurnChecks } from '@whittle/contract/turn-checks';
import type { AppId } from '@whittle/contract/ids';
import type { PreviewSession } from '@whittle/contract/preview';
import type { Logger } from 'pino';
import type { Adapters } from '../../adapters/adapters.ts';
import { createRateLimits } from '../../adapters/rate-limits.ts';
import { checksOf } from '../../compile/check-app.ts';
import type { GetPlatform } from '../../compile/load-platform.ts';
import { previewOrigin, pageCheckOrigin } from '../../http/hosts.ts';
import type { AppTrees } from '../../core/app-files/app-tree.ts';
import { createPreviewAccess, type PreviewViewer } from './preview-access.ts';
import { createPreviewBuilds } from './preview-builds.ts';

type Deps = Pick<Adapters, 'config' | 'clock' | 'db' | 'secrets'> & {
  log: Logger;
  trees: AppTrees;
  platform: GetPlatform;
};

export type PreviewService = ReturnType<typeof createPreviewService>;

/** Previews of apps: who may see them, and what they show. */
export function createPreviewService({ config, clock, db, secrets, log, trees, platform }: Deps) {
  const access = createPreviewAccess({ secrets, config, rateLimits: createRateLimits({ db, clock }) });
  const builds = createPreviewBuilds({ trees, platform, log });

  return {
    access,
    builds,

    /** The address that opens the preview in a window of `viewer`, who owns the app; or only to look at its pages. */
    async openSession(
      appId: AppId,
      viewer: PreviewViewer,
      { path = '/', isPageCheck = false } = {},
    ): Promise<PreviewSession> {
      const origin = (isPageCheck ? pageCheckOrigin : previewOrigin)(config, appId);
      const query = new URLSearchParams({ code: await access.issueCode(appId, viewer), path });
      return { url: `${origin}/_whittle/enter?${query}`, origin };
    },

    /** Whether a request may use the data of an app's preview without a token. */
    hasAccess: async (request: Request, appId: AppId): Promise<boolean> =>
      (await access.viewerOf(request, appId)) !== null,

    /** What is wrong with the app's head: every file compiled, every import looked up, the style made. */
    async checkTree(appId: AppId): Promise<TurnChecks> {
      const { app, problems } = await builds.head(appId);
      return checksOf(app, problems);
    },
  };
}
