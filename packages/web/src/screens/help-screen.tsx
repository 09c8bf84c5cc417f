import { useParams } from 'react-router';
import { HelpArticle } from '../core/help/help-article.tsx';
import { type Article, helpTexts } from '../core/help/help.texts.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { NotFoundScreen } from './not-found-screen.tsx';
import { PageFrame } from './page-frame.tsx';
import { screenTexts as texts } from './screens.texts.ts';

const articles = new Map<string, Article>(Object.entries(helpTexts.articles));

/** `/help/{article}`: what the help buttons of the builder lead to. */
export function HelpScreen() {
  const article = articles.get(useParams().article ?? '');
  usePageTitle(article?.title ?? texts.help);
  if (!article) return <NotFoundScreen />;
  return (
    <PageFrame>
      <HelpArticle article={article} />
    </PageFrame>
  );
}
