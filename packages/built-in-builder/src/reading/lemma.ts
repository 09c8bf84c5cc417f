import { singularise } from '../plan/names.ts';

/** The singular by which nouns are compared: `Recipes` and `recipe` are one word. */
export const lemmaOfNoun = (word: string): string => singularise(word.toLowerCase());
