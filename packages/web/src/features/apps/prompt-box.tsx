import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { limits } from '@whittle/contract/limits';
import { asksForTool } from '@whittle/domain/tools/tool-request';
import { useNavigate } from 'react-router';
import { AttachButton } from '../../core/attachments/attach-button.tsx';
import { AttachedFiles } from '../../core/attachments/attached-files.tsx';
import { attachmentTexts } from '../../core/attachments/attachments.texts.ts';
import { useDroppedFiles } from '../../core/attachments/use-dropped-files.ts';
import { cx } from '../../lib/cx.ts';
import { sentenceOf } from '../../lib/api-error.ts';
import { count } from '../../lib/numbers.ts';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { appTexts as texts, examplePrompts, toolExamplePrompts } from './apps.texts.ts';
import { type NewAppType, useCreateApp } from './apps.requests.ts';
import { firstMessage, homeDraft } from './draft.ts';
import { useChosenFiles } from './use-chosen-files.ts';

/** The question and the box: what is typed becomes the first message of a new app, and the files go with it (HOME-02). */
export function PromptBox() {
  const [text, setText] = useState(homeDraft.read);
  const [problem, setProblem] = useState<string | null>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const problemId = useId();
  const chosen = useChosenFiles();
  const dropped = useDroppedFiles(chosen.add, isApp);
  const createApp = useCreateApp();
  const [chosenType, setChosenType] = useState<NewAppType | null>(null);
  // Until somebody chooses, the words tell: “a tool that writes ...” is no app of pages.
  const type = chosenType ?? (asksForTool(text) ? 'tool' : 'space_app');
  const words = promptBoxWords[type];
  const navigate = useNavigate();

  const write = (next: string) => {
    setText(next);
    setProblem(null);
    homeDraft.write(next);
  };

  const build = useOneAtATime(async () => {
    const request = text.trim();
    const length = request.length;
    if (length === 0 || length > limits.chatMessageMaxChars) {
      setProblem(length === 0 ? texts.describeFirst : texts.tooLong(count(length), count(limits.chatMessageMaxChars)));
      box.current?.focus();
      return;
    }
    try {
      const app = await createApp.mutateAsync(type);
      firstMessage.leave(app.id, request, chosen.files);
      homeDraft.write('');
      await navigate(paths.app.to(app.id));
    } catch (error) {
      setProblem(`${texts.saveFailed}. ${sentenceOf(error)}`);
    }
  });

  const shownProblem = problem ?? chosen.problem;
  const onKeyDown = (event: KeyboardEvent) => {
    // While a word is being composed (Japanese, accents), Enter belongs to the keyboard.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    build();
  };

  return (
    <section aria-labelledby="question" className="flex flex-col gap-3">
      <h1 id="question" className="type-display">
        {texts.question}
      </h1>
      <div
        {...dropped.onto}
        className={cx(
          'notch flex flex-col border bg-surface focus-within:outline-2 focus-within:outline-focus',
          dropped.isDraggedOver ? 'border-accent' : 'border-edge',
        )}
      >
        <textarea
          ref={box}
          value={text}
          onChange={(event) => write(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={dropped.onPaste}
          aria-label={words.boxLabel}
          aria-keyshortcuts="Enter"
          enterKeyHint="go"
          aria-invalid={shownProblem ? true : undefined}
          aria-describedby={shownProblem ? problemId : undefined}
          placeholder={dropped.isDraggedOver ? attachmentTexts.dropFiles : words.boxPlaceholder}
          rows={3}
          className="type-reading field-sizing-content max-h-80 min-h-24 resize-none bg-transparent px-4 py-3 outline-none coarse:text-[1rem]"
        />
        {chosen.shown.length > 0 && (
          <div className="px-3 pb-1">
            <AttachedFiles files={chosen.shown} onRemove={chosen.remove} />
          </div>
        )}
        <div className="flex items-center gap-3 p-2">
          <AttachButton onAttach={chosen.add} />
          <Segmented label={texts.type} value={type} onChange={setChosenType} options={typeOptions} />
          <span className="type-meta ms-auto hidden text-ink-3 sm:inline">{texts.buildKeys}</span>
          <Button variant="filled" className="max-sm:ms-auto" isBusy={createApp.isPending} onClick={build}>
            {texts.build}
          </Button>
        </div>
      </div>
      {shownProblem && (
        <div id={problemId}>
          <Notice kind="danger">{shownProblem}</Notice>
        </div>
      )}
      <div className="-ms-2 flex flex-wrap items-center gap-1">
        <span className="me-1 ms-2 text-ink-3">{texts.tryLabel}</span>
        {words.examples.map((example) => (
          <Button
            key={example.label}
            variant="plain"
            size="small"
            onClick={() => {
              write(example.prompt);
              box.current?.focus();
            }}
          >
            {example.label}
          </Button>
        ))}
      </div>
    </section>
  );
}

const typeOptions = [
  { value: 'space_app', label: texts.typeApp },
  { value: 'tool', label: texts.typeTool },
] as const;

const promptBoxWords = {
  space_app: { boxLabel: texts.boxLabel, boxPlaceholder: texts.boxPlaceholder, examples: examplePrompts },
  tool: { boxLabel: texts.toolBoxLabel, boxPlaceholder: texts.toolBoxPlaceholder, examples: toolExamplePrompts },
};

/** A zip or a folder is an app to import, wherever on the page it is dropped. */
const isApp = ({ files, items }: DataTransfer): boolean =>
  [...files].some(({ name }) => /\.zip$/i.test(name)) ||
  [...items].some((item) => item.webkitGetAsEntry?.()?.isDirectory === true);
