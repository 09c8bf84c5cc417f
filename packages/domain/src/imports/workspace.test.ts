import { describe, expect, it } from 'vitest';
import { planOf, recognise } from './plan.fixture.ts';

const start = (app = './App') =>
  `import { createRoot } from 'react-dom/client';\nimport App from '${app}';\ncreateRoot(document.getElementById('root')!).render(<App />);`;
const html = '<title>Shop</title><div id="root"></div><script type="module" src="/src/main.tsx"></script>';
const web = {
  'shop/package.json': '{"name":"shop","workspaces":["apps/*","packages/*"]}',
  'shop/apps/web/package.json': '{"name":"web","dependencies":{"@shop/ui":"workspace:*","react":"19"}}',
  'shop/apps/web/index.html': html,
  'shop/apps/web/src/main.tsx': start(),
  'shop/packages/ui/package.json':
    '{"name":"@shop/ui","main":"./dist/index.js","exports":{".":{"types":"./dist/index.d.ts","import":"./dist/index.js"},"./cards/*":"./src/cards/*.tsx"}}',
  'shop/packages/ui/src/index.ts': "export * from './button';\nexport { money } from '@shop/format';",
  'shop/packages/ui/src/button.tsx': "import './button.css';\nexport const Button = () => <button>Go</button>;",
  'shop/packages/ui/src/button.css': 'button { color: red }',
  'shop/packages/ui/src/cards/price.tsx': 'export const Price = () => <b>1</b>;',
  'shop/packages/ui/src/unused.tsx': 'export const Unused = 1;',
  'shop/packages/format/package.json': '{"name":"@shop/format","source":"money.ts"}',
  'shop/packages/format/money.ts': 'export const money = (n: number) => String(n);',
};

describe('[IMPORT-25] packages of the same repository', () => {
  it('come along as far as the app imports them, by their names, their exports and one another', () => {
    const app =
      "import { Button, money } from '@shop/ui';\nimport { Price } from '@shop/ui/cards/price';\nexport default () => <p><Button />{money(1)}<Price /></p>;";
    const plan = planOf({ ...web, 'shop/apps/web/src/App.tsx': app });
    expect([...plan.files.keys()].toSorted()).toEqual([
      'App.tsx',
      'index.css',
      'packages/format/money.ts',
      'packages/ui/src/button.css',
      'packages/ui/src/button.tsx',
      'packages/ui/src/cards/price.tsx',
      'packages/ui/src/index.ts',
    ]);
    expect(plan.files.get('App.tsx')).toContain("from '@/packages/ui/src/index.ts'");
    expect(plan.files.get('App.tsx')).toContain("from '@/packages/ui/src/cards/price.tsx'");
    expect(plan.files.get('packages/ui/src/index.ts')).toContain("from '@/packages/format/money.ts'");
  });

  it('come along by the paths of a tsconfig, also of the repository’s own', () => {
    const plan = planOf({
      'apps/web/package.json': '{"name":"web"}',
      'apps/web/index.html': html,
      'apps/web/tsconfig.json': '{"compilerOptions":{"paths":{"@lib/*":["../../libs/*"]}}}',
      'tsconfig.base.json': '{"compilerOptions":{"baseUrl":".","paths":{"@repo/dates":["libs/dates/src/index.ts"]}}}',
      'apps/web/src/main.tsx': start(),
      'apps/web/src/App.tsx':
        "import { day } from '@repo/dates';\nimport { sum } from '@lib/sums';\nexport default () => <p>{day}{sum}</p>;",
      'libs/dates/src/index.ts': "export { day } from './day';",
      'libs/dates/src/day.ts': 'export const day = 1;',
      'libs/sums.ts': 'export const sum = 2;',
    });
    expect([...plan.files.keys()].toSorted()).toEqual([
      'App.tsx',
      'libs/dates/src/day.ts',
      'libs/dates/src/index.ts',
      'libs/sums.ts',
    ]);
  });
});

describe('[IMPORT-26] several apps in one archive', () => {
  const two = {
    ...web,
    'shop/apps/web/src/App.tsx': 'export default () => <p>Shop</p>;',
    'shop/apps/admin/package.json': '{"name":"@shop/admin-desk"}',
    'shop/apps/admin/index.html': html.replace('Shop', 'Vite App'),
    'shop/apps/admin/src/main.tsx': start(),
    'shop/apps/admin/src/App.tsx': 'export default () => <p>Desk</p>;',
  };

  it('are named with their folders, and the one that is chosen is taken', () => {
    const apps = [
      { folder: 'shop/apps/admin/', name: 'Admin desk' },
      { folder: 'shop/apps/web/', name: 'Shop' },
    ];
    const recognised = recognise(two, 'shop/apps/admin/');
    expect(recognised).toMatchObject({ ok: true, apps, plan: { name: 'Admin desk' } });
    expect(recognise(two, 'shop/apps/web/')).toMatchObject({ plan: { name: 'Shop' } });
    expect(recognised.ok && recognised.plan.files.get('App.tsx')).toContain('Desk');
  });

  it('are found without builds, and examples inside an app, libraries and servers are none', () => {
    const page = 'export default function Home() { return null }';
    const byHand = recognise({
      'a/pages/Home.jsx': page,
      'a/entities/A.json': '{}',
      'b/pages/Home.jsx': page,
      'b/components/X.jsx': page,
    });
    expect(byHand).toMatchObject({ apps: [{ folder: 'a/' }, { folder: 'b/' }] });
    const one = {
      'package.json': '{"name":"one"}',
      'index.html': html,
      'src/App.tsx': 'export default () => null;',
      'src/main.tsx': start(),
      'examples/two/package.json': '{}',
      'examples/two/index.html': html,
      'server/package.json': '{}',
      'server/src/index.ts': 'export {}',
    };
    expect(recognise(one)).toMatchObject({ ok: true, apps: [] });
  });
});

it('[IMPORT-02] the module that index.html loads starts the app, whatever it is called', () => {
  const plan = planOf({
    'package.json': '{"name":"pantry"}',
    'index.html': html.replace('main.tsx', 'bootstrap.tsx'),
    'src/bootstrap.tsx': start('./routes/shell'),
    'src/routes/shell.tsx': 'export default () => <p>Pantry</p>;',
  });
  expect(plan.hasOwnRoot).toBe(true);
  expect(plan.files.get('App.tsx')).toContain('<App />');
  expect([...plan.files.keys()]).not.toContain('bootstrap.tsx');
});
