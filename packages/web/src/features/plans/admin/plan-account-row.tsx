import type { Entitlement, PlanAccount } from '@whittle/contract/plans';
import { useState } from 'react';
import { cx } from '../../../lib/cx.ts';
import { exactTime } from '../../../lib/times.ts';
import { Button } from '../../../ui/button.tsx';
import { Confirm } from '../../../ui/confirm.tsx';
import { GivePlanDialog } from './give-plan-dialog.tsx';
import { useEndPlan } from './plan-admin.requests.ts';
import { planAdminTexts as texts } from './plan-admin.texts.ts';

type Asked = { kind: 'give' } | { kind: 'change' | 'end'; one: Entitlement };

/** An account, its plan, and why it has it. */
export function PlanAccountRow({ account }: { account: PlanAccount }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const end = useEndPlan(account.accountId);
  const close = () => setAsked(null);
  const { email } = account;
  return (
    <li className="flex flex-col gap-2 border-b border-line py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="min-w-0 flex-1 basis-48 font-medium break-all">{email}</span>
        <span className="ms-auto flex items-center gap-3">
          <span className="type-meta text-ink-2">{account.isAdmin ? texts.admin : account.plan}</span>
          <Button size="small" aria-label={texts.giveTo(email)} onClick={() => setAsked({ kind: 'give' })}>
            {texts.give}
          </Button>
        </span>
      </div>
      {account.entitlements.length > 0 && (
        <ul className="flex flex-col gap-1">
          {account.entitlements.map((one) => (
            <li key={one.key} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className={cx('min-w-0 flex-1 basis-48', one.isLiving ? 'text-ink' : 'text-ink-3')}>
                {sentenceFor(one)}
              </span>
              {one.isLiving && (
                <span className="flex gap-1">
                  {one.source === 'hand' && (
                    <Button
                      size="small"
                      variant="plain"
                      aria-label={texts.changeOf(one.plan, email)}
                      onClick={() => setAsked({ kind: 'change', one })}
                    >
                      {texts.change}
                    </Button>
                  )}
                  <Button
                    size="small"
                    variant="plain-danger"
                    aria-label={texts.endOf(one.plan, email)}
                    onClick={() => setAsked({ kind: 'end', one })}
                  >
                    {texts.end}
                  </Button>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {asked?.kind === 'give' && <GivePlanDialog account={account} given={null} onClose={close} />}
      {asked?.kind === 'change' && <GivePlanDialog account={account} given={asked.one} onClose={close} />}
      {asked?.kind === 'end' && (
        <Confirm
          title={texts.endTitle(asked.one.plan, email)}
          confirmLabel={texts.end}
          cancelLabel={texts.cancel}
          onConfirm={() => end.mutateAsync(asked.one.key)}
          onClose={close}
        >
          {texts.endAbout}
        </Confirm>
      )}
    </li>
  );
}

function sentenceFor({ source, plan, state, isLiving, until, endedAt, note }: Entitlement): string {
  const why = source === 'hand' ? texts.given(plan) : `${texts.bought(plan)}, ${texts.states[state]}`;
  const end = endedAt !== null ? texts.endedByAdmin : !isLiving && source === 'hand' ? texts.over : null;
  return [why, until && texts.untilDay(exactTime(until)), end, note].filter(Boolean).join(', ');
}
