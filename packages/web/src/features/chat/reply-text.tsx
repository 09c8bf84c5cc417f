import { Suspense, lazy, memo } from 'react';

const Markdown = lazy(() => import('./markdown.tsx'));

/** One stretch of text in a reply. Until the formatter is there, the text stands as it was written. */
export const ReplyText = memo(function ReplyText({ text, hasCaret }: { text: string; hasCaret: boolean }) {
  return (
    <div dir="auto" className="type-reading flex min-w-0 flex-col gap-3 [overflow-wrap:anywhere]">
      <Suspense fallback={<p className="whitespace-pre-wrap">{text}</p>}>
        <Markdown text={text} />
      </Suspense>
      {hasCaret && <span aria-hidden className="-mt-3 inline-block h-4 w-0.5 bg-accent" />}
    </div>
  );
});
