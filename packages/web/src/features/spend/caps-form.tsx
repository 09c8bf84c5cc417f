import type { Caps, CapScope, InstallationCaps } from '@whittle/contract/spend/spend';
import { amountOf } from '@whittle/domain/models/money';
import { type FormEvent, useState } from 'react';
import { sentenceOf } from '../../lib/api-error.ts';
import { money } from '../../lib/money.ts';
import { confirmWithToast } from '../../lib/toasts.tsx';
import { Button } from '../../ui/button.tsx';
import { Field, Input } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { readAmount, toAmount } from '../../lib/read-amount.ts';
import { useInstallationCaps, useOwnCaps, useSaveInstallationCaps, useSaveOwnCaps } from './spend.requests.ts';
import { spendTexts as texts } from './spend.texts.ts';

/** A builder's own limits, with those of the installation beside them. */
export function OwnCapsForm() {
  const { data, isError, refetch } = useOwnCaps();
  const save = useSaveOwnCaps();
  if (!data) return isError ? <LoadFailed onRetry={refetch} /> : null;
  return (
    <CapsForm
      about={texts.capsAbout}
      stored={data.own}
      scopes={['turn', 'app', 'account']}
      labels={{ ...texts.caps, account: texts.ownAccount }}
      hintOf={(scope) => {
        const cap = data.installation[scope as keyof Caps];
        return cap === null ? undefined : texts.ofInstallation(money(amountOf(cap), data.currency));
      }}
      currency={data.currency}
      onSave={(caps) => save.mutateAsync(caps)}
    />
  );
}

/** What the admin allows everybody. */
export function InstallationCapsForm({ currency }: { currency: string }) {
  const { data, isError, refetch } = useInstallationCaps();
  const save = useSaveInstallationCaps();
  if (!data) return isError ? <LoadFailed onRetry={refetch} /> : null;
  return (
    <CapsForm
      about={texts.capsOfAllAbout}
      stored={data}
      scopes={['turn', 'app', 'account', 'installation']}
      labels={texts.caps}
      hintOf={() => undefined}
      currency={currency}
      onSave={(caps) => save.mutateAsync(caps as InstallationCaps)}
    />
  );
}

const LoadFailed = ({ onRetry }: { onRetry: () => unknown }) => (
  <RetryNotice label={texts.retry} onRetry={onRetry}>
    {texts.loadFailed}
  </RetryNotice>
);

type CapsFormProps<T extends Partial<Record<CapScope, number | null>>> = {
  about: string;
  stored: T;
  scopes: readonly (keyof T & CapScope)[];
  labels: Record<CapScope, string>;
  hintOf: (scope: CapScope) => string | undefined;
  currency: string;
  onSave: (caps: T) => Promise<unknown>;
};

function CapsForm<T extends Partial<Record<CapScope, number | null>>>(props: CapsFormProps<T>) {
  const { about, stored, scopes, labels, hintOf, currency, onSave } = props;
  const [typed, setTyped] = useState<Partial<Record<CapScope, string>>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const textOf = (scope: keyof T & CapScope) => typed[scope] ?? toAmount(stored[scope] ?? null);
  const isWrong = (scope: keyof T & CapScope) => readAmount(textOf(scope)) === undefined;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(null);
    if (isSaving || scopes.some(isWrong)) return;
    setIsSaving(true);
    try {
      await onSave(Object.fromEntries(scopes.map((scope) => [scope, readAmount(textOf(scope))])) as T);
      setTyped({});
      confirmWithToast(texts.capsSaved);
    } catch (error) {
      setProblem(sentenceOf(error));
    } finally {
      setIsSaving(false);
    }
  };

  return (
    <section aria-labelledby="caps" className="flex max-w-form flex-col gap-4">
      <div>
        <h2 id="caps" className="type-heading">
          {texts.capsHeading}
        </h2>
        <p className="mt-1 text-ink-2">{about}</p>
      </div>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        {scopes.map((scope) => (
          <Field
            key={scope}
            label={`${labels[scope]} (${currency})`}
            hint={hintOf(scope)}
            error={isWrong(scope) ? texts.capWrong : undefined}
          >
            <Input
              inputMode="decimal"
              autoComplete="off"
              className="tabular"
              placeholder={texts.noLimit}
              value={textOf(scope)}
              onChange={({ target }) => setTyped((before) => ({ ...before, [scope]: target.value }))}
            />
          </Field>
        ))}
        {problem && <Notice kind="danger">{problem}</Notice>}
        <Button type="submit" isBusy={isSaving} className="self-start">
          {texts.saveCaps}
        </Button>
      </form>
    </section>
  );
}
