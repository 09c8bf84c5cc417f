import type { AppConfiguration } from '@whittle/contract/app-settings/calls';
import { UpgradeNotice } from '../../core/plans/upgrade-notice.tsx';
import { appSettingsTexts as texts } from './app-settings.texts.ts';
import type { FieldPanel } from './panel-names.ts';

/** The documents that a panel changes, as gates name them. */
const documentsOf: Readonly<Record<FieldPanel, readonly string[]>> = {
  details: ['details'],
  texts: ['texts'],
  branding: ['style'],
  chat: [],
  settings: ['settings', 'signup'],
};

type LockedByPlanProps = { configuration: Pick<AppConfiguration, 'gates'>; panel: FieldPanel };

/** At the head of a panel of which the owner's plan lacks something: which plan has it, and the way to the plans (PLAN-14). */
export function LockedByPlan({ configuration, panel }: LockedByPlanProps) {
  const plan = lockingPlan(configuration.gates, documentsOf[panel]);
  return plan === null ? null : <UpgradeNotice className="mb-4">{texts.locked.somePlan(plan)}</UpgradeNotice>;
}

function lockingPlan(gates: AppConfiguration['gates'], documents: readonly string[]): string | null {
  for (const [name, gate] of Object.entries(gates)) {
    const isOfPanel = documents.some((document) => name.startsWith(`${document}.`));
    if (isOfPanel && !gate.isOpen && gate.reason === 'plan') return gate.plan ?? '';
  }
  return null;
}
