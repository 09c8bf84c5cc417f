import { join } from 'node:path';
import type { CompiledApp } from '../../compile/compile-app.ts';
import { runtimeFolder } from '../../compile/load-platform.ts';

/** A file of the app as a module id of the bundle. */
export const fileId = (path: string) => `app:${path}`;
export const runtimeFile = (path: string) => join(runtimeFolder, 'src', path);

const quoted = (text: string) => JSON.stringify(text);

/** The script that a published app starts with: each page behind an import of its own, the layout at once. */
export function bundleEntry({ pages, layout, mainPage, providers }: CompiledApp): string {
  const loaders = Object.entries(pages).map(([name, path]) => `${quoted(name)}: () => import(${quoted(fileId(path))})`);
  const hasQuery = providers.includes('query-client');
  const hasToaster = providers.includes('toaster');
  return [
    `import { createElement as h, Fragment } from 'react';`,
    `import { startPublished } from ${quoted(runtimeFile('published/start-published.tsx'))};`,
    layout === null ? 'const Layout = null;' : `import Layout from ${quoted(fileId(layout))};`,
    hasQuery ? `import { QueryClient, QueryClientProvider } from '@tanstack/react-query';` : '',
    hasQuery ? 'const client = new QueryClient();' : '',
    hasToaster ? `import { Toaster } from '@/components/ui/sonner';` : '',
    `const Content = ({ children }) => h(Fragment, null, children${hasToaster ? ', h(Toaster)' : ''});`,
    hasQuery
      ? 'const Providers = ({ children }) => h(QueryClientProvider, { client }, h(Content, null, children));'
      : 'const Providers = Content;',
    `void startPublished({ pages: { ${loaders.join(', ')} }, layout: Layout ?? null, mainPage: ${quoted(mainPage ?? '')} || null, Providers });`,
  ].join('\n');
}
