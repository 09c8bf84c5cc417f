import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { recogniseExport } from './recognise-export.ts';
import type { SyntaxNode } from '../source-code/syntax.ts';

const routes =
  "import { Route, Routes } from 'react-router-dom';\nimport Home from './pages/Home';\nexport default function App() { return <Routes><Route path=\"/x/:id\" element={<Home />} /></Routes> }";

function planOf(main: string, more: Record<string, string> = { 'src/App.jsx': routes }) {
  const files = { 'src/main.jsx': main, 'src/pages/Home.jsx': 'export default () => <b>home</b>', ...more };
  const recognised = recogniseExport(new Map(Object.entries(files)), {
    parse: (path, source) =>
      parseSync(path, source, { lang: 'jsx', sourceType: 'module' }).program as unknown as SyntaxNode,
    platform: { answers: () => false, exportsOf: () => null },
  });
  if (!recognised.ok) throw new Error('this is no app');
  return recognised.plan;
}

const head = "import { createRoot } from 'react-dom/client';\nimport App from './App.jsx';\n";
const themed = `${head}import { ThemeProvider } from './theme';
createRoot(document.getElementById('root')).render(
  <ThemeProvider>
    <App />
  </ThemeProvider>,
);
`;

describe('[IMPORT-10] what main.jsx puts around the app stays', () => {
  it.each([
    ['one statement', themed],
    [
      'a constant',
      themed.replace(
        /createRoot\(.*\)\.render/,
        "const root = createRoot(document.getElementById('root'));\nroot.render",
      ),
    ],
    ['a condition', themed.replace('createRoot(document', "if (document.getElementById('root')) createRoot(document")],
    ['the older call', themed.replace(/createRoot\(.*\)\.render\(/, 'ReactDOM.render(')],
  ])('%s', (_, main) => {
    const plan = planOf(main);
    expect(plan.hasOwnRoot).toBe(true);
    expect(plan.files.get('App.jsx')).toContain("import App from '@/components/AppContent.jsx';");
    expect(plan.files.get('App.jsx')).toMatch(
      /export default function AppRoot\(\) \{\n {2}return \(\n {4}<ThemeProvider>[^]*<\/ThemeProvider>\n {2}\);\n\}\n$/,
    );
    expect(plan.files.get('App.jsx')).not.toMatch(/createRoot\(|\.render\(/);
    expect(plan.files.get('components/AppContent.jsx')).toContain("from '@/pages/Home'");
    expect(plan.changed.map(({ path }) => path)).toEqual(['App.jsx', 'main.jsx']);
    expect(plan.leftOut.map(({ path }) => path)).not.toContain('main.jsx');
  });

  it('an app without App has its router in main.jsx', () => {
    const main =
      "import { createRoot } from 'react-dom/client';\nimport { RouterProvider, createHashRouter } from 'react-router-dom';\nimport Home from './pages/Home';\nconst router = createHashRouter([{ path: '/', element: <Home /> }]);\ncreateRoot(document.getElementById('root')).render(<RouterProvider router={router} />);";
    const plan = planOf(main, {});
    expect(plan.hasOwnRoot).toBe(true);
    expect(plan.files.get('App.jsx')).toContain('<RouterProvider router={router} />');
  });

  it.each([
    ['nothing', `${head}createRoot(document.getElementById('root')).render(<App />);`],
    [
      'a router, which the platform has',
      `${head}import { BrowserRouter } from 'react-router-dom';\ncreateRoot(document.getElementById('root')).render(<BrowserRouter><App /></BrowserRouter>);`,
    ],
    [
      'what a host does',
      `${head}if (import.meta.hot) { import.meta.hot.on('vite:beforeUpdate', () => {}); }
const element = document.getElementById('root');
if (!element) throw new Error('no root');
if ('serviceWorker' in navigator) { window.addEventListener('load', () => navigator.serviceWorker.register('/sw.js')); }
createRoot(element).render(<App />);`,
    ],
  ])('a main.jsx that adds %s is left out', (_, main) => {
    const plan = planOf(main);
    expect(plan.files.get('App.jsx')).toBe(routes);
    expect(plan.leftOut.map(({ path }) => path)).toContain('main.jsx');
    expect(plan.warnings).toEqual([]);
  });

  it('what main.jsx does beside showing an app that runs by its pages is a module that the layout imports', () => {
    const dark = "if (localStorage.getItem('theme') === 'dark') document.documentElement.classList.add('dark');";
    const main = `${head}import './index.css';\nimport './i18n';\nimport { themeOf } from './lib/theme';\n${dark}\nconst root = createRoot(document.getElementById('root'));\nvoid import('./late');\nroot.render(<App />);`;
    const plan = planOf(main, {
      'src/i18n.js': 'export {};',
      'src/lib/theme.js': 'export const themeOf = () => 1;',
      'src/late.js': 'export {};',
    });
    expect(plan.hasOwnRoot).toBe(false);
    expect(plan.files.get('lib/start.jsx')).toBe(`import '@/i18n';\n${dark}\nvoid import('@/late');\n`);
    expect(plan.files.get('Layout.jsx')).toMatch(/^import '@\/lib\/start';\nexport default function Layout/);
    expect(plan.leftOut.map(({ path }) => path)).not.toContain('main.jsx');
  });

  it('what main.jsx does before it renders is done', () => {
    const dark = "if (localStorage.getItem('theme') === 'dark') document.documentElement.classList.add('dark');";
    const plan = planOf(`${head}${dark}\ncreateRoot(document.getElementById('root')).render(<App />);`);
    expect(plan.files.get('App.jsx')).toContain(dark);
    expect(plan.files.get('App.jsx')).toContain('<App />');
    expect(plan.warnings).toEqual([]);
  });

  it('one that renders later is a warning with what is missing', () => {
    const plan = planOf(
      themed.replace('createRoot(document', 'start().then(() => createRoot(document').replace(/;\n$/, ');\n'),
    );
    expect(plan.files.get('App.jsx')).toBe(routes);
    expect(plan.warnings).toEqual([
      expect.objectContaining({ path: 'main.jsx', message: expect.stringContaining('(ThemeProvider)') as string }),
    ]);
  });
});
