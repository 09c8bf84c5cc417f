import { expect, it } from 'vitest';
import { planOf } from './plan.fixture.ts';

const page = (text: string) => `export default () => <b>${text}</b>;`;
const start = "import App from './App';\nrender(<App />);";
const routes = (from: string) =>
  `import Home from '${from}';\nexport default function App() { return <Routes><Route path="/x/:id" element={<Home />} /></Routes> }`;

it('[IMPORT-01] of two trees of pages the app is the one that the start reaches', () => {
  const twice = {
    'package.json': '{}',
    'index.html': '<script type="module" src="/src/main.jsx"></script>',
    'pages/Home.jsx': page('of the other framework'),
    'pages/_app.jsx': page('around'),
    'components/Card.jsx': page('other card'),
    'src/main.jsx': start,
    'src/pages/Home.jsx': "import Card from '../components/Card';\nexport default () => <Card />;",
    'src/components/Card.jsx': page('card'),
  };
  const inSource = planOf({ ...twice, 'src/App.jsx': routes('./pages/Home') });
  expect(inSource.files.get('pages/Home.jsx')).toContain('<Card />');
  expect(inSource.files.get('components/Card.jsx')).toContain('<b>card</b>');
  expect(inSource.pages).toEqual(['Home']);
  expect(inSource.leftOut.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['pages/Home.jsx', 'pages/_app.jsx']),
  );

  const globbed = "const all = import.meta.glob('/src/pages/*.jsx');\nexport default () => <b>{Object.keys(all)}</b>;";
  expect(planOf({ ...twice, 'src/App.jsx': globbed }).pages).toEqual(['Home']);

  const atRoot = planOf({ ...twice, 'src/App.jsx': routes('../pages/Home') });
  expect(atRoot.files.get('pages/Home.jsx')).toContain('of the other framework');
  expect(atRoot.leftOut).toContainEqual(
    expect.objectContaining({ path: 'src/pages/Home.jsx', code: 'unused-tree', values: { tree: 'src/pages/' } }),
  );
});

it('[IMPORT-01] paths of a layout or a page that lead nowhere are taken from the root, where the file lies', () => {
  const files = {
    'package.json': '{}',
    'src/pages/Layout.jsx':
      "import Bell from './components/Bell';\nimport Menu from './Menu';\nimport gone from './gone';\nexport default () => <Bell><Menu /></Bell>;",
    'src/pages/Menu.jsx': page('menu'),
    'src/pages/Home.jsx': "import Bell from './components/Bell';\nexport default () => <Bell />;",
    'src/components/Bell.jsx': page('bell'),
  };
  const plan = planOf(files);
  const layout = plan.files.get('Layout.jsx');
  expect(layout).toContain("from '@/components/Bell'");
  expect(layout).toContain("from '@/pages/Menu'");
  expect(plan.files.get('pages/Home.jsx')).toContain("from '@/components/Bell'");
  expect(plan.changed.map(({ path }) => path)).toEqual(expect.arrayContaining(['pages/Home.jsx', 'pages/Layout.jsx']));

  // A folder of that name beside the page is what is meant.
  const beside = planOf({ ...files, 'src/pages/components/Bell.jsx': page('other bell') });
  expect(beside.files.get('Layout.jsx')).toContain("from '@/pages/components/Bell'");
});

it('[IMPORT-01] a project is found however deep it lies, and code is code whatever the capitals of its extension', () => {
  const below = (folder: string) => ({
    [`${folder}package.json`]: '{}',
    [`${folder}src/main.JSX`]: start,
    [`${folder}src/App.Tsx`]: routes('./pages/Home.JSX'),
    [`${folder}src/pages/Home.JSX`]: page('home'),
  });
  for (const folder of ['', 'a/', 'one/two/three/four/five/six/']) {
    const plan = planOf(below(folder));
    expect([...plan.files.keys()]).toEqual(['App.tsx', 'pages/Home.jsx']);
    expect(plan.pages).toEqual(['Home']);
  }
});
