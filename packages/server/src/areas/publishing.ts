import { createAnalyticsUpkeep } from '../features/analytics/analytics-upkeep.ts';
import { createDomainsService } from '../features/domains/domains.service.ts';
import { createExportsService } from '../features/exports/exports.service.ts';
import { createPublishingService } from '../features/publishing/publishing.service.ts';
import { createDuePublishes } from '../features/publishing/schedule/due-publishes.ts';
import { createPublishSchedule } from '../features/publishing/schedule/schedule.service.ts';
import type { Core } from './core.ts';
import type { Data } from './data.ts';
import type { Identity } from './identity.ts';
import type { Integrations } from './integrations.ts';

export type Publishing = ReturnType<typeof createPublishing>;

/** How apps leave the builder: published at an address, perhaps a domain of their own, or exported. */
export function createPublishing(
  core: Core,
  { accounts }: Identity,
  { accessCheck, carryValues, recordsChanged, sampleRecords }: Data,
  { connectorTransfer }: Integrations,
) {
  const publishing = createPublishingService({
    ...{ ...core, carryValues, sampleRecords, recordsChanged },
    checkAccess: accessCheck.prove,
  });
  return {
    publishing,
    publishSchedule: createPublishSchedule({ ...core, publishing }),
    duePublishes: createDuePublishes({ ...core, publishing, accountEmail: accounts.emailOf }),
    domains: createDomainsService(core),
    analyticsUpkeep: createAnalyticsUpkeep({ ...core, accountEmail: accounts.emailOf }),
    exports: createExportsService({
      ...core,
      publicationOf: publishing.publicationOf,
      connectorsOf: connectorTransfer.take,
    }),
  };
}
