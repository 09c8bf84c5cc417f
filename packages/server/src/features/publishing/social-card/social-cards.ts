import type { AccountId, AppId } from '@whittle/contract/ids';
import { readAppDocuments } from '@whittle/domain/app-settings/app-documents';
import { createHash } from 'node:crypto';
import type { Adapters } from '../../../adapters/adapters.ts';
import { createLru } from '../../../adapters/lru.ts';
import type { AppTrees } from '../../../core/app-files/app-tree.ts';
import type { AppsService } from '../../../core/apps/apps.service.ts';
import type { Asset } from '../bundle.ts';
import type { CardSubject } from './social-card.ts';

type Deps = Pick<Adapters, 'log'> & {
  apps: Pick<AppsService, 'requireOwned'>;
  trees: Pick<AppTrees, 'version'>;
  /** As PNG. */
  drawCard(subject: CardSubject): Promise<Uint8Array>;
};

const cacheBytes = 8_000_000;

/** What the card of an app is drawn of. */
export function cardSubject(
  files: ReadonlyMap<string, string>,
  words: Pick<CardSubject, 'appId' | 'title' | 'description'>,
): CardSubject {
  const stylesheets = new Map([...files].filter(([path]) => path.endsWith('.css')));
  return { ...words, style: readAppDocuments(files).style, stylesheets };
}

export type SocialCards = ReturnType<typeof createSocialCards>;

/** Social cards as assets of what is published, and as the publish dialog shows them before. */
export function createSocialCards({ log, apps, trees, drawCard }: Deps) {
  const drawn = createLru<Uint8Array>({ maxWeight: cacheBytes, weigh: ({ byteLength }) => byteLength });

  return {
    /** Null where it could not be drawn. */
    assetOf(card: PromiseSettledResult<Uint8Array>, appId: AppId): Asset | null {
      if (card.status === 'rejected') {
        log.error({ err: card.reason as unknown, appId }, 'the social card could not be drawn');
        return null;
      }
      const content = card.value;
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
      return { name: `card-${hash}.png`, contentType: 'image/png', content, brotli: null };
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
      const words = { appId, title: title.trim() || app.name, description };
      const card = drawn.get(key) ?? (await drawCard(cardSubject(tree?.files ?? new Map(), words)));
      drawn.set(key, card);
      return { image: Buffer.from(card).toString('base64') };
    },
  };
}
