import { sourceLine } from '@whittle/domain/preview/line-map';
import { describe, expect, test } from 'vitest';
import { checksOf } from './check-app.ts';
import { compileApp } from './compile-app.ts';
import { testPlatform, treeOf } from './platform.fixture.ts';

const compile = (files: Record<string, string>) => compileApp(treeOf(files), testPlatform);
const only = (files: Record<string, string>) => {
  const { problems } = compile(files);
  expect(problems).toHaveLength(1);
  return problems[0]!;
};

describe('what is accepted', () => {
  test.each([
    ['JSX in .js', 'components/A.js', 'export default () => <b>x</b>'],
    ['types in .jsx', 'components/A.jsx', 'export default ({ a }: { a: string }) => <b>{a}</b>'],
    ['types in .ts', 'lib/a.ts', 'export type T = { a: string };\nexport const f = <T,>(x: T): T => x;'],
    ['JSX in .ts', 'lib/a.ts', 'export const A = () => <b>x</b>;'],
    [
      'enums and parameter properties in .tsx',
      'components/A.tsx',
      'enum E { X }\nclass C { constructor(private x: E) {} }\nexport default () => <b>{E.X}{String(C)}</b>',
    ],
    ['an import of globals.css', 'Layout.jsx', "import './globals.css';\nexport default ({ children }) => children"],
    ['an import of only types', 'lib/a.ts', "import type { X } from './nowhere';\nexport const x: X = 1;"],
    ['import.meta.env', 'lib/a.js', 'export const mode = import.meta.env.MODE;'],
    [
      'await inside functions',
      'lib/a.js',
      'export const f = async () => { await g(); for await (const x of y) z(x); };',
    ],
  ])('%s', (_, path, source) => {
    const { problems, modules } = compile({ [path]: source });
    expect(problems).toEqual([]);
    expect(modules.get(path)?.code).toMatch(/^\(function\(__w\)/);
  });
});

describe('a file that does not compile', () => {
  test('is one problem with file, line, column and a picture of the place; the other files compile', () => {
    const app = compile({
      'pages/Home.jsx': "import Good from '@/components/Good';\nexport default () => <Good>;\n",
      'components/Good.jsx': 'export default () => <b>fine</b>',
    });
    expect(app.problems).toHaveLength(1);
    const [problem] = app.problems;
    expect(problem).toMatchObject({ file: 'pages/Home.jsx', severity: 'error' });
    expect(problem!.line).toBeGreaterThanOrEqual(2);
    expect(problem!.codeframe).toContain('<Good>');
    expect(app.modules.get('pages/Home.jsx')).toMatchObject({ problem, code: '' });
    expect(app.modules.get('components/Good.jsx')?.problem).toBeUndefined();
    expect(app.pages).toEqual({ Home: 'pages/Home.jsx' });
  });

  test.each([
    ['a cut file', 'export default function Home() {\n  return <div>\n', 2],
    ['a name twice', 'const a = 1;\nconst a = 2;\n', 1],
    ['a return outside of functions', 'const a = 1;\nreturn a;\n', 2],
    ['await outside of functions', "const a = 1;\n\nconst b = await fetch('/x');\nexport default b;", 3],
    ['prose', 'Here is your page:\n\nexport default 1', 1],
  ])('%s names its line', (_, source, line) => {
    expect(only({ 'lib/a.js': source })).toMatchObject({ file: 'lib/a.js', line, severity: 'error' });
  });

  test('a component called like something that it imports is a problem, not a component that shows itself', () => {
    const source = "import { Chart } from 'recharts';\nexport default function Chart() { return <b>x</b>; }\n";
    expect(only({ 'pages/Chart.jsx': source })).toMatchObject({
      file: 'pages/Chart.jsx',
      line: 1,
      message: expect.stringContaining('`Chart` has already been declared'),
    });
  });

  test('broken JSON is a problem of the JSON file', () => {
    const app = compile({
      'lib/a.js': "import x from '@/entities/Task.json';\nexport default x",
      'entities/Task.json': '{',
    });
    expect(app.problems[0]).toMatchObject({ file: 'entities/Task.json', severity: 'error' });
  });

  test.each(['', ' ', '\n\n', '// nothing', '\u{feff}export default 1', '"use client";\nexport default 1'])(
    '%j compiles',
    (source) => {
      expect(compile({ 'lib/a.js': source }).problems).toEqual([]);
    },
  );
});

describe('imports', () => {
  test('an import that leads nowhere is named with its line, and its module runs all the same', () => {
    const app = compile({
      'pages/Home.jsx':
        "import { useState } from 'react';\nimport Chart from '@/components/Chrat';\nexport default () => <Chart x={useState} />;",
      'pages/Other.jsx': 'export default () => <b>other</b>',
      'components/Chart.jsx': 'export default () => <b>chart</b>',
    });
    expect(app.problems).toHaveLength(1);
    expect(app.problems[0]).toMatchObject({
      file: 'pages/Home.jsx',
      line: 2,
      message: '“@/components/Chrat” leads to no file of the app. Did you mean “@/components/Chart”?',
    });
    expect([...app.absences]).toEqual(app.problems);
    expect(app.modules.get('pages/Home.jsx')!.imports.join()).toMatch(/sdk:absent\/“@\/components\/Chrat”/);
  });

  test('[PUB-14] a package of a native shell that is loaded when it is needed is only noted', () => {
    const { problems } = compile({
      'pages/Home.jsx':
        "const share = async () => (await import('@capacitor/share')).Share.share({});\nexport default () => <b onClick={share} />;",
      'pages/Other.jsx': "import { Share } from '@capacitor/share';\nexport default () => <b>{Share}</b>;",
      'pages/Third.jsx': "export default () => <b onClick={() => import('no-such-package')} />;",
    });
    expect(problems.map(({ file, severity }) => [file, severity])).toEqual([
      ['pages/Home.jsx', 'warning'],
      ['pages/Other.jsx', 'error'],
      ['pages/Third.jsx', 'error'],
    ]);
  });

  test('a name that the other file does not export is a problem, but both modules run', () => {
    const app = compile({
      'pages/Home.jsx': "import { total, average } from '@/lib/sums';\nexport default () => total + average;",
      'lib/sums.js': 'export const total = 1;',
    });
    expect(app.problems[0]).toMatchObject({
      file: 'pages/Home.jsx',
      line: 1,
      message: '“lib/sums.js” has no export “average”. It has “total”.',
    });
    expect(app.modules.get('pages/Home.jsx')?.problem).toBeUndefined();
  });

  test('an entity without a schema is named', () => {
    const app = compile({
      'pages/Home.jsx':
        "import { Task } from '@/entities/all';\nimport Taks from '@/entities/Taks';\nexport default () => [Task, Taks];",
      'entities/Task.json': '{"properties":{}}',
    });
    expect(app.problems.map(({ line, message }) => [line, message])).toEqual([
      [2, 'The app has no entity “Taks”. Did you mean “Task”?'],
    ]);
    expect(app.modules.get('pages/Home.jsx')?.imports).toContain('sdk:entities/all');
  });
});

describe('lucide-react', () => {
  test('each icon is a module of its own, and the library is named once', () => {
    const app = compile({
      'pages/Home.jsx':
        "import { House, Trash2 as Bin } from 'lucide-react';\nexport default () => <><House /><Bin /></>;",
    });
    expect(app.modules.get('pages/Home.jsx')?.imports).toEqual([
      'icon:House',
      'icon:Trash2',
      'vendor:whittle/jsx-runtime',
    ]);
    expect(app.modules.get('icon:House')).toMatchObject({ imports: ['vendor:lucide-react'] });
    expect(app.vendors).toContain('lucide-react');
  });

  test('an unknown icon is a warning, and a square is shown', () => {
    const app = compile({ 'pages/Home.jsx': "\nimport { Hous } from 'lucide-react';\nexport default () => <Hous />;" });
    expect(app.problems).toEqual([
      expect.objectContaining({
        severity: 'warning',
        line: 2,
        message: 'lucide-react has no icon “Hous”; a square is shown instead. The nearest is “House”.',
      }),
    ]);
    expect(app.modules.get('pages/Home.jsx')?.imports[0]).toBe('icon:Square');
    expect(checksOf(app).problems).toEqual([]);
  });

  test('code that picks icons by name gets them all, lazily', () => {
    const app = compile({
      'pages/Home.jsx': "import * as Icons from 'lucide-react';\nexport default ({ n }) => Icons[n];",
    });
    expect(app.modules.get('pages/Home.jsx')?.imports).toEqual(['vendor:lucide-react']);
  });
});

test('libraries that need something around the app get it, unless the app has it', () => {
  const page = (code: string) => compile({ 'pages/Home.jsx': `${code}\nexport default () => null;` }).providers;
  expect(page("import { useQuery } from '@tanstack/react-query';")).toEqual(['query-client']);
  expect(page("import { useQuery, QueryClientProvider } from '@tanstack/react-query';")).toEqual([]);
  expect(page("import { toast } from 'sonner';")).toEqual(['toaster']);
  expect(page("import { toast } from 'sonner';\nimport { Toaster } from '@/components/ui/sonner';")).toEqual([]);
  const useToast = "import { useToast } from '@/components/ui/use-toast';";
  expect(page(useToast)).toEqual(['toaster']);
  expect(page("import { toast } from '@/hooks/use-toast';")).toEqual(['toaster']);
  expect(page(`${useToast}\nimport { Toaster } from '@/components/ui/toaster';`)).toEqual([]);
  expect(page(`${useToast}\nimport { Toaster } from 'sonner';`)).toEqual([]);
});

test('every line of the compiled code leads back to its line in the source', () => {
  const source = `import {
  useState,
} from 'react';

/** A counter. */
export default function Counter({ start }) {
  const [n, setN] = useState(start);

  const fail = () => {
    throw new Error('marker');
  };
  return (
    <button
      onClick={fail}
    >
      {n}
    </button>
  );
}
`;
  const { modules } = compile({ 'components/Counter.jsx': source });
  const { code, lines } = modules.get('components/Counter.jsx')!;
  const lineOf = (text: string) => {
    const rows = code.split('\n');
    const row = rows.findIndex((line) => line.includes(text));
    return sourceLine(lines, row + 1, rows[row]!.indexOf(text));
  };
  expect(['useState(start)', 'new Error(', '"button"', 'onClick:', 'children: n'].map(lineOf)).toEqual([
    7, 10, 13, 14, 16,
  ]);
});

test('a module keeps its hash while nothing of it changes, and gets another when an import leads elsewhere', () => {
  const files = {
    'pages/Home.jsx': "import { Button } from '@/components/ui/button';\nexport default () => <Button />;",
  };
  const first = compile(files).modules.get('pages/Home.jsx')!;
  expect(compile({ ...files, 'pages/Other.jsx': 'export default 1' }).modules.get('pages/Home.jsx')!.hash).toBe(
    first.hash,
  );
  const own = compile({ ...files, 'components/ui/button.jsx': 'export const Button = () => <button />;' });
  expect(own.modules.get('pages/Home.jsx')!.imports).toContain('components/ui/button.jsx');
  expect(own.modules.get('pages/Home.jsx')!.hash).not.toBe(first.hash);
});
