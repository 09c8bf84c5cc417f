import type { CodeEdit, CodeProblem, SaveFile } from '@whittle/contract/code-editing';
import type { EditorView } from '@codemirror/view';
import { GitCompareArrows, WandSparkles } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { fileTexts as texts } from '../files.texts.ts';
import { sentenceOf } from '../../../lib/api-error.ts';
import { lazyPart } from '../../../lib/lazy-part.tsx';
import { confirmWithToast } from '../../../lib/toasts.tsx';
import { keyNames } from '../../../core/commands/key-combination.ts';
import { CompareBar } from '../compare/compare-bar.tsx';
import { useComparison } from '../compare/use-comparison.ts';
import { useHasRoom } from '../compare/use-has-room.ts';
import { useFormat } from '../format/use-format.ts';
import type { Language } from '../language/language-client.ts';
import { useSymbolHandlers } from '../language/use-symbol-handlers.tsx';
import { fixProblem } from '../files.requests.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { FileHeader } from './file-header.tsx';
import { FileMenu } from './file-menu.tsx';
import { type Autosaved, useAutosave } from './use-autosave.ts';
import { compareKeys, formatKeys, useFileCommands } from './use-file-commands.tsx';

const CodeEditor = lazyPart(
  async () => (await import('./code-editor.tsx')).CodeEditor,
  ({ text }) => <pre className="type-code h-full overflow-auto bg-sunken p-2">{text}</pre>,
);

type OpenFileProps = {
  appId: string;
  /** The newest version. */
  versionId: string | null;
  path: string;
  /** The file as the newest version has it, null when it has none. */
  head: string | null;
  line: number | null;
  /** While the assistant works nothing is saved. */
  isHeld: boolean;
  /** A file behind another one saves what was typed in it too. */
  isShown: boolean;
  save: (edit: SaveFile) => Promise<CodeEdit>;
  /** Null until it is there. */
  language: Language | null;
  problems: readonly CodeProblem[];
  /** Paths of which some text is not saved. */
  unsaved: readonly string[];
  contentOf: (path: string) => string | null;
  takeFocus: () => boolean;
  onOpenPlace: (place: { file: string; line: number }) => void;
  onMark: (path: string, isUnsaved: boolean) => void;
  onMoved: (from: string, to: string | null) => void;
  onBack: () => void;
};

/** One file that saves itself, with what it is called and what became of the last keys. */
export function OpenFile({
  appId,
  versionId,
  path,
  head,
  line,
  isHeld,
  isShown,
  save,
  language,
  problems,
  unsaved,
  contentOf,
  takeFocus,
  onOpenPlace,
  onMark,
  onMoved,
  onBack,
}: OpenFileProps) {
  const autosave = useAutosave({ appId, path, head, isHeld, save });
  const { state, isUnsaved } = autosave;
  const view = useRef<EditorView | null>(null);
  const body = useRef<HTMLDivElement>(null);
  const comparison = useComparison({ appId, path, versionId, isSideBySide: useHasRoom(body, isShown) });
  const formatting = useFormat(path, view);
  const symbol = useSymbolHandlers({ path, view, language, unsaved, contentOf, save, onOpenPlace });
  const [fixProblemText, setFixProblemText] = useState<string | null>(null);
  const problemText = formatting.problem ?? symbol.problem ?? fixProblemText;
  const fix = async (problem: CodeProblem) => {
    try {
      if (isUnsaved) return setFixProblemText(texts.fixUnsaved);
      await fixProblem(appId, problem);
      confirmWithToast(texts.fixed);
    } catch (error) {
      setFixProblemText(sentenceOf(error));
    }
  };
  useEffect(() => onMark(path, isUnsaved), [onMark, path, isUnsaved]);
  const closeComparison = () => {
    view.current?.focus();
    comparison.close();
  };
  const toggleComparison = comparison.isOpen ? closeComparison : comparison.open;
  useFileCommands(isShown, { compare: toggleComparison, format: formatting.format });
  const onKeyDown = (event: KeyboardEvent) => {
    // Whatever is open above the text closes first.
    if (event.key === 'Escape' && comparison.isOpen && !event.defaultPrevented) closeComparison();
  };
  if (!isShown) return null;
  return (
    <div ref={body} role="presentation" onKeyDown={onKeyDown} className="flex min-h-0 flex-1 flex-col">
      <FileHeader path={path} onBack={onBack}>
        <p role="status" className="type-meta ms-auto text-ink-2">
          {texts.states[state.kind]}
        </p>
        <IconButton
          label={texts.compare}
          keys={keyNames(compareKeys).join(' ')}
          icon={<GitCompareArrows aria-hidden size={16} />}
          isPressed={comparison.isOpen}
          onClick={toggleComparison}
        />
        <IconButton
          label={texts.format}
          keys={keyNames(formatKeys).join(' ')}
          icon={<WandSparkles aria-hidden size={16} />}
          aria-busy={formatting.isBusy}
          onClick={formatting.format}
        />
        <FileMenu
          appId={appId}
          path={path}
          isUnsaved={isUnsaved}
          onOpen={autosave.flush}
          onMoved={(to) => {
            if (to === null) autosave.discard();
            onMoved(path, to);
          }}
        />
      </FileHeader>
      <SaveTrouble path={path} autosave={autosave} />
      {problemText && (
        <Notice kind="warning" className="m-2">
          {problemText}
        </Notice>
      )}
      {symbol.dialog}
      {comparison.isOpen && (
        <CompareBar
          comparison={comparison}
          onStep={(step) => {
            if (view.current) comparison.goTo?.(view.current, step);
          }}
          onClose={closeComparison}
        />
      )}
      <div className="min-h-0 flex-1">
        <CodeEditor
          key={path}
          appId={appId}
          path={path}
          text={autosave.text}
          line={line}
          language={language}
          onView={(editor) => (view.current = editor)}
          onType={(text) => {
            formatting.clearProblem();
            symbol.clearProblem();
            setFixProblemText(null);
            autosave.type(text);
          }}
          problems={problems}
          onFix={(problem) => void fix(problem)}
          compared={comparison.compared}
          takeFocus={takeFocus}
          keys={{
            'Mod-s': autosave.flush,
            'Shift-Alt-f': formatting.format,
            'Shift-Alt-c': toggleComparison,
            ...symbol.keys,
          }}
        />
      </div>
    </div>
  );
}

function SaveTrouble({ path, autosave }: { path: string; autosave: Autosaved }) {
  const [isComparing, setIsComparing] = useState(false);
  const { state } = autosave;
  if (state.kind === 'error')
    return (
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
    );
  if (state.kind !== 'conflict') return null;
  return (
    <>
      <Notice
        kind="warning"
        className="m-2"
        action={
          <Button size="small" onClick={() => setIsComparing(true)}>
            {texts.compareTexts}
          </Button>
        }
      >
        {autosave.theirs === null ? texts.conflictDeleted : texts.conflict}
      </Notice>
      {isComparing && <ConflictDialog path={path} autosave={autosave} onClose={() => setIsComparing(false)} />}
    </>
  );
}
