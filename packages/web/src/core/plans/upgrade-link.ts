import { createContext, useContext } from 'react';
import { type To, useLocation } from 'react-router';

/** PLAN-07 */
export const upgradeParameter = { name: 'goto', value: 'upgrade_app_plan' } as const;

/** Whether a plan limits who is signed in: only then is an upgrade offered. */
export const PlanLimitedContext = createContext(false);
export const useIsPlanLimited = (): boolean => useContext(PlanLimitedContext);

/** The present address with the dialog of plans above it. */
export function useUpgradeLink(): To {
  const { pathname, search, hash } = useLocation();
  const parameters = new URLSearchParams(search);
  parameters.set(upgradeParameter.name, upgradeParameter.value);
  return { pathname, search: `?${parameters.toString()}`, hash };
}
