import type { AppDocumentName } from '@whittle/contract/app-settings/documents';
import { planFeatures, type PlanId } from '@whittle/contract/plans/plan-table';
import type { Gate } from '@whittle/contract/app-settings/gates';

/** ADMIN-01, ADMIN-02: what only platform admins set, as `document.key`. */
export const adminOnlyKeys: ReadonlySet<string> = new Set([
  'settings.aiModel',
  'settings.modelTemperature',
  'settings.aiQueryMethod',
  'settings.creditsPerRun',
  'settings.userCanEditResults',
  'settings.isClaimable',
  'settings.requireBuilderCollaboratorAccount',
  'settings.isAppTemplate',
  'settings.isToolTemplate',
  'settings.isProTool',
  'settings.templateCategory',
  'settings.templateImageUrl',
  'settings.templateDescription',
  'style.hideBuildAI',
]);

/** EDIT-04: which plan the settings of an app need at least; none where its kind always has them. */
const plansOfSettings: Readonly<Record<string, PlanId | null>> = {
  app: planFeatures.settings,
  tool: planFeatures.settings,
  gen_app: planFeatures.appSettings,
  space_app: null,
};

export const planOfSettings = (appType: string): PlanId | null => plansOfSettings[appType] ?? null;

type Who = {
  appType: string;
  isAdmin: boolean;
  /** What they are in the app (TEAM-02). */
  role: 'owner' | 'editor' | 'viewer';
  /** TOOL-15: whether the installation lets the builder offer tools to everybody. */
  mayOfferTools: boolean;
  /** Whether the builder's plan is at least that one; always where the installation sells none. */
  hasPlan(plan: PlanId): boolean;
};

/** Who may change one key of an app's documents. The server refuses by it, and the panels explain by it (ADMIN-06). */
export function gateOf(
  document: AppDocumentName | 'signup' | 'memberships',
  key: string,
  { appType, isAdmin, role, mayOfferTools, hasPlan }: Who,
): Gate {
  const isForSome = document === 'settings' && key === 'isToolTemplate';
  const isOfAdmins = adminOnlyKeys.has(`${document}.${key}`);
  if (isForSome ? !mayOfferTools : isOfAdmins && !isAdmin) return { isOpen: false, reason: 'admin', plan: null };
  const isOfSettings = document === 'settings' || document === 'signup' || document === 'memberships';
  if (role !== 'owner' && (isOfSettings || role === 'viewer')) return { isOpen: false, reason: 'role', plan: null };
  if (isAdmin || isForSome) return { isOpen: true };
  const plan = isOfSettings ? planOfSettings(appType) : null;
  return plan === null || hasPlan(plan) ? { isOpen: true } : { isOpen: false, reason: 'plan', plan };
}
