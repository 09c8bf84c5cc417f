import { type PlanCard, planCardSchema } from '@whittle/contract/plans';
import { planCalls as calls } from '@whittle/contract/plans/calls';
import { useQuery } from '@tanstack/react-query';
import { callServer } from '../../lib/call-server.ts';

/** PLAN-02 */
export function usePaidPlans(enabled = true) {
  return useQuery<PlanCard[]>({
    enabled,
    queryKey: ['plans'],
    queryFn: async ({ signal }) => planCardSchema.array().parse((await callServer(calls.paid, { signal })).plans),
    staleTime: 60_000,
  });
}

/** Has the server ask the payment provider what the account has paid. */
export const refreshPlan = (saleId: string | null) =>
  callServer(calls.refresh, { body: saleId === null ? {} : { saleId } });
