import type { VersionFile } from '@whittle/contract/versions';
import { normalisePath } from '@whittle/domain/files/paths';
import { LockKeyhole } from 'lucide-react';
import { cx } from '../../lib/cx.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AfterAMoment, Skeleton } from '../../ui/skeleton.tsx';
import { FileTree } from './file-tree.tsx';
import { fileTexts as texts } from './files.texts.ts';
import { LazyCodeView } from './lazy-code-view.tsx';

type CodePanelProps = {
  files: VersionFile[] | undefined;
  hasFailed: boolean;
  onRetry: () => void;
  /** Path of the file that is open, kept in the address. */
  openPath: string | null;
  onOpen: (path: string | null) => void;
};

/** The files of the latest version, to read. */
export function CodePanel({ files, hasFailed, onRetry, openPath, onOpen }: CodePanelProps) {
  if (hasFailed) {
    return (
      <Notice
        kind="danger"
        className="m-4"
        action={
          <Button size="small" onClick={onRetry}>
            {texts.retry}
          </Button>
        }
      >
        {texts.loadFailed}
      </Notice>
    );
  }
  if (!files) {
    return (
      <AfterAMoment>
        <div aria-busy className="flex flex-col gap-2 p-4">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-5 w-48" />
          <Skeleton className="h-5 w-36" />
        </div>
      </AfterAMoment>
    );
  }
  if (files.length === 0) return <p className="p-4 text-ink-2">{texts.empty}</p>;

  const file = files.find(({ path }) => path === openPath);
  const first = file ?? files[0]!;
  const isEntity = kindOf(first.path) === 'entity';
  return (
    <div className="flex h-full min-h-0 bg-surface">
      <div
        className={cx(
          'w-full overflow-y-auto py-2 sm:w-56 sm:shrink-0 sm:border-r sm:border-line',
          file && 'max-sm:hidden',
        )}
      >
        <FileTree files={files} openPath={first.path} onOpen={onOpen} />
      </div>
      <section aria-label={first.path} className={cx('flex min-w-0 flex-1 flex-col', !file && 'max-sm:hidden')}>
        <header className="flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-1.5">
          <Button look="plain" size="small" className="sm:hidden" onClick={() => onOpen(null)}>
            {texts.files}
          </Button>
          <h2 className="type-code min-w-0 break-all">{first.path}</h2>
          <p className="type-meta ml-auto flex items-center gap-1.5 text-ink-2">
            <LockKeyhole aria-hidden size={16} />
            {isEntity ? texts.entityReadOnly : texts.readOnly}
          </p>
        </header>
        <div className="min-h-0 flex-1">
          <LazyCodeView key={first.path} path={first.path} content={first.content} />
        </div>
      </section>
    </div>
  );
}

function kindOf(path: string) {
  const file = normalisePath(path);
  return file.ok ? file.kind : 'other-code';
}
