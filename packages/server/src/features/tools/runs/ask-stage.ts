import type { StagePrompt } from '@whittle/domain/tools/build-prompt';
import type {
  LanguageModel,
  ModelPicture,
  ModelUsage,
  Payer,
} from '../../../adapters/language-model/language-model.ts';
import { toolLimits } from '@whittle/contract/tools/tool-limits';

type Options = {
  pictures: readonly ModelPicture[];
  temperature: number;
  signal: AbortSignal;
  payer: Payer;
  onText(text: string): void;
  onUsage(usage: ModelUsage): void;
};

/** What a model answered, and whether it had more to say. */
export type StageAnswer = { text: string; isCut: boolean };

/** Asks the model one stage of a tool and gives its words on as they come. Throws `ModelError`, or the signal's reason. */
export async function askStage(
  model: LanguageModel,
  { system, prompt }: StagePrompt,
  { pictures, temperature, signal, payer, onText, onUsage }: Options,
): Promise<StageAnswer> {
  const request = {
    system: [system],
    messages: [{ role: 'user' as const, content: prompt }],
    pictures,
    temperature,
    tools: [],
    maxSteps: 1,
    payer,
    context: { appId: '', appName: '', files: new Map(), schemas: {}, message: prompt, earlier: [] },
  };
  let text = '';
  let isCut = false;
  for await (const event of model.stream(request, signal)) {
    if (event.type === 'text') {
      text += event.text;
      onText(event.text);
    }
    if (event.type === 'finish') {
      onUsage(event.usage);
      isCut = event.reason === 'length';
    }
    if (text.length > toolLimits.answerChars) return { text, isCut: true };
  }
  return { text, isCut };
}
