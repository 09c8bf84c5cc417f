import type { ChatSettings } from '@whittle/contract/chat-assistant/chat-assistant';
import { chatAssistantLimits } from '@whittle/contract/chat-assistant/limits';
import type { AppId } from '@whittle/contract/ids';
import { eq } from 'drizzle-orm';
import type { Adapters } from '../../adapters/adapters.ts';
import { appChats } from '../../adapters/database/schema.ts';
import type { App, AppsService } from '../../core/apps/apps.service.ts';
import { publishedOrigin } from '../../http/hosts.ts';

type Deps = Pick<Adapters, 'db' | 'config'> & { apps: Pick<AppsService, 'requireOwned'> };

export type StoredChat = typeof appChats.$inferSelect;
type Change = Partial<Omit<StoredChat, 'appId' | 'chatAppId'>>;

export const chatPagePath = '/chat';
export const bubbleScriptPath = '/_whittle/chat-bubble.js';

export type ChatSettingsService = ReturnType<typeof createChatSettings>;

/** How the chat assistant of an app is set up. Rules: CHATA-02, CHATA-03. */
export function createChatSettings({ db, config, apps }: Deps) {
  /** An app's assistant is a draft with the usual values until somebody changes it. */
  const find = async (appId: AppId): Promise<StoredChat> => {
    const [row] = await db.select().from(appChats).where(eq(appChats.appId, appId));
    return (
      row ?? {
        ...{ appId, chatAppId: appId, status: 'draft', welcome: '', contextItems: null, allowedOrigins: [] },
        isInApp: true,
        dailyUserLimit: chatAssistantLimits.dailyUserLimit,
      }
    );
  };

  const show = (app: App, stored: StoredChat): ChatSettings => {
    const { chatAppId, status, welcome, contextItems, isInApp, allowedOrigins, dailyUserLimit } = stored;
    const shown = { chatAppId, status, welcome, contextItems, isInApp, allowedOrigins, dailyUserLimit };
    const origin = app.publishedVersionId === null ? null : publishedOrigin(config, app);
    return { ...shown, url: origin && origin + chatPagePath, scriptUrl: origin && origin + bubbleScriptPath };
  };

  return {
    find,
    /** Whether pages of the published app load the bubble. */
    async isInApp(appId: AppId): Promise<boolean> {
      const { status, isInApp } = await find(appId);
      return status === 'active' && isInApp;
    },
    async read(caller: { accountId: string }, appId: AppId): Promise<ChatSettings> {
      const app = await apps.requireOwned(caller, appId);
      return show(app, await find(app.id));
    },
    async save(caller: { accountId: string }, appId: AppId, change: Change): Promise<ChatSettings> {
      const app = await apps.requireOwned(caller, appId);
      const values = { ...(await find(app.id)), ...change };
      await db
        .insert(appChats)
        .values(values)
        .onConflictDoUpdate({ target: appChats.appId, set: { appId: app.id, ...change } });
      return show(app, await find(app.id));
    },
  };
}
