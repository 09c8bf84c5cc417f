import { isEditable } from '@whittle/domain/tools/editable-blocks';
import { inputText } from '@whittle/domain/tools/visible-fields';
import type { ToolPage } from '@whittle/contract/tools/tool-page';
import type { BlockResult, ToolRun } from '@whittle/contract/tools/tool-run';
import { use, useState } from 'react';
import { Cited } from '../answers/citations.tsx';
import { Why } from '../answers/why.tsx';
import { BlockEdit } from './block-edit.tsx';
import { BlockView } from './block-view.tsx';
import { Place } from './place.ts';
import type { RunClient } from './run-client.ts';
import { problemSentence } from './runs-left.ts';
import { ShareResult } from './share-result.tsx';
import { resultText } from './result-text.ts';
import { texts } from './texts.ts';

/** What who asked for a result may do with it. */
export type ResultUse = {
  client: RunClient;
  onRedo: (blockId: string) => void;
  onValidate: () => void;
  onClose: () => void;
  onChange: (run: ToolRun) => void;
};

type Props = { tool: ToolPage } & (
  | { run: ToolRun; use: ResultUse }
  /** Somebody else's, which is only read. */
  | { run: Pick<ToolRun, 'state' | 'blocks' | 'problem' | 'sources'>; use: null }
);

/** The blocks of a run, each growing in its place. Rules: TOOL-09, TOOL-10. */
export function ToolResult({ tool, ...shown }: Props) {
  const { run, use } = shown;
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(resultText(tool, run));
    setIsCopied(true);
    setTimeout(() => setIsCopied(false), 2_000);
  };
  const result = (
    <section className="result" aria-label={texts.result} aria-busy={run.state === 'loading'}>
      {tool.blocks.map((block) => {
        const result = run.blocks.find(({ blockId }) => blockId === block.id);
        if (!result) return null;
        const isDone = run.state === 'success' || run.state === 'error';
        const canRedo = use !== null && isDone && !block.isTemplate;
        const canEdit = shown.use !== null && isDone && tool.userCanEditResults && isEditable(block.type);
        return (
          <Block
            key={block.id}
            {...{ block, result }}
            isOver={run.state !== 'loading'}
            onRedo={canRedo ? () => use.onRedo(block.id) : null}
            onEdit={
              canEdit
                ? async (value) => shown.use.onChange(await shown.use.client.edit(shown.run.id, block.id, value))
                : null
            }
          />
        );
      })}
      {run.problem && (
        <p className="problem" role="alert">
          {problemSentence(run.problem)}
        </p>
      )}
      {run.sources && run.state !== 'loading' && <Why sources={run.sources} />}
      {run.state === 'cancelled' && <p className="help">{texts.cancelled}</p>}
      {run.state !== 'loading' && (
        <div className="actions">
          {run.blocks.some(({ state }) => state === 'validated') && (
            <>
              <button type="button" className="plain" onClick={() => void copy()}>
                {isCopied ? texts.copied : texts.copy}
              </button>
              <button type="button" className="plain" onClick={() => print()}>
                {texts.print}
              </button>
              {shown.use && (
                <ShareResult
                  run={shown.run}
                  client={shown.use.client}
                  onChange={(shareKey) => shown.use.onChange({ ...shown.run, shareKey })}
                />
              )}
            </>
          )}
          {shown.use && wantsCheck(shown.run) && (
            <button type="button" className="plain" onClick={shown.use.onValidate}>
              {texts.checkAgain}
            </button>
          )}
          {shown.use && (
            <button type="button" className="quiet" onClick={shown.use.onClose}>
              {texts.closeResult}
            </button>
          )}
        </div>
      )}
    </section>
  );
  if (!run.sources) return result;
  const question = shown.use === null ? '' : Object.values(shown.run.inputs).map(inputText).join(' ');
  return (
    <Cited citations={run.sources.citations} question={question}>
      {result}
    </Cited>
  );
}

/** Whether checking again could say something else: a part was changed by hand, or one that is there did not pass. */
const wantsCheck = ({ state, editedAt, blocks }: ToolRun): boolean =>
  state === 'success' && (editedAt !== null || blocks.some((block) => block.state === 'failed' && isCheckable(block)));
/** What broke off does not get whole by looking at it again. */
const isCheckable = (block: BlockResult): boolean => !isNothing(block) && block.problem !== 'cut-off';

const isNothing = ({ value }: BlockResult): boolean => value === null || value === '';

/** What does not have the shape of its block cannot be shown as fields. */
const canBeEdited = (result: BlockResult): boolean =>
  !isNothing(result) &&
  (result.state === 'validated' || (result.state === 'failed' && result.problem !== 'wrong-shape'));

type BlockProps = {
  block: ToolPage['blocks'][number];
  result: BlockResult;
  isOver: boolean;
  onRedo: (() => void) | null;
  /** Stores what somebody made of the block. */
  onEdit: ((value: unknown) => Promise<void>) | null;
};

function Block({ block, result, isOver, onRedo, onEdit }: BlockProps) {
  const [isEdited, setIsEdited] = useState(false);
  const Title = use(Place).isPart ? 'h3' : 'h2';
  const { state, value, problem } = result;
  const isEmpty = isNothing(result);
  if (state === 'pending' && isOver && isEmpty) return null;
  return (
    <article className="block" data-state={state}>
      {(block.title || state === 'validated') && (
        <div className="block-head">
          {block.title && <Title className="block-title">{block.title}</Title>}
          {state === 'validated' && <p className="checked">{texts.checked}</p>}
          {state === 'pending' && !isOver && !isEmpty && <p className="writing">{texts.checking}</p>}
        </div>
      )}
      {isEdited && onEdit ? (
        <BlockEdit {...{ block, value }} onSave={onEdit} onClose={() => setIsEdited(false)} />
      ) : state === 'failed' ? (
        <>
          <p className="problem">
            {texts.failed}: {texts.blockProblems[problem ?? ''] ?? problem}
          </p>
          {!isEmpty && (
            <details className="written">
              <summary>{texts.showWritten}</summary>
              <pre>{typeof value === 'string' ? value : JSON.stringify(value, null, 2)}</pre>
            </details>
          )}
        </>
      ) : isEmpty ? (
        <div className="skeleton" role="img" aria-label={texts.checking} />
      ) : (
        <BlockView type={block.type} value={value} />
      )}
      {onEdit && canBeEdited(result) && !isEdited && (
        <button
          type="button"
          className="quiet redo"
          aria-label={texts.editOf(block.title)}
          onClick={() => setIsEdited(true)}
        >
          {texts.edit}
        </button>
      )}
      {onRedo && !isEdited && (
        <button
          type="button"
          className={state === 'failed' ? 'plain redo' : 'quiet redo'}
          aria-label={texts.redoOf(block.title)}
          onClick={onRedo}
        >
          {texts.redo}
        </button>
      )}
    </article>
  );
}
