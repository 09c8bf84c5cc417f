// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { matchPath, MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { paths } from '../../paths.ts';
import { HelpArticle } from './help-article.tsx';
import { HelpButton } from './help-button.tsx';
import { helpTexts } from './help.texts.ts';

afterEach(cleanup);

type Name = keyof typeof helpTexts.articles;

it('[SHELL-06] a help button opens the article about what it stands beside, in a tab of its own', () => {
  render(
    <MemoryRouter>
      <HelpButton article="how-to-manage-your-app-data" />
    </MemoryRouter>,
  );
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Help' });
  expect(link.target).toBe('_blank');
  const name = matchPath(paths.help.pattern, link.getAttribute('href')!)?.params['article'] as Name;
  const article = helpTexts.articles[name];
  render(<HelpArticle article={article} />);
  expect(screen.getByRole('heading', { level: 1, name: 'How to manage your app data' })).toBeDefined();
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(article.sections.length);
});
