import { expect, it } from 'vitest';
import { planOf } from './plan.fixture.ts';

const client = (setting: string) =>
  `import { createClient } from '@base44/sdk';\nexport const base44 = createClient({ appId: '1'${setting} });`;
const uses = "import { base44 } from '@/api/base44Client';\nbase44.entities.Product.list();\n";
const page = (body = '<b>shop</b>') => `${uses}export default function Page() { return ${body}; }`;
const base = { 'package.json': '{}', 'src/api/base44Client.js': client('') };
const accessOf = (files: Record<string, string>) => {
  const { accessMode, accessReason } = planOf({ ...base, ...files });
  return [accessMode, accessReason.message];
};

it('[IMPORT-17] an app that is evidently for visitors is proposed as open, with what shows it', () => {
  const layout = (body: string) => `${uses}export default function Layout({ children }) { ${body} }`;
  expect(
    accessOf({
      'src/Layout.jsx': layout(
        'const handleLogin = () => base44.auth.redirectToLogin(); return <><button onClick={handleLogin}>Sign in</button>{children}</>;',
      ),
      'src/pages/Home.jsx': page(),
    }),
  ).toEqual(['public_without_login', '“Layout.jsx” has a button to sign in, so people see the app before they do.']);
  expect(
    accessOf({
      'src/components/Hero.jsx': page('<a onClick={() => base44.auth.redirectToLogin()}>Join</a>'),
      'src/pages/Home.jsx': `import Hero from '@/components/Hero';\n${page('<Hero />')}`,
    })[0],
  ).toBe('public_without_login');
  expect(accessOf({ 'src/pages/Landing.jsx': page() })).toEqual([
    'public_without_login',
    'The first page is “Landing”, which is made for visitors.',
  ]);
  expect(accessOf({ 'src/pages/Home.jsx': page(), 'public/sitemap.xml': '<urlset />' })[0]).toBe(
    'public_without_login',
  );
});

it('[IMPORT-17] an app that keeps people out, or does not show whom it is for, is not proposed as open', () => {
  const guards = [
    'useEffect(() => { base44.auth.me().catch(() => base44.auth.redirectToLogin()); }, []);',
    'const load = async () => { try { await base44.auth.me(); } catch { base44.auth.redirectToLogin(); } };',
    'const handleLogin = async () => { if (!(await base44.auth.isAuthenticated())) base44.auth.redirectToLogin(); };',
    'const check = () => base44.auth.redirectToLogin();',
  ];
  for (const guard of guards)
    expect(
      accessOf({
        'src/pages/Home.jsx': `${uses}export default function Home() { ${guard} return <b>shop</b>; }`,
        'src/pages/Other.jsx': page('<a onClick={() => base44.auth.redirectToLogin()}>Join</a>'),
      }),
      guard,
    ).toEqual([null, 'The export does not say; without a choice its data decides.']);
  expect(
    accessOf({
      'src/api/base44Client.js': client(', requiresAuth: true'),
      'src/pages/Landing.jsx': page(),
    }),
  ).toEqual(['public_with_login', 'The app’s client asks everybody to sign in.']);
});
