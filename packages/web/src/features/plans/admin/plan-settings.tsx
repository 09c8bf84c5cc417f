import type { PlanSettings as Settings } from '@whittle/contract/plans';
import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { sentenceOf } from '../../../lib/api-error.ts';
import { exactTime } from '../../../lib/times.ts';
import { confirmWithToast } from '../../../lib/toasts.tsx';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, Input } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { RowsToCome } from '../../../ui/skeleton.tsx';
import { emptyOffer, readOffers, soldPlans, toFields } from './offer-fields.ts';
import { OfferRow } from './offer-row.tsx';
import { usePlanProducts, usePlanSettings, useReadPurchases, useSavePlanSettings } from './plan-admin.requests.ts';
import { planAdminTexts as texts } from './plan-admin.texts.ts';

/** What is for sale, and how Gumroad is asked what was bought. */
export function PlanSettings() {
  const { data, isError, refetch } = usePlanSettings();
  if (data) return <SettingsForm stored={data} />;
  if (!isError) return <RowsToCome rows={3} />;
  return (
    <RetryNotice label={texts.retry} onRetry={refetch}>
      {texts.loadFailed}
    </RetryNotice>
  );
}

function SettingsForm({ stored }: { stored: Settings }) {
  const [accessToken, setAccessToken] = useState('');
  const [rows, setRows] = useState(() => stored.offers.map(toFields));
  const [problem, setProblem] = useState<string | null>(null);
  const products = usePlanProducts(stored.hasToken);
  const save = useSavePlanSettings();
  const taken = rows.map(({ id }) => id);
  const next = soldPlans.find((id) => !taken.includes(id));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const read = readOffers(rows);
    if (!read.ok) return setProblem(read.problem);
    const token = accessToken.trim();
    try {
      await save.mutateAsync({ offers: read.offers, ...(token !== '' && { accessToken: token }) });
      setAccessToken('');
      setProblem(null);
      confirmWithToast(texts.saved);
    } catch (error) {
      setProblem(sentenceOf(error));
    }
  };

  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-2">
        {texts.sellingAbout} <code className="break-all">{location.origin + paths.joinPlan.to()}</code>
      </p>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <Field label={texts.token} hint={stored.hasToken ? texts.tokenKept : texts.tokenHint}>
          <Input
            type="password"
            autoComplete="off"
            value={accessToken}
            onChange={({ target }) => setAccessToken(target.value)}
          />
        </Field>
        {rows.length > 0 && (
          <ul className="divide-y divide-line">
            {rows.map((offer, at) => (
              <OfferRow
                key={offer.id}
                offer={offer}
                products={products.data?.products ?? null}
                taken={taken}
                onChange={(change) =>
                  setRows((before) => before.map((row, place) => (place === at ? { ...row, ...change } : row)))
                }
                onRemove={() => setRows((before) => before.filter((_, place) => place !== at))}
              />
            ))}
          </ul>
        )}
        {problem && <Notice kind="danger">{problem}</Notice>}
        <div className="flex flex-wrap gap-2">
          {next && (
            <Button
              icon={<Plus aria-hidden size={16} />}
              onClick={() => setRows((before) => [...before, emptyOffer(next)])}
            >
              {texts.addPlan}
            </Button>
          )}
          <Button type="submit" variant="filled" isBusy={save.isPending}>
            {texts.save}
          </Button>
        </div>
      </form>
      {stored.hasToken && <Reading stored={stored} />}
    </div>
  );
}

function Reading({ stored: { isTold, problem, readAt } }: { stored: Settings }) {
  const read = useReadPurchases();
  const known = problem === 'token-refused' || problem === 'scope-missing' ? problem : 'other';
  return (
    <div className="flex flex-col items-start gap-3">
      {problem !== null && <Notice kind="warning">{texts.problems[known]}</Notice>}
      <p className="text-ink-2">
        {isTold ? texts.isTold : texts.isNotTold} {readAt === null ? texts.neverRead : texts.readAt(exactTime(readAt))}
      </p>
      {read.isError && <Notice kind="danger">{sentenceOf(read.error)}</Notice>}
      <Button
        isBusy={read.isPending}
        onClick={() => read.mutate(undefined, { onSuccess: () => confirmWithToast(texts.wasRead) })}
      >
        {texts.readAgain}
      </Button>
    </div>
  );
}
