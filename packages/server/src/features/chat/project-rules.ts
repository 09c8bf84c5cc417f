import type { AppId } from '@whittle/contract/ids';
import { eq } from 'drizzle-orm';
import { apps as appRows } from '../../adapters/database/schema.ts';
import type { AppsService } from '../../core/apps/apps.service.ts';
import { storableText } from './message.ts';

/** What the builder wants the model to heed in every request to the app (GEN-30). */
export function createProjectRules(apps: Pick<AppsService, 'find' | 'change'>) {
  return {
    read: async (appId: AppId): Promise<string> => (await apps.find(appId))?.projectRules ?? '',
    async write(appId: AppId, rules: string): Promise<string> {
      const projectRules = storableText(rules).trim();
      await apps.change(appId, async (tx) => {
        await tx.update(appRows).set({ projectRules }).where(eq(appRows.id, appId));
      });
      return projectRules;
    },
  };
}
