import type { AppConfiguration } from '@whittle/contract/app-settings/calls';
import { UpgradeNotice } from '../../core/plans/upgrade-notice.tsx';
import { Notice } from '../../ui/notice.tsx';
import { appSettingsTexts as texts } from './app-settings.texts.ts';
import type { FieldPanel } from './panel-names.ts';

/** The documents that a panel changes, as gates name them. */
const documentsOf: Readonly<Record<FieldPanel, readonly string[]>> = {
  details: ['details'],
  texts: ['texts'],
  branding: ['style'],
  chat: [],
  settings: ['settings', 'signup', 'memberships'],
};

type LockedByPlanProps = { configuration: Pick<AppConfiguration, 'gates'>; panel: FieldPanel };

/**
 * At the head of a panel of which something is locked: which plan has it, and the way to the plans (PLAN-14), or whose it is to
 * change (TEAM-02).
 */
export function LockedByPlan({ configuration, panel }: LockedByPlanProps) {
  if (isOfOwner(configuration.gates, documentsOf[panel])) {
    return (
      <Notice kind="info" className="mb-4">
        {texts.locked.roleOfPanel}
      </Notice>
    );
  }
  const plan = lockingPlan(configuration.gates, documentsOf[panel]);
  return plan === null ? null : <UpgradeNotice className="mb-4">{texts.locked.somePlan(plan)}</UpgradeNotice>;
}

const isOfPanel = (name: string, documents: readonly string[]) =>
  documents.some((document) => name.startsWith(`${document}.`));

const isOfOwner = (gates: AppConfiguration['gates'], documents: readonly string[]): boolean =>
  Object.entries(gates).some(([name, gate]) => isOfPanel(name, documents) && !gate.isOpen && gate.reason === 'role');

function lockingPlan(gates: AppConfiguration['gates'], documents: readonly string[]): string | null {
  for (const [name, gate] of Object.entries(gates)) {
    if (isOfPanel(name, documents) && !gate.isOpen && gate.reason === 'plan') return gate.plan ?? '';
  }
  return null;
}
