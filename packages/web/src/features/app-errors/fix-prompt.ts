import type { AppError } from '@whittle/contract/app-errors';
import { limits } from '@whittle/contract/limits';
import { appErrorTexts as texts } from './app-errors.texts.ts';

/** The message that asks for a repair: the error itself, or the request with the list of errors. Rules: RUN-12, S-12. */
export function fixPrompt(errors: readonly AppError[]): string {
  const lines = errors.map(({ title, details, componentName }) => texts.fixOne(title, details, componentName));
  const prompt = lines.length === 1 ? lines[0]! : [texts.fixAll, ...lines].join('\n');
  return prompt.slice(0, limits.appErrorTextMaxChars);
}
