import type { ToolPage } from '@whittle/contract/tools/tool-page';
import type { BlockResult, ToolRun } from '@whittle/contract/tools/tool-run';
import { useState } from 'react';
import { BlockView } from './block-view.tsx';
import { resultText } from './result-text.ts';
import { texts } from './texts.ts';

/** The blocks of a run, each growing in its place. Rules: TOOL-09, TOOL-10. */
export function ToolResult({ tool, run }: { tool: ToolPage; run: ToolRun }) {
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
        return result ? <Block key={block.id} block={block} result={result} isOver={run.state !== 'loading'} /> : null;
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

type BlockProps = { block: ToolPage['blocks'][number]; result: BlockResult; isOver: boolean };

function Block({ block, result: { state, value, problem }, isOver }: BlockProps) {
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
    </article>
  );
}
