import type { AccountId, AppId } from '@whittle/contract/ids';
import { createHash } from 'node:crypto';
import type { Adapters } from '../../../adapters/adapters.ts';
import { createLru } from '../../../adapters/lru.ts';
import type { AppTrees } from '../../../core/app-files/app-tree.ts';
import type { AppsService } from '../../../core/apps/apps.service.ts';
import type { Asset } from '../bundle.ts';
import { type CardSubject, socialCard } from './social-card.ts';

type Deps = Pick<Adapters, 'log'> & { apps: Pick<AppsService, 'requireOwned'>; trees: Pick<AppTrees, 'version'> };

const cacheBytes = 8_000_000;

/** Social cards as assets of what is published, and as the publish dialog shows them before. */
export function createSocialCards({ log, apps, trees }: Deps) {
  const drawn = createLru<Uint8Array>({ maxWeight: cacheBytes, weigh: ({ byteLength }) => byteLength });

  return {
    /** Null where it cannot be drawn: an app is published without a picture rather than not at all. */
    async assetOf(subject: CardSubject): Promise<Asset | null> {
      try {
        const content = await socialCard(subject);
        const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
        return { name: `card-${hash}.png`, contentType: 'image/png', content, brotli: null };
      } catch (err) {
        log.error({ err, appId: subject.appId }, 'the social card could not be drawn');
        return null;
      }
    },

    async preview(
      account: { accountId: AccountId },
      appId: AppId,
      { title, description }: { title: string; description: string },
    ): Promise<{ image: string }> {
      const app = await apps.requireOwned(account, appId);
      const version = app.latestVersionId;
      const key = JSON.stringify([appId, version, title, description]);
      const tree = version === null ? null : await trees.version(appId, version);
      const files = tree?.files ?? new Map<string, string>();
      const card = drawn.get(key) ?? (await socialCard({ appId, title: title.trim() || app.name, description, files }));
      drawn.set(key, card);
      return { image: Buffer.from(card).toString('base64') };
    },
  };
}
