import { builtInModelName } from '@whittle/contract/models';
import { modelTexts } from './models.texts.ts';

/** The name of a model as its provider has it; the built-in builder is called by the reader's language. */
export const shownModel = (name: string): string => (name === builtInModelName ? modelTexts.builtInName : name);
