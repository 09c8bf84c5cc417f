import { type LabConsent, labConsentChoices } from '@whittle/contract/repair-lab/batches';
import { useState } from 'react';
import { sentenceOf } from '../../../lib/api-error.ts';
import { Notice } from '../../../ui/notice.tsx';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { Select } from '../../../ui/select.tsx';
import { RowsToCome } from '../../../ui/skeleton.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { type ConsentChange, useConsent, useSaveConsent } from './consent.requests.ts';
import { consentTexts as texts } from './consent.texts.ts';

/** Which of one's apps batch runs may read: none, all, or single ones (VALID-17). */
export function ConsentSection() {
  const { data, isPending, error, refetch } = useConsent();
  const save = useSaveConsent();
  return (
    <section aria-labelledby="batch-runs" className="flex max-w-form flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 id="batch-runs" className="type-heading">
          {texts.heading}
        </h2>
        <p className="text-ink-2">{texts.about}</p>
        <p className="text-ink-2">{texts.means}</p>
      </div>
      {isPending && <RowsToCome rows={2} />}
      {!data && error && (
        <RetryNotice label={texts.retry} onRetry={refetch}>
          {texts.loadFailed} {sentenceOf(error)}
        </RetryNotice>
      )}
      {save.isError && (
        <Notice kind="danger">
          {texts.saveFailed} {sentenceOf(save.error)}
        </Notice>
      )}
      {data && <Choices consent={data} isBusy={save.isPending} onChange={(change) => save.mutate(change)} />}
    </section>
  );
}

type ChoicesProps = { consent: LabConsent; isBusy: boolean; onChange: (change: ConsentChange) => void };

function Choices({ consent: { isForAll, apps }, isBusy, onChange }: ChoicesProps) {
  // Only how it begins: what is chosen there does not close it.
  const [isOpen] = useState(apps.some(({ choice }) => choice !== 'account'));
  return (
    <>
      <Switch isOn={isForAll} label={texts.forAll} isBusy={isBusy} onFlip={() => onChange({ isForAll: !isForAll })} />
      {apps.length > 0 && (
        <details open={isOpen}>
          <summary className="cursor-pointer font-medium coarse:min-h-11">{texts.single}</summary>
          <ul className="mt-2 max-h-96 divide-y divide-line overflow-y-auto border-y border-line">
            {apps.map(({ id, name, choice }) => (
              <li key={id} className="flex items-center justify-between gap-4 py-2">
                <span className="min-w-0 wrap-anywhere">{name}</span>
                <div className="w-36 shrink-0">
                  <Select
                    aria-label={texts.choiceOf(name)}
                    value={choice}
                    onChange={({ target }) => {
                      const chosen = labConsentChoices.find((one) => one === target.value);
                      if (chosen) onChange({ appId: id, choice: chosen });
                    }}
                  >
                    {labConsentChoices.map((one) => (
                      <option key={one} value={one}>
                        {texts.choices[one]}
                      </option>
                    ))}
                  </Select>
                </div>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
