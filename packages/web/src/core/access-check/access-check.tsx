import type { AccessCheck as Proof } from '@whittle/contract/access-check';
import { CircleCheck } from 'lucide-react';
import { sentenceOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAccessCheck } from './access-check.requests.ts';
import { accessCheckTexts as texts } from './access-check.texts.ts';
import { AccessMatrix } from './access-matrix.tsx';

/** A button that runs the proof, then its result: one sentence, which opens to the matrix of every entity. */
export function AccessCheck({ appId, onlyEntity }: { appId: string; onlyEntity?: string }) {
  const proof = useAccessCheck(appId);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button isBusy={proof.isPending} onClick={() => proof.mutate()}>
          {proof.data ? texts.checkAgain : texts.check}
        </Button>
        <p className="type-meta flex-1 basis-56 text-ink-3">{texts.explanation}</p>
      </div>
      <div aria-live="polite" className="flex flex-col gap-3">
        {proof.isError && <Notice kind="danger">{sentenceOf(proof.error, texts.failed)}</Notice>}
        {proof.data && !proof.isPending && <AccessCheckResult proof={proof.data} onlyEntity={onlyEntity} />}
      </div>
    </div>
  );
}

/** Mismatches are open at once; a proof that went well waits behind its sentence. */
export function AccessCheckResult({ proof, onlyEntity }: { proof: Proof; onlyEntity?: string }) {
  const entities = proof.entities.filter(({ entity }) => onlyEntity === undefined || entity === onlyEntity);
  const cells = entities.flatMap((entity) => entity.cells);
  const wrong = cells.filter(({ expected, observed }) => expected !== observed).length;
  const isProven = wrong === 0 && entities.every(({ problem }) => problem === null);
  if (entities.length === 0) return <p className="text-ink-2">{texts.nothing}</p>;
  const matrices = (
    <div className="flex flex-col gap-6 pt-3">
      {entities.map((entity) => (
        <AccessMatrix key={entity.entity} proof={entity} />
      ))}
    </div>
  );
  if (!isProven) {
    return (
      <>
        <Notice kind="danger">{texts.mismatch(wrong)}</Notice>
        {matrices}
      </>
    );
  }
  return (
    <details>
      <summary className="flex items-start gap-2">
        <CircleCheck aria-hidden size={16} className="mt-0.5 text-success" />
        {texts.proven(cells.length, (proof.tookMs / 1_000).toFixed(1))}
      </summary>
      {matrices}
    </details>
  );
}
