import { CircleQuestionMark } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { helpTexts as texts } from './help.texts.ts';

/** Opens an article beside what it explains, in a tab of its own. Rule: SHELL-06. */
export function HelpButton({ article }: { article: keyof typeof texts.articles }) {
  return (
    <Link
      to={paths.help.to(article)}
      target="_blank"
      className="quick flex min-h-8 shrink-0 items-center gap-2 rounded-chip px-2 text-ink-2 hover:bg-hover hover:text-ink coarse:min-h-11"
    >
      <CircleQuestionMark aria-hidden size={16} />
      {texts.button}
    </Link>
  );
}
