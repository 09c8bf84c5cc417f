import { expect, test } from 'vitest';
import { librariesAt, type LinkedApp } from './page-libraries.ts';

const modules: Record<string, string[]> = {
  'Layout.jsx': ['vendor:react-router-dom', 'components/Nav.jsx'],
  'components/Nav.jsx': ['icon:House', 'Layout.jsx'],
  'icon:House': ['vendor:lucide-react'],
  'pages/Home.jsx': ['vendor:@/components/ui/card', 'sdk:entities/Task'],
  'pages/Report.jsx': ['components/Chart.jsx'],
  'components/Chart.jsx': ['vendor:recharts'],
};
const app: LinkedApp = {
  appId: 'a1',
  slug: 'shop',
  mainPage: null,
  pages: { Home: 'pages/Home.jsx', Report: 'pages/Report.jsx' },
  layout: 'Layout.jsx',
  root: null,
  providers: ['toaster'],
};
const at = (path: string, of = app) => [...librariesAt(of, (id) => modules[id], path)].toSorted();
const always = ['@/components/ui/sonner', 'lucide-react', 'react-router-dom'];

test('[PREV-13] a page needs what it, the layout and the providers lead to, and nothing of other pages', () => {
  expect(at('/')).toEqual(['@/components/ui/card', ...always].toSorted());
  expect(at('/Report')).toEqual([...always, 'recharts'].toSorted());
  expect(at('/nowhere')).toEqual(always);
});

test('[PREV-13] an app with a root of its own needs all that the root leads to', () => {
  expect(at('/', { ...app, root: 'pages/Report.jsx', providers: [] })).toEqual(['recharts']);
});
