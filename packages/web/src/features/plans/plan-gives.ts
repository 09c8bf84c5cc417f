import { type PlanId, planTable } from '@whittle/contract/plans/plan-table';
import { planHas } from '@whittle/domain/plans/levels';
import { count } from '../../lib/numbers.ts';
import { planTexts as texts } from '../../core/plans/plans.texts.ts';

/** What a plan has, a line each, in the same order for all plans. */
export function planGives(plan: PlanId): string[] {
  const { gives } = texts;
  const { messagesPerDay, messagesPerMonth, liveTools, dataItems, fileMaxBytes, sitePages } = planTable[plan];
  const daily = messagesPerDay === null ? null : count(messagesPerDay);
  return [
    ...(messagesPerMonth === null ? [] : [gives.messages(count(messagesPerMonth), daily)]),
    gives.tools(liveTools),
    gives.items(dataItems),
    gives.size(fileMaxBytes / 1_000_000),
    gives.pages(sitePages),
    ...(planHas(plan, 'settings') ? [gives.settings] : []),
    ...(planHas(plan, 'appSettings') ? [gives.appSettings] : []),
  ];
}
