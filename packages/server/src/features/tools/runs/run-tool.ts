import type { ResultBlock, ToolDocument } from '@whittle/contract/tools/tool-document';
import type { BlockResult } from '@whittle/contract/tools/tool-run';
import { isSpoken } from '@whittle/domain/knowledge/foreign-addresses';
import { quotePassages } from '@whittle/domain/knowledge/quote-passages';
import type { GivenPassage } from '@whittle/domain/knowledge/source-prompt';
import { redoHint, refusedHint } from '@whittle/domain/tools/ask-again';
import { asksModel, isFromTemplate } from '@whittle/domain/tools/block-sources';
import { type Inputs, inputText } from '@whittle/domain/tools/visible-fields';
import type { LanguageModel, ModelPicture, Payer } from '../../../adapters/language-model/language-model.ts';
import { createAskBlocks } from './ask-blocks.ts';
import { judgeBlock, wantsJudgement } from './judge-block.ts';
import { type BlockTools, fillBlock, finishBlock, listCards } from './make-blocks.ts';
import { addUsage, type RunProgress } from './runs.store.ts';

/** What a run is made from. */
export type RunSources = {
  /** Values as people see them, which templates show: a file by its name. */
  shown: Inputs;
  /** Values as the model is given them: a file by what it says. */
  asked: Inputs;
  pictures: Readonly<Record<string, ModelPicture>>;
  /** What was found in the tool's data sources; null for a tool without. */
  passages: readonly GivenPassage[] | null;
  /** What was looked for there. */
  question: string;
};

export type RunOptions = {
  tool: ToolDocument;
  sources: RunSources;
  model: LanguageModel;
  tools: BlockTools;
  signal: AbortSignal;
  payer: Payer;
  /** The day on which it runs, as YYYY-MM-DD. */
  today: string;
  /** Changed while the run goes on; the caller keeps it and shows it. */
  progress: RunProgress;
  onBlock(block: BlockResult): void;
};

/** The blocks of a run before it starts. */
export const pendingBlocks = ({ blocks }: Pick<ToolDocument, 'blocks'>): BlockResult[] =>
  blocks.map(({ id }) => ({ blockId: id, state: 'pending', value: null, problem: null }));

/** Changes a block of what a run has, and tells who reads along. */
export const putInto =
  ({ progress, onBlock }: Pick<RunOptions, 'progress' | 'onBlock'>) =>
  (result: BlockResult): void => {
    const at = progress.blocks.findIndex(({ blockId }) => blockId === result.blockId);
    if (at === -1) return;
    progress.blocks[at] = result;
    onBlock(result);
  };

/** A passage may talk the model into an address that tells somebody what else it read. */
export function carefulTools({ sources: { passages, asked }, tools }: Pick<RunOptions, 'sources' | 'tools'>) {
  if (!passages) return tools;
  const spoken = [...Object.values(asked).map(inputText), ...passages.map(spokenOf)];
  const isThere: BlockTools['isThere'] = async (address, signal) =>
    isSpoken(address, spoken) && tools.isThere(address, signal);
  return { ...tools, isThere, isTextTrusted: false };
}

const spokenOf = ({ text, address }: GivenPassage): string => `${text}\n${address ?? ''}`;

/** What asking a model again may put right. */
const isModelsFault = ({ state, problem }: BlockResult): boolean =>
  state === 'failed' && !['needs-model', 'image-model-missing', 'rate-limited'].includes(problem ?? '');

/** A block that kept its rules, judged by the model where the builder wants that. */
export const judged = (run: RunOptions, block: ResultBlock, result: BlockResult) =>
  wantsJudgement(block, result)
    ? judgeBlock(block, result, {
        ...{ tool: run.tool, inputs: run.sources.asked, model: run.model, signal: run.signal, payer: run.payer },
        onUsage: (usage) => addUsage(run.progress, usage),
      })
    : result;

/**
 * Runs a tool: blocks with a template are filled from the inputs, cards from records, the others by the model, stage after
 * stage; each block is checked as soon as it is whole. Blocks that fail are asked for once more, by themselves. Returns
 * when every block is validated or failed. Throws `ModelError`, or the signal's reason. Rules: TOOL-08 to TOOL-10.
 * `only` is the one block to make again, as it was.
 */
export async function runTool(options: RunOptions & { only?: BlockResult }): Promise<void> {
  const { tool, sources, model, tools, signal, payer, today, progress, only } = options;
  const blocks = tool.blocks.filter(({ id }) => only === undefined || id === only.blockId);
  const asked = blocks.filter(asksModel);

  const careful = carefulTools(options);
  const put = putInto(options);

  const made = blocks
    .filter((block) => !asksModel(block))
    .map(async (block) =>
      put(
        await (isFromTemplate(block)
          ? fillBlock(block, sources.shown, tools, signal)
          : listCards(block, { tool, shown: sources.shown }, tools)),
      ),
    );
  /** Without a model a text says what the sources say, in their words. */
  const quote = () => {
    const { text, citations, missing } = quotePassages(sources.passages ?? [], sources.question);
    const block = text === '' ? undefined : asked.find(({ type }) => type === 'rich_text');
    if (block) {
      progress.sources = { citations, missing, unsupported: [] };
      put({ blockId: block.id, state: 'validated', value: text, problem: null });
    }
    for (const { id } of asked)
      if (id !== block?.id) put({ blockId: id, state: 'failed', value: null, problem: 'needs-model' });
  };
  const ask = async () => {
    if (asked.length === 0) return;
    if (model.isBuiltIn) return quote();
    progress.model = model.model;
    const askBlocks = await createAskBlocks({
      ...{ tool, sources, today, model, signal, payer, progress, put },
      finish: (block, answered) => {
        const finished = finishBlock(block, answered, careful, signal);
        return finished instanceof Promise
          ? finished.then((result) => judged(options, block, result))
          : judged(options, block, finished);
      },
    });
    await askBlocks(asked, only === undefined ? '' : redoHint(asked[0]!, only));
    const wrong = asked.flatMap((block) => {
      const result = progress.blocks.find(({ blockId }) => blockId === block.id);
      return result && isModelsFault(result) ? [{ block, problem: result.problem, result }] : [];
    });
    if (wrong.length === 0) return;
    await askBlocks(
      wrong.map(({ block }) => block),
      refusedHint(wrong),
    );
    // What was written first is more than nothing.
    for (const { result } of wrong) {
      const again = progress.blocks.find(({ blockId }) => blockId === result.blockId);
      if (again?.problem === 'missing' && result.value !== null) put(result);
    }
  };
  await Promise.all([...made, ask()]);
}
