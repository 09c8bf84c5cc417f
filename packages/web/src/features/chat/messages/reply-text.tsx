import { memo } from 'react';
import { cx } from '../../../lib/cx.ts';
import { lazyPart } from '../../../lib/lazy-part.tsx';
import { untilFetched } from '../../../lib/missing-part.ts';

const Markdown = lazyPart(
  async () => (await untilFetched(() => import('./markdown.tsx'))).Markdown,
  ({ text }) => <p className="whitespace-pre-wrap">{text}</p>,
);

/** One stretch of text in a reply. Until the formatter is there, the text stands as it was written. */
export const ReplyText = memo(function ReplyText({ text, hasCaret }: { text: string; hasCaret: boolean }) {
  return (
    <div
      dir="auto"
      className={cx('type-reading flex min-w-0 flex-col gap-3 [overflow-wrap:anywhere]', hasCaret && 'ends-in-caret')}
    >
      <Markdown text={text} />
    </div>
  );
});
