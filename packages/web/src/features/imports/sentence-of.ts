import type { ImportSentence } from '@whittle/contract/imports/sentences';
import { fillSentence } from '@whittle/domain/imports/sentence';
import { inShownLanguage } from '../../lib/sentences.ts';
import { importSentenceTexts } from './import-sentences.texts.ts';
import { importTexts as texts } from './imports.texts.ts';

/** What an import says, in the shown language. What has no code was written by other rules, or stored before there were codes. */
export function sentenceOf({ code, values, message }: ImportSentence): string {
  if (code === null) return inShownLanguage(message);
  const sentence = fillSentence(importSentenceTexts[code], values, texts.list);
  return typeof values['files'] === 'number' ? texts.filesBecause(values['files'], sentence) : sentence;
}
