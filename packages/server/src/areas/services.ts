import type { Adapters } from '../adapters/adapters.ts';
import { type Answering, createAnswering } from './answering.ts';
import { type Building, createBuilding } from './building.ts';
import { type Core, createCore } from './core.ts';
import { createData, type Data } from './data.ts';
import { createIdentity, type Identity } from './identity.ts';
import { createIntegrations, type Integrations } from './integrations.ts';
import { createPlanSales, type PlanSales } from './plans.ts';
import { createPublishing, type Publishing } from './publishing.ts';
import { createSelling, type Selling } from './selling.ts';

export type Services = Core & Identity & Data & Integrations & Building & Answering & Publishing & PlanSales & Selling;

/**
 * What all areas give, built once. Slices do not know each other: what one needs of another is handed to it by its area,
 * as a function or a small interface; what an area needs of a later one is named here. `answer` answers a request as if
 * it came over the network.
 */
export function createServices(
  adapters: Adapters,
  answer: (request: Request, address: string) => Promise<Response>,
): Services {
  const core = createCore(adapters);
  const identity = createIdentity(core, {
    stopTurn: (appId) => building.chat.stop(appId),
    hasPreviewAccess: (request, appId) => building.preview.hasAccess(request, appId),
    accessOf: (app) => publishing.accessOf(app),
  });
  const data = createData(core, identity, {
    restartPreview: (appId) => building.preview.builds.restart(appId),
    answer,
  });
  const integrations = createIntegrations(core);
  const building = createBuilding(core, identity, data, integrations, {
    sold: {
      read: async (app) => {
        const settings = await selling.memberships.settingsOf(app);
        const { isPaidMembershipsEnabled, paidMembershipsProduct, paidMembershipsSettings } = settings;
        return { isPaidMembershipsEnabled, paidMembershipsProduct, paidMembershipsSettings };
      },
      change: ({ accountId, address }, app, change) =>
        selling.memberships.change(app, change, { actor: { kind: 'account', id: accountId }, address }),
    },
  });
  const answering = createAnswering(core, identity, data, integrations, { changeFiles: building.codeEditing.put });
  const selling = createSelling(core);
  const { publishing, ...rest } = createPublishing(core, identity, data, integrations);
  return {
    ...{ ...core, ...identity, ...data, ...integrations, ...building, ...answering, publishing, ...rest },
    ...createPlanSales(core),
    ...selling,
  };
}
