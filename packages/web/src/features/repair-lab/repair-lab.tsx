import { limits } from '@whittle/contract/limits';
import { useState } from 'react';
import { sentenceOf } from '../../lib/api-error.ts';
import { duration } from '../../lib/times.ts';
import { confirmWithToast } from '../../lib/toasts.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckRow } from '../../ui/check-row.tsx';
import { Field, Input } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CompareDialog } from './compare-dialog.tsx';
import { IssueList } from './issue-list.tsx';
import { LabVersion } from './lab-version.tsx';
import { RepairDialog } from './repair-dialog.tsx';
import { newestVersion, useApplyRepair } from './repair-lab.requests.ts';
import { repairLabTexts as texts } from './repair-lab.texts.ts';
import { type LabRun, useRepairLab } from './use-repair-lab.ts';
import { ValidationDialog } from './validation-dialog.tsx';

type Opened = { kind: 'issues' | 'compare' } | { kind: 'repair'; run: LabRun };

/** For platform admins: what is wrong with a version of an app, and what rules and models make of it (VALID-01 to VALID-13). */
export function RepairLab({ appId }: { appId: string }) {
  const lab = useRepairLab(appId);
  const apply = useApplyRepair(appId);
  const [opened, setOpened] = useState<Opened | null>(null);
  const { validation, runs, busy } = lab;
  const issues = validation?.issues.length ?? 0;
  const failures = [runs.usual, runs.custom].flatMap((run) => run?.problem ?? []);
  const back = () => setOpened(null);

  const applyRun = ({ result }: LabRun) =>
    apply.mutate(result!.appBundle.id, {
      onSuccess: () => {
        back();
        lab.startAgain();
        confirmWithToast(texts.applied);
      },
    });

  return (
    <>
      <div className="flex flex-col gap-6">
        <div className="flex flex-wrap items-end gap-2">
          <Button
            variant={issues === 0 ? 'filled' : 'outlined'}
            isBusy={busy === 'validate'}
            disabled={busy === 'repair'}
            onClick={() => void lab.validate()}
          >
            {validation ? texts.revalidate : texts.validate}
          </Button>
          {issues > 0 && <Button onClick={() => setOpened({ kind: 'issues' })}>{texts.issues(issues)}</Button>}
          <Button
            variant={issues > 0 && !runs.usual ? 'filled' : 'outlined'}
            isBusy={busy === 'repair'}
            disabled={busy === 'validate'}
            onClick={() => void lab.repair()}
          >
            {runs.usual ? texts.repairAgain : texts.repair}
          </Button>
          {busy === 'repair' && <Button onClick={lab.cancelRepair}>{texts.cancelRepair}</Button>}
          {runs.usual?.result && (
            <Button onClick={() => setOpened({ kind: 'repair', run: runs.usual! })}>{texts.results}</Button>
          )}
          {runs.usual && runs.custom && (
            <Button onClick={() => setOpened({ kind: 'compare' })}>{texts.compareResults}</Button>
          )}
        </div>
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-[8rem_1fr]">
          <Field label={texts.iterations}>
            <Input
              type="number"
              min={limits.repairIterationsMin}
              max={limits.repairIterationsMax}
              value={lab.iterations}
              onChange={({ target }) => lab.setIterations(target.valueAsNumber)}
            />
          </Field>
          <LabVersion
            appId={appId}
            value={lab.version}
            isDisabled={busy !== null}
            onChange={(version) => lab.setVersion(version)}
          />
          <div className="flex flex-col gap-3 sm:col-start-2">
            <CheckRow
              label={texts.compare}
              says={texts.compareSays}
              isChecked={lab.isCompare}
              onChange={lab.setCompare}
            />
            {lab.isCompare && (
              <Field label={texts.customModel} hint={`${texts.defaultModelLabel}: ${texts.defaultModel}`}>
                <Input value={lab.customModel} onChange={({ target }) => lab.setCustomModel(target.value)} />
              </Field>
            )}
          </div>
        </div>
        {lab.problem && <Notice kind="danger">{lab.problem}</Notice>}
        {failures.map((failure) => (
          <Notice key={failure} kind="danger">
            {failure}
          </Notice>
        ))}
        <div role="status">
          {lab.isCancelled && <p>{texts.repairCancelled}</p>}
          {validation && issues === 0 && <p>{texts.noIssues(duration(validation.executionTimeMs))}</p>}
          {validation && issues > 0 && (
            <p className="tabular text-ink-2">
              {texts.found(issues, validation.filesChecked, duration(validation.executionTimeMs))}
            </p>
          )}
        </div>
        {validation && issues > 0 && <IssueList issues={validation.issues} label={texts.issues(issues)} />}
      </div>
      {opened?.kind === 'issues' && validation && <ValidationDialog validation={validation} onClose={back} />}
      {opened?.kind === 'compare' && runs.usual && runs.custom && (
        <CompareDialog
          usual={runs.usual}
          custom={runs.custom}
          onOpen={(run) => setOpened({ kind: 'repair', run })}
          onClose={back}
        />
      )}
      {opened?.kind === 'repair' && opened.run.result && (
        <RepairDialog
          result={opened.run.result}
          isNewest={lab.version === newestVersion}
          isApplying={apply.isPending}
          problem={apply.error && sentenceOf(apply.error)}
          onApply={() => applyRun(opened.run)}
          onClose={back}
        />
      )}
    </>
  );
}
