import { type ErrorCode, errorCatalogue } from '@whittle/contract/errors';
import { defineTexts } from './texts.ts';

type Sentences = Record<ErrorCode, string>;
const sentences = Object.entries(errorCatalogue).map(([code, { message }]) => [code, message]);

/** The sentence of each error that a call can end with. */
export const errorTexts = defineTexts('errorTexts', Object.fromEntries(sentences) as Sentences);
