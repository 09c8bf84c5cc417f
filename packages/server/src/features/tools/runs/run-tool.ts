import type { ToolDocument, ToolStage } from '@whittle/contract/tools/tool-document';
import type { BlockResult } from '@whittle/contract/tools/tool-run';
import { buildPrompt, fillTemplate } from '@whittle/domain/tools/build-prompt';
import { promptReferences } from '@whittle/domain/tools/prompt-references';
import { checkBlock } from '@whittle/domain/tools/check-block';
import { createAnswerReader, readWholeAnswer } from '@whittle/domain/tools/read-answer';
import type { Inputs } from '@whittle/domain/tools/visible-fields';
import type { LanguageModel, ModelPicture, ModelUsage } from '../../../adapters/language-model/language-model.ts';
import { askStage } from './ask-stage.ts';
import type { RunProgress } from './runs.store.ts';

/** What a run is made from. */
export type RunSources = {
  /** Values as people see them, which templates show: a file by its name. */
  shown: Inputs;
  /** Values as the model is given them: a file by what it says. */
  asked: Inputs;
  pictures: Readonly<Record<string, ModelPicture>>;
};

type Options = {
  tool: ToolDocument;
  sources: RunSources;
  model: LanguageModel;
  signal: AbortSignal;
  /** Changed while the run goes on; the caller keeps it and shows it. */
  progress: RunProgress;
  onBlock(block: BlockResult): void;
};

/** How often a block that grows is read and shown. */
const showEveryMs = 40;

/** The blocks of a run before it starts. */
export const pendingBlocks = ({ blocks }: ToolDocument): BlockResult[] =>
  blocks.map(({ id }) => ({ blockId: id, state: 'pending', value: null, problem: null }));

/**
 * Runs a tool: blocks with a template are filled from the inputs, the others by the model, stage after stage; each block
 * is checked as soon as it is whole. Blocks that fail are asked for once more, by themselves. Returns when every block is
 * validated or failed. Throws `ModelError`, or the signal's reason. Rules: TOOL-08 to TOOL-10.
 */
export async function runTool({ tool, sources, model, signal, progress, onBlock }: Options): Promise<void> {
  const isFromTemplate = ({ template }: { template: string }) => template.trim() !== '';
  const asked = tool.blocks.filter((block) => !isFromTemplate(block));

  const settle = (blockId: string, answered: unknown) => {
    const block = tool.blocks.find(({ id }) => id === blockId);
    const at = progress.blocks.findIndex((one) => one.blockId === blockId);
    if (!block || at === -1) return;
    const check = checkBlock(block, answered);
    const result: BlockResult = check.ok
      ? { blockId, state: 'validated', value: check.value, problem: null }
      : { blockId, state: 'failed', value: check.value, problem: check.problem };
    progress.blocks[at] = result;
    onBlock(result);
  };
  const grow = (blockId: string, value: unknown) => {
    const at = progress.blocks.findIndex((one) => one.blockId === blockId);
    if (at === -1) return;
    progress.blocks[at] = { blockId, state: 'pending', value, problem: null };
    onBlock(progress.blocks[at]);
  };
  const onUsage = (usage: ModelUsage) => {
    progress.promptTokens += usage.promptTokens;
    progress.completionTokens += usage.completionTokens;
  };

  for (const { id, template } of tool.blocks.filter(isFromTemplate)) settle(id, fillTemplate(template, sources.shown));
  if (asked.length === 0) return;
  if (model.isBuiltIn) {
    for (const { id } of asked) {
      const at = progress.blocks.findIndex(({ blockId }) => blockId === id);
      progress.blocks[at] = { blockId: id, state: 'failed', value: null, problem: 'needs-model' };
      onBlock(progress.blocks[at]);
    }
    return;
  }

  progress.model = model.model;
  const earlier: Record<string, string> = {};
  const picturesOf = ({ prompt }: ToolStage) =>
    promptReferences(prompt).flatMap(({ kind, id }) => {
      const picture = kind === 'field' ? sources.pictures[id] : undefined;
      return picture ? [picture] : [];
    });
  for (const stage of tool.stages.slice(0, -1)) {
    const question = buildPrompt({ tool, stage, inputs: sources.asked, earlier, blocks: [] });
    const pictures = picturesOf(stage);
    earlier[stage.id] = await askStage(model, question, { pictures, signal, onUsage, onText: () => undefined });
  }
  const stage = tool.stages.at(-1)!;

  /** Asks for some blocks and settles each when it is whole; what the answer does not have is settled at its end. */
  const ask = async (blocks: typeof asked, hint: string) => {
    const reader = createAnswerReader();
    const settled = new Set<string>();
    let shownAt = performance.now();
    const show = () => {
      for (const { blockId, isWhole, value } of reader.changes()) {
        if (!blocks.some(({ id }) => id === blockId)) continue;
        if (isWhole) settled.add(blockId);
        if (isWhole) settle(blockId, value);
        else grow(blockId, value);
      }
      shownAt = performance.now();
    };
    const { system, prompt } = buildPrompt({ tool, stage, inputs: sources.asked, earlier, blocks });
    const answer = await askStage(
      model,
      { system, prompt: `${prompt}${hint}` },
      {
        pictures: picturesOf(stage),
        signal,
        onUsage,
        onText(text) {
          progress.answer += text;
          reader.add(text);
          if (performance.now() - shownAt >= showEveryMs) show();
        },
      },
    );
    show();
    const ids = blocks.map(({ id }) => id);
    const whole = readWholeAnswer(answer, ids);
    // One text block needs no JSON around it.
    const [only] = blocks;
    const words = whole === null && blocks.length === 1 && only!.type === 'rich_text' ? answer.trim() : undefined;
    for (const id of ids) if (!settled.has(id)) settle(id, whole?.[id] ?? words);
  };

  await ask(asked, '');
  const failed = asked.filter(({ id }) =>
    progress.blocks.some(({ blockId, state }) => blockId === id && state === 'failed'),
  );
  if (failed.length === 0) return;
  const why = failed
    .map(({ id }) => `"${id}": ${progress.blocks.find(({ blockId }) => blockId === id)!.problem}`)
    .join(', ');
  await ask(failed, `\n\nAn earlier answer was refused (${why}). Answer these keys again, and only these.`);
}
