import type { ResultBlock, ToolDocument } from '@whittle/contract/tools/tool-document';
import type { BlockResult } from '@whittle/contract/tools/tool-run';
import { judgedWell, judgePrompt } from '@whittle/domain/tools/judge-block';
import type { Inputs } from '@whittle/domain/tools/visible-fields';
import type { LanguageModel, ModelUsage, Payer } from '../../../adapters/language-model/language-model.ts';
import { ModelError } from '../../../adapters/language-model/model-error.ts';
import { askStage } from './ask-stage.ts';

type Judge = {
  tool: ToolDocument;
  inputs: Inputs;
  model: LanguageModel;
  signal: AbortSignal;
  payer: Payer;
  onUsage(usage: ModelUsage): void;
};

/**
 * A block that kept its rules, after the model's judgement where the builder wants one (TOOL-51). One that could not be
 * judged fails with the reason. Throws the signal's reason alone.
 */
export async function judgeBlock(block: ResultBlock, result: BlockResult, judge: Judge): Promise<BlockResult> {
  const { tool, inputs, model, ...asking } = judge;
  const failed = (problem: string): BlockResult => ({ ...result, state: 'failed', problem });
  try {
    const question = judgePrompt(tool, block, result.value, inputs);
    const { text } = await askStage(model, question, {
      ...{ pictures: [], temperature: 0, onText: () => undefined },
      ...asking,
    });
    return judgedWell(text) ? result : failed('judged-wrong');
  } catch (error) {
    asking.signal.throwIfAborted();
    if (error instanceof ModelError) return failed(error.code);
    throw error;
  }
}

export const wantsJudgement = ({ checks }: ResultBlock, { state, value }: BlockResult): boolean =>
  checks.judgement.trim() !== '' && state === 'validated' && value !== null;
