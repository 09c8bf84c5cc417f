import { tokensOfChars, tokensOfPicture } from '@whittle/domain/models/estimate';
import type { ModelRequest } from '../../adapters/language-model/language-model.ts';

/** About how many tokens a request has, before its provider counts them. */
export function expectedPrompt({
  system,
  messages,
  tools,
  pictures = [],
}: Pick<ModelRequest, 'system' | 'messages' | 'tools' | 'pictures'>): number {
  const texts = [...system, ...messages.map(({ content }) => content)];
  const described = tools.map(({ name, description, parameters }) => JSON.stringify({ name, description, parameters }));
  const chars = [...texts, ...described].reduce((sum, text) => sum + text.length, 0);
  return tokensOfChars(chars) + pictures.length * tokensOfPicture;
}
