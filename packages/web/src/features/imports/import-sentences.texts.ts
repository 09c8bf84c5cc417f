import { type ImportSentenceCode, importSentences } from '@whittle/contract/imports/sentences';
import { defineTexts } from '../../lib/texts.ts';

/** What an import report says of files, data and access; `{name}` stands for a value. */
export const importSentenceTexts = defineTexts<Record<ImportSentenceCode, string>>(
  'importSentenceTexts',
  importSentences,
);
