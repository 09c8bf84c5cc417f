import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CompiledApp, compileApp, createAppCompiler } from './compile-app.ts';
import { testPlatform } from './platform.fixture.ts';

/** Texts that lean on one another: names, values, files that are lent, clients of entities, icons; some are broken. */
const texts: Record<string, string[]> = {
  'pages/Home.jsx': [
    `import { Card } from '@/components/Card';\nimport labels from '@/data/labels.json';\nexport default () => <Card>{labels.a}</Card>;`,
    `import { House, Hause } from 'lucide-react';\nimport { Task } from '@/entities/all';\nexport default () => <House onClick={() => Task.list()} />;`,
    `import { queryClientInstance } from '@/lib/query-client';\nimport { useQuery } from '@tanstack/react-query';\nexport default () => <p>{String(queryClientInstance && useQuery)}</p>;`,
    `const all = import.meta.glob('../components/*.jsx', { eager: true });\nexport default () => <p>{Object.keys(all).length}</p>;`,
    `export default () => <p>`,
  ],
  'components/Card.jsx': [
    `export const Card = ({ children }) => <b>{children}</b>;`,
    `export default ({ children }) => <i>{children}</i>;`,
    `import x from '@/nowhere';\nexport const Card = () => x;`,
    `import { toast } from 'sonner';\nimport Chart from 'no-such-package';\nexport const Card = () => <Chart onClick={() => toast('x')} />;`,
  ],
  'components/Other.jsx': [`import { pages } from '@/pages.config';\nexport default () => <p>{String(pages)}</p>;`],
  'data/labels.json': ['{"a": 1}', '{"a": 2, "b": 3}', '{"a": '],
  'entities/Task.json': ['{"properties":{}}', '{"properties":'],
  'Layout.jsx': [`export default ({ children }) => children;`],
};

const edits = fc.array(
  fc
    .constantFrom(...Object.keys(texts))
    .chain((path) => fc.record({ path: fc.constant(path), text: fc.constantFrom(null, ...texts[path]!) })),
  { minLength: 1, maxLength: 12 },
);

/** What counts of a compiled app: modules and problems in no order. */
const parts = ({ modules, problems, absences, vendors, kitParts, ...rest }: CompiledApp) => ({
  ...rest,
  modules: Object.fromEntries([...modules].toSorted(([a], [b]) => (a < b ? -1 : 1))),
  problems: problems.map((one) => JSON.stringify(one)).toSorted(),
  absences: [...absences].map((one) => JSON.stringify(one)).toSorted(),
  vendors: vendors.toSorted(),
  kitParts: [...kitParts].toSorted(),
});

test('[PREV-17] an app compiled edit by edit is the app compiled from nothing', () => {
  fc.assert(
    fc.property(edits, (steps) => {
      const compile = createAppCompiler(testPlatform);
      const files = new Map<string, string>();
      for (const { path, text } of steps) {
        if (text === null) files.delete(path);
        else files.set(path, text);
        expect(parts(compile(new Map(files)))).toEqual(parts(compileApp(new Map(files), testPlatform)));
      }
    }),
    { numRuns: 300 },
  );
});

test('[PREV-17] a file that did not change is not looked at again', () => {
  const compile = createAppCompiler(testPlatform);
  const files = { 'components/Card.jsx': texts['components/Card.jsx']![0]!, 'Layout.jsx': texts['Layout.jsx']![0]! };
  const before = compile(new Map(Object.entries(files)));
  const after = compile(new Map(Object.entries({ ...files, 'Layout.jsx': `export default () => null;` })));
  expect(after.modules.get('components/Card.jsx')).toBe(before.modules.get('components/Card.jsx'));
  expect(after.modules.get('Layout.jsx')).not.toBe(before.modules.get('Layout.jsx'));
});
