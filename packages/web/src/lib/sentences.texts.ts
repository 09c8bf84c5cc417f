import { defineTexts } from './texts.ts';

/**
 * Sentences that `domain` and the server write in English, and what they are in another language. `{name}` stands for
 * anything, and for the same on the other side.
 */
export const sentenceTexts = defineTexts<readonly { english: string; words: string }[]>('sentenceTexts', []);
