import type { AppPlan } from '../../../plan/plan.ts';
import { likeness, tokensIn, type FieldMention } from '../../understand/gist/mentions.ts';

const small = /^(?:the|of|its|their|his|her|an?|it|they|on|in|at|for|to|it|der|die|das|des|den|dem|von|vom|ihre?|seine?|am|im|should|was|is)$/iu; // prettier-ignore
const wordsOf = (label: string): string[] => tokensIn(label).map(({ word }) => word).filter((word) => !small.test(word)); // prettier-ignore

/** "The sticker number" is the number on its sticker: a field by the words of its name in another order; the only one that is so called. */
export function fieldInOtherWords(text: string, { entities }: AppPlan): FieldMention | undefined {
  const tokens = tokensIn(text);
  const found = entities.flatMap((entity) =>
    entity.fields.flatMap((field): FieldMention[] => {
      const words = wordsOf(field.label);
      const start = words.length < 2 ? -1 : tokens.findIndex((_, at) => {
        const said = tokens.slice(at, at + words.length).map(({ word }) => word);
        return said.length === words.length && words.every((word) => said.some((one) => likeness(one, word) >= 3)); // prettier-ignore
      });
      return start < 0 ? [] : [{ at: tokens[start]!.at, end: tokens[start + words.length - 1]!.end, score: 2, entity, field }]; // prettier-ignore
    }),
  ); // prettier-ignore
  return found.length === 1 ? found[0] : undefined;
}
