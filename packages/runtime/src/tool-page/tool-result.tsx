import type { ToolPage } from '@whittle/contract/tools/tool-page';
import type { BlockResult, ToolRun } from '@whittle/contract/tools/tool-run';
import { useState } from 'react';
import { BlockView } from './block-view.tsx';
import { resultText } from './result-text.ts';
import { texts } from './texts.ts';

type Props = {
  tool: ToolPage;
  run: ToolRun;
  /** Null where the result is only read. */
  onRedo: ((blockId: string) => void) | null;
};

/** The blocks of a run, each growing in its place. Rules: TOOL-09, TOOL-10. */
export function ToolResult({ tool, run, onRedo }: Props) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(resultText(tool, run));
    setIsCopied(true);
    setTimeout(() => setIsCopied(false), 2_000);
  };
  return (
    <section className="result" aria-label={texts.result} aria-busy={run.state === 'loading'}>
      {tool.blocks.map((block) => {
        const result = run.blocks.find(({ blockId }) => blockId === block.id);
        if (!result) return null;
        const canRedo = onRedo !== null && !block.isTemplate && run.state !== 'loading' && run.state !== 'cancelled';
        return (
          <Block
            key={block.id}
            {...{ block, result }}
            isOver={run.state !== 'loading'}
            onRedo={canRedo ? () => onRedo(block.id) : null}
          />
        );
      })}
      {run.problem && (
        <p className="problem" role="alert">
          {run.problem.code === 'model-missing' ? texts.needsModel : run.problem.message}
        </p>
      )}
      {run.state === 'cancelled' && <p className="help">{texts.cancelled}</p>}
      {run.blocks.some(({ state }) => state === 'validated') && run.state !== 'loading' && (
        <div className="actions">
          <button type="button" className="plain" onClick={() => void copy()}>
            {isCopied ? texts.copied : texts.copy}
          </button>
          <button type="button" className="plain" onClick={() => print()}>
            {texts.print}
          </button>
        </div>
      )}
    </section>
  );
}

type BlockProps = {
  block: ToolPage['blocks'][number];
  result: BlockResult;
  isOver: boolean;
  onRedo: (() => void) | null;
};

function Block({ block, result: { state, value, problem }, isOver, onRedo }: BlockProps) {
  const isEmpty = value === null || value === '';
  if (state === 'pending' && isOver && isEmpty) return null;
  return (
    <article className="block" data-state={state}>
      {block.title && <h2>{block.title}</h2>}
      {state === 'failed' ? (
        <p className="problem">
          {texts.failed}: {texts.blockProblems[problem ?? ''] ?? problem}
        </p>
      ) : isEmpty ? (
        <div className="skeleton" role="img" aria-label={texts.checking} />
      ) : (
        <BlockView type={block.type} value={value} />
      )}
      {onRedo && (
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
