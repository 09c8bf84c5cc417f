import { toolLimits } from '@whittle/contract/tools/tool-limits';
import type { ResultBlock, ToolDocument, ToolStage } from '@whittle/contract/tools/tool-document';
import type { BlockResult } from '@whittle/contract/tools/tool-run';
import { createCiter } from '@whittle/domain/knowledge/citer';
import { unsupportedSentences } from '@whittle/domain/knowledge/unsupported';
import { partsBeside } from '@whittle/domain/tools/ask-again';
import { buildPrompt, type StagePrompt } from '@whittle/domain/tools/build-prompt';
import type { BlockProblem } from '@whittle/domain/tools/check-block';
import { promptReferences } from '@whittle/domain/tools/prompt-references';
import { citeValue, citedText } from '@whittle/domain/tools/cite-value';
import { createAnswerReader, readWholeAnswer } from '@whittle/domain/tools/read-answer';
import { inputText } from '@whittle/domain/tools/visible-fields';
import type {
  LanguageModel,
  ModelPicture,
  ModelUsage,
  Payer,
} from '../../../adapters/language-model/language-model.ts';
import { hashOf } from '../../../core/app-files/blobs.store.ts';
import { askStage } from './ask-stage.ts';
import type { RunSources } from './run-tool.ts';
import { addUsage, type RunProgress } from './runs.store.ts';

type Options = {
  tool: ToolDocument;
  sources: RunSources;
  /** The day, as YYYY-MM-DD. */
  today: string;
  model: LanguageModel;
  signal: AbortSignal;
  payer: Payer;
  progress: RunProgress;
  /** Shows and keeps a block. */
  put(result: BlockResult): void;
  /** A block from its whole answer. */
  finish(block: ResultBlock, answered: unknown): BlockResult | Promise<BlockResult>;
};

/** How often a block that grows is read and shown; less often where that takes long. */
const showEveryMs = 40;
const shareOfTime = 0.1;

/**
 * Answers the stages before the last one, and then asks the last one for blocks, as often as it is called. A stage whose
 * question this run has asked already is not asked, nor paid for, again.
 */
export async function createAskBlocks(options: Options) {
  const { tool, sources, today, model, signal, payer, progress, put, finish } = options;
  const onUsage = (usage: ModelUsage) => addUsage(progress, usage);
  const picturesOf = ({ prompt }: ToolStage) =>
    promptReferences(prompt).flatMap(({ kind, id }) => {
      const picture = kind === 'field' ? sources.pictures[id] : undefined;
      return picture ? [picture] : [];
    });

  const { sources: before } = progress;
  const citer = sources.passages && createCiter(before?.citations);
  const passages = citer && citer.give(sources.passages!);
  const addresses = Object.values(sources.asked).map(inputText);
  /** A value with its citations as people see them. */
  const cited = (block: ResultBlock, value: unknown, isGrowing = false): unknown =>
    citer ? citeValue(block.type, value, (text) => citer.read(text, { isGrowing, allowed: addresses })) : value;
  const keepSources = () => {
    if (!citer) return;
    const citations = citer.citations();
    const said = tool.blocks.flatMap(({ id }) => {
      const result = progress.blocks.find(({ blockId }) => blockId === id);
      return result?.state === 'validated' ? [{ id, text: citedText(result.value) }] : [];
    });
    const unsupported = said.flatMap(({ id, text }) =>
      unsupportedSentences(text, citations, sources.question).map((sentence) => ({ part: id, sentence })),
    );
    progress.sources = { citations, unsupported };
  };

  const temperature = tool.settings.modelTemperature;
  const earlier: Record<string, string> = {};
  for (const stage of tool.stages.slice(0, -1)) {
    const question = buildPrompt({ tool, stage, inputs: sources.asked, earlier, blocks: [], passages, today });
    const pictures = picturesOf(stage);
    const asked = digestOf(question, pictures);
    const kept = progress.stageAnswers[stage.id];
    const { text } =
      kept?.asked === asked
        ? kept
        : await askStage(model, question, {
            ...{ pictures, temperature, signal, payer, onUsage },
            onText: () => undefined,
          });
    progress.stageAnswers[stage.id] = { asked, text };
    earlier[stage.id] = text;
  }
  const stage = tool.stages.at(-1)!;

  /** Finishes each block when it is whole; what the answer does not have is finished at its end. */
  return async (blocks: readonly ResultBlock[], hint: string): Promise<void> => {
    const reader = createAnswerReader();
    const settled = new Set<string>();
    const finishing: Promise<void>[] = [];
    let showAt = 0;
    const settle = (blockId: string, answered: unknown, problem: BlockProblem | null = null) => {
      const block = blocks.find(({ id }) => id === blockId);
      if (!block || settled.has(blockId)) return;
      settled.add(blockId);
      // What is not all there is shown as that, and passes no check as if it were.
      if (problem !== null && answered !== undefined) return put(inPart(block, cited(block, answered), problem));
      const result = finish(block, cited(block, answered));
      if (result instanceof Promise) finishing.push(result.then(put));
      else put(result);
    };
    const show = () => {
      const startedAt = performance.now();
      for (const { blockId, isWhole, value, isBroken } of reader.changes()) {
        const block = blocks.find(({ id }) => id === blockId);
        if (!block) continue;
        if (isBroken) settle(blockId, value, 'wrong-shape');
        else if (isWhole) settle(blockId, value);
        // What a picture shows is for the model that draws it.
        else if (block.type !== 'image' && !isTooLong(value))
          put({ blockId, state: 'pending', value: growing(block, cited(block, value, true)), problem: null });
      }
      const now = performance.now();
      showAt = now + Math.max(showEveryMs, (now - startedAt) / shareOfTime);
    };
    const others = partsBeside(tool.blocks, blocks, progress.blocks);
    const question = buildPrompt({
      ...{ tool, stage, inputs: sources.asked, earlier, blocks, passages, today, others, hint },
    });
    const { text: answer, isCut } = await askStage(model, question, {
      ...{ pictures: picturesOf(stage), temperature, signal, payer, onUsage },
      onText(text) {
        progress.answer += text;
        reader.add(text);
        if (performance.now() >= showAt) show();
      },
    });
    show();
    const ids = blocks.map(({ id }) => id);
    const whole = readWholeAnswer(answer, ids);
    // One text needs no JSON around it.
    const [only] = blocks;
    const isText = blocks.length === 1 && ['rich_text', 'file'].includes(only!.type);
    const words = whole === null && isText ? answer.trim() : undefined;
    const cut = whole === null ? (words && isCut ? only!.id : null) : cutPart(reader.openKey(), whole);
    for (const id of ids) settle(id, whole?.[id] ?? words, id === cut ? 'cut-off' : null);
    await Promise.all(finishing);
    keepSources();
  };
}

const digestOf = (question: StagePrompt, pictures: readonly ModelPicture[]): string =>
  hashOf(JSON.stringify([question, pictures.map(({ bytes }) => hashOf(bytes))]));

/** The block in whose value an answer broke off; some models have the blocks inside a key of their own. */
const cutPart = (openKey: string | null, whole: Readonly<Record<string, unknown>>): string | null =>
  openKey === null || Object.hasOwn(whole, openKey) ? openKey : (Object.keys(whole).at(-1) ?? null);

const inPart = (block: ResultBlock, value: unknown, problem: BlockProblem): BlockResult => ({
  ...{ blockId: block.id, state: 'failed', problem },
  value: block.type === 'image' || isTooLong(value) ? null : growing(block, value),
});

const isTooLong = (value: unknown): boolean => typeof value === 'string' && value.length > toolLimits.blockChars;

const growing = ({ type }: ResultBlock, value: unknown): unknown =>
  type === 'file' && typeof value === 'string' ? { name: '', content: value } : value;
