import type { AppSummary } from '@whittle/contract/apps';
import { confirmWithToast } from '../../lib/toasts.tsx';
import { sentenceOfCode } from '../../lib/api-error.ts';
import { timeInZone } from '../../lib/times.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useCancelPlan, usePlannedPublish } from './publishing.requests.ts';
import { publishingTexts } from './publishing.texts.ts';

const texts = publishingTexts.schedule;

/** A publish that will happen by itself, or one that should have and why it did not (PUB-25). */
export function PlannedPublish({ app }: { app: AppSummary }) {
  const planned = usePlannedPublish(app);
  const cancel = useCancelPlan(app);
  const plan = planned.data?.scheduled;
  if (!plan) return null;
  const when = timeInZone(plan.at, plan.timeZone);
  return (
    <div className="flex flex-col items-start gap-2">
      {plan.problem === null ? (
        <Notice kind="info">
          {texts.planned(when)} {plan.isBehind && texts.isBehind} {texts.publishingEnds}
        </Notice>
      ) : (
        <Notice kind="danger">
          {texts.failed(when)} {sentenceOfCode(plan.problem)}
        </Notice>
      )}
      {cancel.isError && <Notice kind="danger">{texts.cancelFailed}</Notice>}
      <Button
        isBusy={cancel.isPending}
        onClick={() => cancel.mutate(undefined, { onSuccess: () => confirmWithToast(texts.cancelled) })}
      >
        {plan.problem === null ? texts.cancel : texts.dismiss}
      </Button>
    </div>
  );
}
