import { Suspense, lazy, memo } from 'react';
import { cx } from '../../lib/cx.ts';
import { untilFetched } from '../../lib/missing-part.ts';

const Markdown = lazy(() => untilFetched(() => import('./markdown.tsx')));

/** One stretch of text in a reply. Until the formatter is there, the text stands as it was written. */
export const ReplyText = memo(function ReplyText({ text, hasCaret }: { text: string; hasCaret: boolean }) {
  return (
    <div
      dir="auto"
      className={cx('type-reading flex min-w-0 flex-col gap-3 [overflow-wrap:anywhere]', hasCaret && 'ends-in-caret')}
    >
      <Suspense fallback={<p className="whitespace-pre-wrap">{text}</p>}>
        <Markdown text={text} />
      </Suspense>
    </div>
  );
});
