import type { AppId } from '@whittle/contract/ids';
import { createRateLimits } from '../adapters/rate-limits.ts';
import { createCoreEndpoints } from '../features/integrations/core.ts';
import { createCallPackage } from '../features/integrations/packages/call-package.ts';
import { createPackagesService } from '../features/integrations/packages/packages.service.ts';
import { createPackageTransfer } from '../features/integrations/packages/transfer-packages.ts';
import { createSendEmail } from '../features/integrations/send-email.ts';
import { createUsage } from '../features/integrations/usage.ts';
import type { Core } from './core.ts';

export type Integrations = ReturnType<typeof createIntegrations>;

/** What apps may call beside their own records: models, mail, files as text, services of others. */
export function createIntegrations(core: Core) {
  const { trees } = core;
  const usage = createUsage(core);
  const packages = createPackagesService(core);
  return {
    usage,
    packages,
    packageTransfer: createPackageTransfer(core),
    core: createCoreEndpoints({ ...core, sendEmail: createSendEmail(core), usage }),
    callPackage: createCallPackage({ ...core, packages, usage, rateLimits: createRateLimits(core) }),
    headFiles: async (appId: AppId) => (await trees.head(appId)).files,
  };
}
