import type { CodeProblem } from '@whittle/contract/code-editing';
import type { VersionFile } from '@whittle/contract/versions';
import { fileKinds } from '@whittle/domain/files/file-kinds';
import { kindOf } from '@whittle/domain/files/paths';
import { FileSearch, Search } from 'lucide-react';
import { useMemo, useState } from 'react';
import { cx } from '../../lib/cx.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { type Command, useCommands } from '../../core/commands/command.ts';
import { commandTexts } from '../../core/commands/commands.texts.ts';
import { keyNames } from '../../core/commands/key-combination.ts';
import type { CodePanelProps } from './code-panel.tsx';
import { GoToFile } from './editor/go-to-file.tsx';
import { NewFileButton } from './editor/new-file-button.tsx';
import { OpenFile } from './editor/open-file.tsx';
import { FindInFilesDialog } from './find-in-files-dialog.tsx';
import { FileTree } from './file-tree.tsx';
import { useCodeProblems, useSaveFile } from './files.requests.ts';
import { fileTexts as texts } from './files.texts.ts';
import { useFocusTransfer } from './editor/use-focus-transfer.ts';
import { useLanguage } from './language/use-language.ts';
import { ReadOnlyFile } from './read-only-file.tsx';
import { TabBar } from './tabs/tab-bar.tsx';
import { useTabCommands } from './tabs/tab-commands.tsx';
import { useOpenTabs } from './tabs/use-open-tabs.ts';

type CodeFilesProps = Omit<CodePanelProps, 'files' | 'hasFailed' | 'onRetry'> & { files: VersionFile[] };

/** Files that are written as text, by whoever may. */
const isEditable = (path: string): boolean => fileKinds[kindOf(path)].isEditable;

/** The tree of the files beside the open ones. */
export function CodeFiles(props: CodeFilesProps) {
  const { appId, versionId, files, mayEdit, isOlder, isHeld, openPath, openLine, onOpen, onOpenPlace } = props;
  const [search, setSearch] = useState<'path' | 'text' | null>(null);
  useCommands(useMemo(() => searchCommands(setSearch), []));
  const tabs = useOpenTabs({ appId, files, openPath, onOpen });
  const { takeFocus, toWrite } = useFocusTransfer();
  useTabCommands({ ...tabs, next: toWrite(tabs.next), close: toWrite(tabs.close) });
  const save = useSaveFile(appId);
  const language = useLanguage(files, mayEdit && tabs.active !== null && isEditable(tabs.active));
  const create = async (id: string) => (await save({ file: { id, content: '' }, base: null })).paths[0] ?? id;
  const newFile = mayEdit && !isHeld && <NewFileButton onCreate={create} onOpen={onOpen} />;
  const contents = useMemo(() => new Map(files.map(({ path, content }) => [path, content])), [files]);
  const contentOf = (path: string) => contents.get(path) ?? null;
  const isPhone = useMediaQuery('(max-width: 639px)');
  const problems = useProblemsByFile(useCodeProblems(appId, versionId, mayEdit));
  if (files.length === 0 && tabs.paths.length === 0)
    return (
      <div className="flex flex-col items-start gap-2 p-4">
        <p className="text-ink-2">{texts.empty}</p>
        {newFile}
      </div>
    );

  const { active } = tabs;
  // A phone has room for the tree or for a file; the address says which.
  const isTreeShown = openPath === null || active === null;
  return (
    <div className="flex h-full min-h-0 bg-surface">
      <div
        className={cx(
          'w-full overflow-y-auto py-2 sm:w-56 sm:shrink-0 sm:border-e sm:border-line',
          !isTreeShown && 'max-sm:hidden',
        )}
      >
        <div className="flex items-center gap-1 px-2 pb-2">
          {newFile}
          <IconButton
            label={texts.findInFiles}
            keys={keyNames(findKeys).join(' ')}
            icon={<Search aria-hidden size={16} />}
            onClick={() => setSearch('text')}
            className="ms-auto"
          />
        </div>
        <FileTree files={files} openPath={isPhone && isTreeShown ? null : active} onOpen={tabs.open} />
      </div>
      <div className={cx('flex min-w-0 flex-1 flex-col', isTreeShown && 'max-sm:hidden')}>
        {tabs.paths.length > 0 && <TabBar tabs={tabs} />}
        {active === null && <p className="p-4 text-ink-2">{texts.nothingOpen}</p>}
        {tabs.alive.map((path) => {
          const isShown = path === active;
          const line = isShown && path === openPath ? openLine : null;
          const content = contentOf(path);
          const isWritten = mayEdit && isEditable(path);
          if (!isWritten && (!isShown || content === null)) return null;
          return (
            <section
              key={path}
              aria-label={path}
              hidden={!isShown}
              className={cx('min-h-0 flex-1 flex-col', isShown && 'flex')}
            >
              {isWritten ? (
                <OpenFile
                  {...{ appId, versionId, path, line, isHeld, isShown, save, language, contentOf, takeFocus }}
                  onOpenPlace={toWrite(onOpenPlace)}
                  problems={problems.get(path) ?? noProblems}
                  unsaved={tabs.unsaved}
                  head={content}
                  onMark={tabs.mark}
                  onMoved={tabs.moved}
                  onBack={() => onOpen(null)}
                />
              ) : (
                <ReadOnlyFile
                  file={{ path, content: content ?? '' }}
                  line={line}
                  isOlder={isOlder}
                  onBack={() => onOpen(null)}
                />
              )}
            </section>
          );
        })}
      </div>
      {search === 'path' && (
        <GoToFile paths={files.map(({ path }) => path)} onOpen={toWrite(tabs.open)} onClose={() => setSearch(null)} />
      )}
      {search === 'text' && (
        <FindInFilesDialog files={files} onOpen={toWrite(onOpenPlace)} onClose={() => setSearch(null)} />
      )}
    </div>
  );
}

const noProblems: readonly CodeProblem[] = [];

const useProblemsByFile = (problems: readonly CodeProblem[]) =>
  useMemo(() => Map.groupBy(problems, ({ file }) => file), [problems]);

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
