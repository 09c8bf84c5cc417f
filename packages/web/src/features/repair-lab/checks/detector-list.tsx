import type { DetectorState } from '@whittle/contract/repair-lab/detectors';
import type { ProblemKind } from '@whittle/domain/repairs/problem';
import { sentenceOf } from '../../../lib/api-error.ts';
import { Notice } from '../../../ui/notice.tsx';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { RowsToCome } from '../../../ui/skeleton.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { useDetectors, useSwitchDetectors } from './checks.requests.ts';
import { checksTexts as texts } from './checks.texts.ts';

/** Every detector with its switch (VALID-16). */
export function DetectorList() {
  const { data, isPending, error, refetch } = useDetectors();
  const save = useSwitchDetectors();
  if (isPending) return <RowsToCome rows={8} />;
  if (!data) {
    return (
      <RetryNotice label={texts.retry} onRetry={refetch}>
        {texts.loadFailed} {sentenceOf(error)}
      </RetryNotice>
    );
  }
  const { detectors } = data;
  const flip = (id: string) =>
    save.mutate(detectors.filter(({ isOn, id: one }) => (one === id ? isOn : !isOn)).map(({ id: one }) => one));
  return (
    <>
      {save.isError && (
        <Notice kind="danger">
          {texts.saveFailed} {sentenceOf(save.error)}
        </Notice>
      )}
      <ul className="divide-y divide-line border-y border-line">
        {detectors.map((detector) => (
          <DetectorRow key={detector.id} detector={detector} isBusy={save.isPending} onFlip={() => flip(detector.id)} />
        ))}
      </ul>
    </>
  );
}

type RowProps = { detector: DetectorState; isBusy: boolean; onFlip: () => void };

function DetectorRow({ detector: { id, severity, isOn, isNeeded }, isBusy, onFlip }: RowProps) {
  return (
    <li className="flex flex-col gap-1 py-3 sm:flex-row sm:items-center sm:justify-between sm:gap-6">
      <div className="min-w-0">
        {isNeeded ? (
          <span className="flex min-h-8 items-center gap-2 font-medium">
            <code>{id}</code>
            <span className="type-meta text-ink-3">{texts.alwaysOn}</span>
          </span>
        ) : (
          <Switch isOn={isOn} label={id} isBusy={isBusy} onFlip={onFlip} />
        )}
        <p className="text-ink-2">{texts.meanings[id as ProblemKind] ?? ''}</p>
      </div>
      <span className="type-meta shrink-0 text-ink-3">{texts.severities[severity]}</span>
    </li>
  );
}
