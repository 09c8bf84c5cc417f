import type { Entitlement, PlanAccount, PlanOffer } from '@whittle/contract/plans';
import { type FormEvent, useId, useState } from 'react';
import { sentenceOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field, Input } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Select } from '../../../ui/select.tsx';
import { soldPlans } from './offer-fields.ts';
import { useGivePlan } from './plan-admin.requests.ts';
import { planAdminTexts as texts } from './plan-admin.texts.ts';

type GivePlanDialogProps = {
  account: PlanAccount;
  /** The one that is changed; null for a new one. */
  given: Entitlement | null;
  onClose: () => void;
};

/** The day in the admin's own time; the plan goes on until that day is over. */
const endOfDay = (day: string) => new Date(`${day}T23:59:59`).toISOString();
const dayOf = (iso: string) =>
  new Date(Date.parse(iso) - new Date(iso).getTimezoneOffset() * 60_000).toISOString().slice(0, 10);

export function GivePlanDialog({ account, given, onClose }: GivePlanDialogProps) {
  const formId = useId();
  const [plan, setPlan] = useState<PlanOffer['id']>(given && given.plan !== 'lite' ? given.plan : 'explorer');
  const [until, setUntil] = useState(given?.until ? dayOf(given.until) : '');
  const [note, setNote] = useState(given?.note ?? '');
  const give = useGivePlan(account.accountId, given?.key ?? null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (give.isPending) return;
    give.mutate({ plan, until: until === '' ? null : endOfDay(until), note }, { onSuccess: onClose });
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={given ? texts.changeOf(given.plan, account.email) : texts.giveTo(account.email)}
      footer={
        <Button type="submit" form={formId} variant="filled" isBusy={give.isPending}>
          {given ? texts.save : texts.give}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Field label={texts.plan}>
          <Select value={plan} onChange={({ target }) => setPlan(target.value as PlanOffer['id'])}>
            {soldPlans.map((id) => (
              <option key={id} value={id}>
                {id}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={texts.until} hint={texts.untilHint}>
          <Input type="date" value={until} onChange={({ target }) => setUntil(target.value)} />
        </Field>
        <Field label={texts.note}>
          <Input value={note} maxLength={200} onChange={({ target }) => setNote(target.value)} />
        </Field>
        {give.isError && <Notice kind="danger">{sentenceOf(give.error)}</Notice>}
      </form>
    </Dialog>
  );
}
