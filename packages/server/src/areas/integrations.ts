import type { AppId } from '@whittle/contract/ids';
import { readAppDocuments } from '@whittle/domain/app-settings/app-documents';
import { declaredEntities } from '@whittle/domain/entities/declared-entities';
import { createRateLimits } from '../adapters/rate-limits.ts';
import { createCoreEndpoints } from '../features/integrations/core.ts';
import { createCallConnector } from '../features/integrations/connectors/call-connector.ts';
import { createConnectorsService } from '../features/integrations/connectors/connectors.service.ts';
import { createConnectorTransfer } from '../features/integrations/connectors/transfer-connectors.ts';
import { createSendEmail } from '../features/integrations/send-email.ts';
import { createUsage } from '../features/integrations/usage.ts';
import type { AppCaller } from '../http/app-caller.ts';
import type { Core } from './core.ts';

export type Integrations = ReturnType<typeof createIntegrations>;

/** What apps may call beside their own records: models, mail, files as text, services of others. */
export function createIntegrations(core: Core) {
  const { trees } = core;
  /** Of the version that the caller's page runs. */
  const filesOf = async ({ app, channel }: Pick<AppCaller, 'app' | 'channel'>) => {
    const tree = channel === 'preview' ? await trees.head(app.id) : await trees.published(app.id);
    return tree?.files ?? new Map<string, string>();
  };
  const usage = createUsage(core);
  const packages = createConnectorsService(core);
  return {
    usage,
    packages,
    connectorTransfer: createConnectorTransfer(core),
    core: createCoreEndpoints({
      ...{ ...core, sendEmail: createSendEmail(core), usage },
      declaredEntities: async (caller) => declaredEntities(await filesOf(caller)),
      settingsOf: async (caller) => readAppDocuments(await filesOf(caller)).settings,
    }),
    callConnector: createCallConnector({ ...core, packages, usage, rateLimits: createRateLimits(core) }),
    headFiles: async (appId: AppId) => (await trees.head(appId)).files,
  };
}
