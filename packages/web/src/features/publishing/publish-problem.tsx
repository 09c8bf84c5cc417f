import { accessCheckSchema } from '@whittle/contract/access-check';
import type { InputHTMLAttributes } from 'react';
import { ApiError, sentenceOf } from '../../lib/api-error.ts';
import { Notice } from '../../ui/notice.tsx';
import { AccessCheckResult } from '../../core/access-check/access-check.tsx';
import { OpenDataConsent } from '../../core/access-check/open-data-consent.tsx';
import { FileProblems } from './file-problems.tsx';

type PublishProblemProps = {
  error: unknown;
  /** The form's field for what is typed to publish open personal data. */
  consent: InputHTMLAttributes<HTMLInputElement>;
};

/** Why publishing stopped, and what stands in the way: files, attempts that ended wrong, or a question to answer. */
export function PublishProblem({ error, consent }: PublishProblemProps) {
  const failure = error instanceof ApiError ? error : null;
  if (failure?.code === 'personal-data-open')
    return <OpenDataConsent openData={failure.extra['openData']} field={consent} />;
  const proof = accessCheckSchema.safeParse(failure?.extra['proof']);
  const files = Object.entries(failure?.fields ?? {});
  return (
    <div className="flex flex-col gap-2">
      <Notice kind="danger">{sentenceOf(error)}</Notice>
      {proof.success && <AccessCheckResult proof={proof.data} />}
      {files.length > 0 && <FileProblems files={files} />}
    </div>
  );
}
