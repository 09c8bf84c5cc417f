import type { LabIssue, Validation } from '@whittle/contract/repair-lab/repair-lab';
import { type Problem, problemKinds } from '@whittle/domain/repairs/problem';

/** What counts as an issue: hints are only told, so nothing is repaired because of one. */
export const issuesOf = (problems: readonly Problem[]): Problem[] =>
  problems.filter(({ severity }) => severity !== 'hint');

/** VALID-08 */
export const toLabIssue = ({ message, file, kind, severity, line }: Problem): LabIssue => ({
  ...{ message, severity, line },
  componentName: file.replace(/^.*\//, '').replace(/\.\w+$/, ''),
  fileId: file,
  detectorId: kind,
});

export const detectorsOf = (problems: readonly Problem[]): Validation['detectors'] =>
  problemKinds.map((detectorId) => ({
    detectorId,
    issueCount: problems.filter(({ kind }) => kind === detectorId).length,
  }));
