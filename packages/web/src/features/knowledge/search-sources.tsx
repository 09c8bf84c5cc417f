import type { ContextItem, MeaningState } from '@whittle/contract/knowledge/context-item';
import { knowledgeLimits } from '@whittle/contract/knowledge/limits';
import { Search } from 'lucide-react';
import { MarkedText } from '../../core/knowledge/marked-text.tsx';
import { shownPart } from '../../core/knowledge/shown-passages.ts';
import { placeOf } from '../../core/knowledge/passage-place.ts';
import type { OpenedPassage } from '../../core/knowledge/passage-view.tsx';
import { errorSentence, sentenceOf } from '../../lib/api-error.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/field.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { useSearch } from './knowledge.requests.ts';
import { knowledgeTexts as texts } from './knowledge.texts.ts';

const settleMs = 250;

type SearchSourcesProps = {
  appId: string;
  items: readonly ContextItem[];
  meaning: MeaningState | null;
  text: string;
  onText: (text: string) => void;
  onOpen: (opened: OpenedPassage) => void;
};

/** Shows what a question finds, as an AI tool would get it. */
export function SearchSources({ appId, items, meaning, text, onText, onOpen }: SearchSourcesProps) {
  const question = useSettled(text.trim(), settleMs);
  // What was found is looked for again when a source has changed.
  const revision = [...items.map(({ id, lastSyncedAt }) => `${id}${lastSyncedAt}`), meaning?.done].join();
  const found = useSearch(appId, question, revision);
  const passages = question === '' ? null : (found.data?.passages ?? null);
  const problem = found.data?.problem;
  return (
    <section aria-label={texts.search} className="flex flex-col gap-3">
      <div className="relative">
        <Search aria-hidden size={16} className="pointer-events-none absolute inset-y-0 start-3 my-auto text-ink-3" />
        <Input
          type="search"
          aria-label={texts.search}
          placeholder={texts.search}
          maxLength={knowledgeLimits.contextQuestionChars}
          value={text}
          onChange={({ target }) => onText(target.value)}
          className="ps-9"
          dir="auto"
        />
      </div>
      {found.isError && (
        <RetryNotice label={texts.retry} onRetry={found.refetch}>
          {texts.searchFailed} {sentenceOf(found.error)}
        </RetryNotice>
      )}
      <p role="status" className={passages ? 'type-meta text-ink-2' : 'sr-only'}>
        {passages && (passages.length === 0 ? texts.noHits : texts.hits(passages.length))}
        {passages && problem && ` · ${texts.wordsOnly} ${errorSentence(problem.code, problem.message, problem.values)}`}
      </p>
      {passages && passages.length > 0 && (
        <ol className="flex flex-col divide-y divide-line">
          {passages.map((passage) => (
            <li key={`${passage.contextItemId} ${passage.n}`} className="flex flex-col items-start gap-1 py-3">
              <p className="type-meta text-ink-2" dir="auto">
                <span className="font-semibold text-ink">{passage.name}</span>
                {placeOf(passage) && <> · {placeOf(passage)}</>}
              </p>
              <p>
                <MarkedText {...shownPart(passage, question)} />
              </p>
              <Button size="small" variant="plain" onClick={() => onOpen({ passage, question })}>
                {texts.open}
              </Button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
