import { join } from 'node:path';
import type { CompiledApp } from '../../compile/compile-app.ts';
import { runtimeFolder } from '../../compile/load-platform.ts';

/** A file of the app as a module id of the bundle. */
export const fileId = (path: string) => `app:${path}`;
/** The file of an id as it stands in a source map; null for what is not the app's own. */
export const pathOfId = (id: string) => /(?:^|\/)app:(.+)$/.exec(id)?.[1] ?? null;
export const runtimeFile = (path: string) => join(runtimeFolder, 'src', path);

const quoted = (text: string) => JSON.stringify(text);

const own = (local: string, path: string | null) =>
  path === null ? `const ${local} = null;` : `import ${local} from ${quoted(fileId(path))};`;

/** The part of an entry that names the app's layout, its root and what stands around them. */
export function shellParts({ layout, root, providers }: CompiledApp): string[] {
  const [hasQuery, hasToaster, hasRouter] = (['query-client', 'toaster', 'router'] as const).map((one) =>
    providers.includes(one),
  );
  const wrappers = [hasRouter ? 'h(BrowserRouter, null, ' : '', hasQuery ? 'h(QueryClientProvider, { client }, ' : ''];
  const ends = ')'.repeat(wrappers.filter(Boolean).length);
  return [
    `import { createElement as h, Fragment } from 'react';`,
    own('Layout', root === null ? layout : null),
    own('Root', root),
    hasQuery ? `import { QueryClient, QueryClientProvider } from '@tanstack/react-query';` : '',
    hasQuery ? 'const client = new QueryClient();' : '',
    hasToaster ? `import { Toaster } from '@/components/ui/sonner';` : '',
    hasRouter ? `import { BrowserRouter } from 'react-router-dom';` : '',
    `const Content = ({ children }) => h(Fragment, null, children${hasToaster ? ', h(Toaster)' : ''});`,
    `const Providers = ({ children }) => ${wrappers.join('')}h(Content, null, children)${ends};`,
  ];
}

/** The script that a published app starts with: each page behind an import of its own, the layout at once. */
export function bundleEntry(app: CompiledApp): string {
  const loaders = Object.entries(app.root === null ? app.pages : {}).map(
    ([name, path]) => `${quoted(name)}: () => import(${quoted(fileId(path))})`,
  );
  return [
    `import ${quoted(runtimeFile('published/session-start.ts'))};`,
    `import { startPublished } from ${quoted(runtimeFile('published/start-published.tsx'))};`,
    ...shellParts(app),
    `void startPublished({ pages: { ${loaders.join(', ')} }, layout: Layout ?? null, root: Root ?? null, mainPage: ${quoted(app.mainPage ?? '')} || null, Providers });`,
  ].join('\n');
}
