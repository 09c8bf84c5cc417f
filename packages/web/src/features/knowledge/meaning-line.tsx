import type { MeaningState } from '@whittle/contract/knowledge/context-item';
import { errorSentence } from '../../lib/api-error.ts';
import { Notice } from '../../ui/notice.tsx';
import { knowledgeTexts as texts } from './knowledge.texts.ts';

/** Whether passages are found by what they mean, too: with which model, how many of them, and why not all. CTX-39 */
export function MeaningLine({ model, done, total, problem }: MeaningState) {
  if (problem) {
    return (
      <Notice kind="warning">
        {texts.meaningFailed(model)} {errorSentence(problem.code, problem.message, problem.values)}
      </Notice>
    );
  }
  if (total === 0) return null;
  return (
    <p className="type-meta tabular text-ink-2">
      {done < total ? texts.meaningToCome(done, total, model) : texts.meaning(model)}
    </p>
  );
}
