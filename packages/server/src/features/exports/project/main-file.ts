import type { CompiledApp } from '../../../compile/compile-app.ts';

const quoted = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`;

export type MainFile = Pick<CompiledApp, 'mainPage' | 'providers'> & {
  /** Page names to the files of the project that hold them. */
  pages: Record<string, string>;
  layout: string | null;
  /** The app's own root component; then pages and layout are its business. */
  root: string | null;
  style: string;
  /** Where the platform's own starting files lie. */
  start: string;
  connect: string;
};

/** `src/main.jsx`: what the page loads first. Paths are those of the project. */
export function mainFile({ pages, mainPage, layout, root, providers, style, start, connect }: MainFile): string {
  const from = (path: string) => quoted(path.replace(/^src\//, '@/'));
  const head = [`import ${from(connect)};`, `import ${from(style)};`];
  const hasQuery = providers.includes('query-client');
  const hasToaster = providers.includes('toaster');
  const hasRouter = providers.includes('router');
  const loaders = Object.entries(root === null ? pages : {}).map(
    ([name, path]) => `    ${quoted(name)}: () => import(${from(path)}),`,
  );
  let wrapped = hasToaster ? '<>{children}<Toaster /></>' : hasQuery || hasRouter ? '{children}' : 'children';
  if (hasQuery) wrapped = `<QueryClientProvider client={queryClient}>${wrapped}</QueryClientProvider>`;
  if (hasRouter) wrapped = `<BrowserRouter>${wrapped}</BrowserRouter>`;
  return text([
    ...head,
    hasQuery && `import { QueryClient, QueryClientProvider } from '@tanstack/react-query';`,
    hasToaster && `import { Toaster } from '@/components/ui/sonner';`,
    `import { startExported } from ${from(start)};`,
    hasRouter && `import { BrowserRouter } from 'react-router-dom';`,
    root === null && layout !== null && `import Layout from ${from(layout)};`,
    root !== null && `import App from ${from(root)};`,
    '',
    hasQuery && 'const queryClient = new QueryClient();\n',
    '/** What stands around every page. */',
    'function Providers({ children }) {',
    `  return ${wrapped};`,
    '}',
    '',
    'startExported({',
    '  pages: {',
    ...loaders,
    '  },',
    `  mainPage: ${mainPage === null ? 'null' : quoted(mainPage)},`,
    `  layout: ${root !== null || layout === null ? 'null' : 'Layout'},`,
    `  root: ${root === null ? 'null' : 'App'},`,
    '  Providers,',
    '});',
  ]);
}

/** Connects to the server before any other module of the app runs. */
export const connectFile = (source: string): string =>
  text([
    `import { connect } from ${quoted(source)};`,
    '',
    'await connect({',
    '  serverUrl: import.meta.env.VITE_WHITTLE_URL,',
    '  appId: import.meta.env.VITE_WHITTLE_APP_ID,',
    '});',
  ]);

const text = (lines: (string | false)[]) => `${lines.filter((line) => line !== false).join('\n')}\n`;
