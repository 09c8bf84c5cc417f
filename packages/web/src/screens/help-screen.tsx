import { useParams } from 'react-router';
import { ManagingAppData } from '../features/help/managing-app-data.tsx';
import { usePageTitle } from '../lib/use-page-title.ts';
import { NotFoundScreen } from './not-found-screen.tsx';
import { PageFrame } from './page-frame.tsx';

const articles = new Map([
  ['how-to-manage-your-app-data', { title: 'How to manage your app data', Content: ManagingAppData }],
]);

/** `/help/{article}`: what the help links of the builder lead to. */
export function HelpScreen() {
  const article = articles.get(useParams().article ?? '');
  usePageTitle(article?.title ?? 'Help');
  if (!article) return <NotFoundScreen />;
  const { title, Content } = article;
  return (
    <PageFrame>
      <article className="type-reading flex max-w-reading flex-col gap-8 pt-6 sm:pt-10">
        <h1 className="type-title">{title}</h1>
        <Content />
      </article>
    </PageFrame>
  );
}
