import type { VersionFile } from '@whittle/contract/versions';
import { Suspense, lazy } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { fileTexts as texts } from '../files.texts.ts';
import { useSaveFile } from '../files.requests.ts';
import { FileHeader } from './file-header.tsx';
import { FileMenu } from './file-menu.tsx';
import { useAutosave } from './use-autosave.ts';

const CodeEditor = lazy(() => import('./code-editor.tsx'));

type EditableFileProps = {
  appId: string;
  file: VersionFile;
  line: number | null;
  files: readonly VersionFile[];
  /** While the assistant works nothing is saved. */
  isHeld: boolean;
  onOpen: (path: string | null) => void;
};

/** One file that saves itself, with what it is called and what became of the last keys. */
export function EditableFile({ appId, file, line, files, isHeld, onOpen }: EditableFileProps) {
  const save = useSaveFile(appId, files);
  const { path, content } = file;
  const autosave = useAutosave({ appId, path, head: content, isHeld, save });
  const { state } = autosave;
  return (
    <>
      <FileHeader path={path} onBack={() => onOpen(null)}>
        <p role="status" className="type-meta ml-auto text-ink-2">
          {texts.states[state.kind]}
        </p>
        <FileMenu appId={appId} path={path} onMoved={onOpen} />
      </FileHeader>
      {state.kind === 'error' && (
        <Notice
          kind="danger"
          className="m-2"
          action={
            <Button size="small" onClick={autosave.flush}>
              {texts.tryAgain}
            </Button>
          }
        >
          {texts.saveFailed}. {state.message}
        </Notice>
      )}
      {state.kind === 'conflict' && (
        <Notice
          kind="warning"
          className="m-2"
          action={
            <>
              <Button size="small" onClick={autosave.keepMine}>
                {texts.keepMine}
              </Button>
              <Button size="small" onClick={autosave.takeTheirs}>
                {texts.takeTheirs}
              </Button>
            </>
          }
        >
          {texts.conflict}
        </Notice>
      )}
      <div className="min-h-0 flex-1">
        <Suspense fallback={<pre className="type-code h-full overflow-auto bg-sunken p-2">{autosave.text}</pre>}>
          <CodeEditor path={path} text={autosave.text} line={line} onType={autosave.type} onSave={autosave.flush} />
        </Suspense>
      </div>
    </>
  );
}
