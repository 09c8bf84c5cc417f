import type { VersionFile } from '@whittle/contract/versions';
import { normalisePath } from '@whittle/domain/files/paths';
import { FileSearch, LockKeyhole, Search } from 'lucide-react';
import { useMemo, useState } from 'react';
import { cx } from '../../lib/cx.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AfterAMoment, Skeleton } from '../../ui/skeleton.tsx';
import { type Command, useCommands } from '../commands/command.ts';
import { commandTexts } from '../commands/commands.texts.ts';
import { keyNames } from '../commands/key-combination.ts';
import { EditableFile } from './editor/editable-file.tsx';
import { FileHeader } from './editor/file-header.tsx';
import { GoToFile } from './editor/go-to-file.tsx';
import { NewFileButton } from './editor/new-file-button.tsx';
import { FindInFilesDialog } from './find-in-files-dialog.tsx';
import { FileTree } from './file-tree.tsx';
import { useSaveFile } from './files.requests.ts';
import { fileTexts as texts } from './files.texts.ts';
import { LazyCodeView } from './lazy-code-view.tsx';

type CodePanelProps = {
  appId: string;
  files: VersionFile[] | undefined;
  hasFailed: boolean;
  onRetry: () => void;
  /** FILE-08 */
  mayEdit: boolean;
  /** An older version is looked at, which nobody can edit (VER-04). */
  isOlder: boolean;
  /** While the assistant works nothing is saved. */
  isHeld: boolean;
  /** Path of the file that is open, kept in the address. */
  openPath: string | null;
  /** The line of that file to look at, kept in the address too. */
  openLine: number | null;
  onOpen: (path: string | null) => void;
  onOpenPlace: (place: { file: string; line: number }) => void;
};

/** FILE-02: the files of the latest version, and the open one to read or to change. */
export function CodePanel({ files, hasFailed, onRetry, ...rest }: CodePanelProps) {
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
  return <CodeFiles files={files} {...rest} />;
}

type CodeFilesProps = Omit<CodePanelProps, 'files' | 'hasFailed' | 'onRetry'> & { files: VersionFile[] };

function CodeFiles(props: CodeFilesProps) {
  const { appId, files, mayEdit, isOlder, isHeld, openPath, openLine, onOpen, onOpenPlace } = props;
  const [search, setSearch] = useState<'path' | 'text' | null>(null);
  useCommands(useMemo(() => searchCommands(setSearch), []));
  const save = useSaveFile(appId, files);
  const create = async (id: string) => (await save({ file: { id, content: '' }, base: null })).paths[0] ?? id;
  const newFile = mayEdit && !isHeld && <NewFileButton onCreate={create} onOpen={onOpen} />;
  if (files.length === 0)
    return (
      <div className="flex flex-col items-start gap-2 p-4">
        <p className="text-ink-2">{texts.empty}</p>
        {newFile}
      </div>
    );

  const file = files.find(({ path }) => path === openPath);
  const first = file ?? files[0]!;
  const line = file ? openLine : null;
  const isText = !['entity', 'asset'].includes(kindOf(first.path));
  return (
    <div className="flex h-full min-h-0 bg-surface">
      <div
        className={cx(
          'w-full overflow-y-auto py-2 sm:w-56 sm:shrink-0 sm:border-r sm:border-line',
          file && 'max-sm:hidden',
        )}
      >
        <div className="flex items-center gap-1 px-2 pb-2">
          {newFile}
          <IconButton
            label={texts.findInFiles}
            keys={keyNames(findKeys).join(' ')}
            icon={<Search aria-hidden size={16} />}
            onClick={() => setSearch('text')}
            className="ml-auto"
          />
        </div>
        <FileTree files={files} openPath={first.path} onOpen={onOpen} />
      </div>
      <section aria-label={first.path} className={cx('flex min-w-0 flex-1 flex-col', !file && 'max-sm:hidden')}>
        {mayEdit && isText ? (
          <EditableFile
            key={first.path}
            appId={appId}
            file={first}
            line={line}
            files={files}
            isHeld={isHeld}
            onOpen={onOpen}
          />
        ) : (
          <ReadOnlyFile file={first} line={line} isText={isText} isOlder={isOlder} onBack={() => onOpen(null)} />
        )}
      </section>
      {search === 'path' && (
        <GoToFile paths={files.map(({ path }) => path)} onOpen={onOpen} onClose={() => setSearch(null)} />
      )}
      {search === 'text' && <FindInFilesDialog files={files} onOpen={onOpenPlace} onClose={() => setSearch(null)} />}
    </div>
  );
}

type ReadOnlyFileProps = {
  file: VersionFile;
  line: number | null;
  isText: boolean;
  isOlder: boolean;
  onBack: () => void;
};

function ReadOnlyFile({ file, line, isText, isOlder, onBack }: ReadOnlyFileProps) {
  const isEntity = kindOf(file.path) === 'entity';
  const reason = isOlder
    ? texts.olderReadOnly
    : isEntity
      ? texts.entityReadOnly
      : isText
        ? texts.adminsOnly
        : texts.readOnly;
  return (
    <>
      <FileHeader path={file.path} onBack={onBack}>
        <p className="type-meta ml-auto flex items-center gap-1.5 text-ink-2">
          <LockKeyhole aria-hidden size={16} />
          {reason}
        </p>
      </FileHeader>
      <div className="min-h-0 flex-1">
        <LazyCodeView key={file.path} path={file.path} content={file.content} line={line} />
      </div>
    </>
  );
}

const findKeys = 'mod+shift+f';

/** Offered while the code is shown; Ctrl or Cmd with P would print the page otherwise. */
const searchCommands = (open: (search: 'path' | 'text') => void): Command[] => [
  {
    ...{ id: 'go-to-file', title: texts.goToFile, group: commandTexts.groups.here, keys: 'mod+p' },
    ...{ icon: <FileSearch size={16} />, run: () => open('path') },
  },
  {
    ...{ id: 'find-in-files', title: texts.findInFiles, group: commandTexts.groups.here, keys: findKeys },
    ...{ icon: <Search size={16} />, run: () => open('text') },
  },
];

function kindOf(path: string) {
  const file = normalisePath(path);
  return file.ok ? file.kind : 'other-code';
}
