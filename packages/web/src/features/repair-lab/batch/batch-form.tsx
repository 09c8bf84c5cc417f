import { limits } from '@whittle/contract/limits';
import type { Batches } from '@whittle/contract/repair-lab/batches';
import { amountOf } from '@whittle/domain/models/money';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { sentenceOf } from '../../../lib/api-error.ts';
import { money } from '../../../lib/money.ts';
import { readAmount } from '../../../lib/read-amount.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckRow } from '../../../ui/check-row.tsx';
import { Field, Input } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useEstimate, useStartBatch } from './batch.requests.ts';
import { batchTexts as texts } from './batch.texts.ts';

/** Rules alone or with models, what that will cost, its limit, and the start (VALID-19). */
export function BatchForm({ allowedApps, models, currency }: Omit<Batches, 'items'>) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [iterations, setIterations] = useState<number>(limits.repairIterations);
  const [cap, setCap] = useState('');
  const [wasSent, setWasSent] = useState(false);
  const start = useStartBatch();
  const navigate = useNavigate();
  const capMicros = chosen.length === 0 ? null : readAmount(cap);
  const isCapWrong = chosen.length > 0 && !capMicros;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setWasSent(true);
    if (start.isPending || isCapWrong) return;
    try {
      const { id } = await start.mutateAsync({ models: [...chosen], iterations, capMicros: capMicros ?? null });
      void navigate(paths.adminBatches.to(id));
    } catch {
      // It is said below.
    }
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex max-w-form flex-col gap-4">
      <p>{texts.allowed(allowedApps)}</p>
      <fieldset className="flex flex-col gap-3">
        <legend className="font-medium">{texts.models}</legend>
        <p className="text-ink-2">{models.length === 0 ? texts.noModels : texts.modelsAbout}</p>
        {models.map(({ model, name }) => (
          <CheckRow
            key={model}
            label={model}
            says={name}
            isChecked={chosen.includes(model)}
            onChange={(isOn) =>
              setChosen((before) =>
                isOn ? [...before, model].slice(-limits.batchModels) : before.filter((one) => one !== model),
              )
            }
          />
        ))}
      </fieldset>
      <div className="w-32">
        <Field label={texts.iterations}>
          <Input
            type="number"
            min={limits.repairIterationsMin}
            max={limits.repairIterationsMax}
            value={iterations}
            onChange={({ target }) => setIterations(within(target.valueAsNumber))}
          />
        </Field>
      </div>
      <Estimate models={chosen} iterations={iterations} />
      {chosen.length > 0 && (
        <Field
          label={texts.cap(currency)}
          hint={texts.capHint}
          error={isCapWrong && (wasSent || cap !== '') ? texts.capWrong : undefined}
        >
          <Input
            inputMode="decimal"
            autoComplete="off"
            className="tabular"
            value={cap}
            onChange={({ target }) => setCap(target.value)}
          />
        </Field>
      )}
      {start.isError && <Notice kind="danger">{sentenceOf(start.error)}</Notice>}
      <Button type="submit" variant="filled" isBusy={start.isPending} className="self-start">
        {texts.start}
      </Button>
    </form>
  );
}

function Estimate({ models, iterations }: { models: readonly string[]; iterations: number }) {
  const { data, isError, error } = useEstimate({ models: [...models], iterations });
  if (isError) return <Notice kind="danger">{sentenceOf(error)}</Notice>;
  return (
    <div aria-live="polite" className="tabular text-ink-2">
      {!data && <p>{texts.estimating}</p>}
      {data && models.length === 0 && <p>{texts.estimates.rules(data.apps)}</p>}
      {data && models.length > 0 && (
        <>
          <p>{texts.estimates[data.basis](data.apps)}</p>
          <ul>
            {data.models.map(({ model, cost }) => (
              <li key={model} className="wrap-anywhere">
                {cost
                  ? texts.estimates.range(
                      model,
                      money(amountOf(cost.lowMicros), data.currency),
                      money(amountOf(cost.highMicros), data.currency),
                    )
                  : texts.estimates.unknown(model)}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

const within = (typed: number): number =>
  Math.min(limits.repairIterationsMax, Math.max(limits.repairIterationsMin, Math.round(typed) || 1));
