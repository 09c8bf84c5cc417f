import type { ImportReport } from '@whittle/contract/imports';
import type { AccessMode } from '@whittle/contract/people';
import { effectiveAccess } from '@whittle/domain/publishing/app-access';
import { requiresSignIn } from '@whittle/domain/publishing/requires-sign-in';
import { AccessModes } from '../../core/app-access/access-modes.tsx';
import { appAccessTexts } from '../../core/app-access/app-access.texts.ts';
import { importTexts as texts } from './imports.texts.ts';
import { sentenceOf } from './sentence-of.ts';

type AccessStepProps = {
  report: ImportReport;
  /** What was chosen here; null as long as the proposal stands. */
  chosen: AccessMode | null;
  onChoose: (mode: AccessMode) => void;
};

/** Who can open the app once it is published: what the export shows of it, and why, to be changed before it is made. */
export function AccessStep({ report, chosen, onChoose }: AccessStepProps) {
  const data = report.entities.flatMap(({ name, access }) => (name === 'User' || access === null ? [] : [{ access }]));
  return (
    <section aria-labelledby="import-access" className="flex flex-col gap-2">
      <h2 id="import-access" className="type-heading">
        {appAccessTexts.accessTitle}
      </h2>
      <p className="max-w-reading text-ink-2">
        {sentenceOf(report.accessReason)} {texts.accessLater}
      </p>
      <AccessModes value={chosen ?? effectiveAccess(report.accessMode, requiresSignIn(data))} onChange={onChoose} />
    </section>
  );
}
