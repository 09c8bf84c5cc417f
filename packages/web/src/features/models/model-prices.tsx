import type { ModelPrices } from '@whittle/contract/model-prices';
import { Plus } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { sentenceOf } from '../../lib/api-error.ts';
import { confirmWithToast } from '../../lib/toasts.tsx';
import { Button } from '../../ui/button.tsx';
import { Field, Input } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { useModelPrices, useSavePrices } from '../../core/models/models.requests.ts';
import { modelTexts as texts } from '../../core/models/models.texts.ts';
import { emptyRow, priceColumns, type PriceFields, readPrices, toRows } from './price-fields.ts';

/** What models cost on this installation, so that usage can be shown in money (INTEG-14). */
export function ModelPrices() {
  const { data, isError, refetch } = useModelPrices();
  if (data) return <PricesForm stored={data} />;
  if (!isError) return null;
  return (
    <RetryNotice label={texts.retry} onRetry={refetch}>
      {texts.loadFailed}
    </RetryNotice>
  );
}

function PricesForm({ stored }: { stored: ModelPrices }) {
  const [currency, setCurrency] = useState(stored.currency);
  const [rows, setRows] = useState<PriceFields[]>(() => toRows(stored));
  const [problem, setProblem] = useState<string | null>(null);
  const nextId = useRef(stored.prices.length);
  const save = useSavePrices();
  const change = (id: number, part: Partial<PriceFields>) => {
    setProblem(null);
    setRows((before) => before.map((row) => (row.id === id ? { ...row, ...part } : row)));
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const read = readPrices(currency, rows);
    if (!read.ok) return setProblem(read.problem);
    try {
      await save.mutateAsync(read.prices);
      setRows(toRows(read.prices));
      nextId.current = read.prices.prices.length;
      confirmWithToast(texts.pricesSaved);
    } catch (error) {
      setProblem(sentenceOf(error));
    }
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <div className="max-w-32">
        <Field label={texts.currency}>
          <Input value={currency} maxLength={3} onChange={({ target }) => setCurrency(target.value)} />
        </Field>
      </div>
      {rows.length > 0 && (
        <ul className="divide-y divide-line">
          {rows.map((row, at) => (
            <li key={row.id} className="flex flex-col gap-3 py-4 first:pt-0">
              <Field label={texts.priceModel}>
                <Input
                  value={row.model}
                  spellCheck={false}
                  autoComplete="off"
                  autoFocus={row.model === '' && at === rows.length - 1}
                  onChange={({ target }) => change(row.id, { model: target.value })}
                />
              </Field>
              <div className="grid grid-cols-1 items-end gap-3 sm:grid-cols-3">
                {priceColumns.map((column) => (
                  <Field key={column} label={texts.priceColumns[column]}>
                    <Input
                      inputMode="decimal"
                      className="tabular"
                      placeholder={texts.unknown}
                      value={row[column]}
                      onChange={({ target }) => change(row.id, { [column]: target.value })}
                    />
                  </Field>
                ))}
              </div>
              <Button
                size="small"
                variant="plain-danger"
                className="self-start"
                aria-label={texts.removePriceOf(row.model)}
                onClick={() => setRows((before) => before.filter(({ id }) => id !== row.id))}
              >
                {texts.removePrice}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {problem && <Notice kind="danger">{problem}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button
          icon={<Plus aria-hidden size={16} />}
          onClick={() => setRows((before) => [...before, emptyRow(nextId.current++)])}
        >
          {texts.addPrice}
        </Button>
        <Button type="submit" isBusy={save.isPending}>
          {texts.savePrices}
        </Button>
      </div>
    </form>
  );
}
