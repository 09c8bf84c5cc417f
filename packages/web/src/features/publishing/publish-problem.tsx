import { ApiError, sentenceOf } from '../../lib/api-error.ts';
import { Notice } from '../../ui/notice.tsx';

/** Why publishing failed, with the files that stand in the way. */
export function PublishProblem({ error }: { error: unknown }) {
  const files = error instanceof ApiError ? Object.entries(error.fields) : [];
  return (
    <div className="flex flex-col gap-2">
      <Notice kind="danger">{sentenceOf(error)}</Notice>
      {files.length > 0 && (
        <ul className="flex flex-col gap-1">
          {files.map(([file, message]) => (
            <li key={file} className="break-words">
              <span className="type-code">{file}</span>: {message}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
