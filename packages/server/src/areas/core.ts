import type { Adapters } from '../adapters/adapters.ts';
import { createMailDelivery } from '../adapters/mail/mail-delivery.ts';
import { createSmtp } from '../adapters/mail/smtp.ts';
import { createProcessLink } from '../adapters/realtime/process-link.ts';
import { createGetPlatform } from '../compile/load-platform.ts';
import { createAnalyticsCore } from '../core/analytics/analytics.ts';
import { createAppTrees } from '../core/app-files/app-trees.ts';
import { createVersionFiles } from '../core/app-files/version-files.ts';
import { createAppsService } from '../core/apps/apps.service.ts';
import { createAuditService } from '../core/audit/audit.service.ts';
import { createEventLog } from '../core/event-log/event-log.ts';
import { createMailsService } from '../core/mail/mail.service.ts';
import { createModelChoices } from '../core/models/model-choices.ts';
import { createModelLists } from '../core/models/model-list.ts';
import { createMembersGate } from '../core/memberships/members-gate.ts';
import { createModelPrices } from '../core/models/model-prices.ts';
import { createPlans } from '../core/plans/plans.ts';
import { createSettingsGate } from '../core/plans/settings-gate.ts';
import { createLedger } from '../core/spend/ledger.ts';
import { meterEmbeddings, meterImages, meterModels } from '../core/spend/metered-models.ts';
import { createUploadsService } from '../core/uploads/uploads.service.ts';
import type { FindAppOfHost } from '../http/app-caller.ts';

export type Core = ReturnType<typeof createCore>;

/** What every area stands on: the adapters, and the parts of `core/` that are made once for all. */
export function createCore(adapters: Adapters) {
  const { config, db, log } = adapters;
  const link = createProcessLink({ db, log });
  const audit = createAuditService(adapters);
  const events = createEventLog({ db, link, log });
  const apps = createAppsService({ ...adapters, events, link, audit });
  const versionFiles = createVersionFiles(db);

  /** With the embedded database there is no other process, so what another one left is free at once. */
  const takeoverMs = config.databaseUrl === null ? 0 : 5_000;

  /** The app that a host stands for; a draft has no host of its own but its preview. */
  const findAppOfHost: FindAppOfHost = async (host) => {
    if (host.kind === 'preview') return apps.find(host.appId);
    const app = host.kind === 'published' ? await apps.findBySlug(host.slug) : null;
    return app?.publishedVersionId ? app : null;
  };

  const modelLists = createModelLists(adapters);
  const modelPrices = createModelPrices({ ...adapters, modelLists });
  const plans = createPlans(adapters);
  const ledger = createLedger({ ...adapters, modelPrices });

  return {
    ...adapters,
    /** Nobody asks a model past the ledger. */
    models: meterModels(adapters.models, ledger, modelLists.limitsOf),
    imageModels: meterImages(adapters.imageModels, ledger),
    embeddingModels: meterEmbeddings(adapters.embeddingModels, ledger),
    ledger,
    link,
    takeoverMs,
    audit,
    events,
    apps,
    findApp: apps.find,
    findAppBySlug: apps.findBySlug,
    findAppOfHost,
    requireOwned: apps.requireOwned,
    versionFiles,
    trees: createAppTrees({ db, log, apps, events, link, versionFiles }),
    platform: createGetPlatform(),
    uploads: createUploadsService(adapters),
    modelLists,
    modelPrices,
    modelChoices: createModelChoices({ ...adapters, modelLists, modelPrices }),
    membersGate: createMembersGate(adapters),
    plans,
    settingsGate: createSettingsGate(plans),
    analytics: createAnalyticsCore(adapters),
    mails: createMailsService(adapters),
    mailDelivery: createMailDelivery({
      ...adapters,
      link,
      smtp: config.smtp && createSmtp(config.smtp),
      takeoverMs,
      keepDays: config.mailKeepDays,
    }),
  };
}
