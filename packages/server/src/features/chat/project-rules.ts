import type { AppId } from '@whittle/contract/ids';
import { eq } from 'drizzle-orm';
import { apps as appRows } from '../../adapters/database/schema.ts';
import type { AppsService } from '../../core/apps/apps.service.ts';
import { AppError } from '../../http/app-error.ts';
import { storableText } from './message.ts';

/** What the builder wants the model to heed in every request to the app (GEN-30). */
export function createProjectRules(apps: Pick<AppsService, 'find' | 'change'>) {
  return {
    read: async (appId: AppId): Promise<string> => (await apps.find(appId))?.projectRules ?? '',
    /** Throws `rules-changed`, with the rules of now, where they are neither `base` nor what they are to become. */
    async write(appId: AppId, { rules, base }: { rules: string; base?: string | undefined }): Promise<string> {
      const projectRules = storableText(rules).trim();
      await apps.change(appId, async (tx) => {
        if (base !== undefined) {
          const [row] = await tx
            .select({ now: appRows.projectRules })
            .from(appRows)
            .where(eq(appRows.id, appId))
            .for('update');
          const now = row?.now ?? '';
          if (now !== base && now !== projectRules) throw new AppError('rules-changed', { details: { now } });
        }
        await tx.update(appRows).set({ projectRules }).where(eq(appRows.id, appId));
      });
      return projectRules;
    },
  };
}
