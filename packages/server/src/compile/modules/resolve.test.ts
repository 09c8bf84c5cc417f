import { describe, expect, test } from 'vitest';
import { indexFiles, resolveImport } from './resolve.ts';
import { testPlatform } from '../platform.fixture.ts';

const files = indexFiles([
  'pages/Home.jsx',
  'pages/Expenses.tsx',
  'components/orders/OrderForm.jsx',
  'components/charts/index.js',
  'components/ui/card.jsx',
  'services/money.js',
  'hooks/useTotals.js',
  'entities/Expense.json',
  'Layout.jsx',
]);
const resolve = (specifier: string, from = 'pages/Home.jsx') => resolveImport(specifier, from, files, testPlatform);

describe('an import leads to a file of the app', () => {
  test.each([
    ['@/components/orders/OrderForm', 'components/orders/OrderForm.jsx'],
    ['@/components/orders/OrderForm.jsx', 'components/orders/OrderForm.jsx'],
    ['@/components/orders/OrderForm.js', 'components/orders/OrderForm.jsx'],
    ['../components/orders/OrderForm', 'components/orders/OrderForm.jsx'],
    ['./Expenses', 'pages/Expenses.tsx'],
    ['@/src/services/money', 'services/money.js'],
    ['/src/services/money.js', 'services/money.js'],
    ['src/services/money', 'services/money.js'],
    ['@/components/charts', 'components/charts/index.js'],
    ['@/components/charts/', 'components/charts/index.js'],
    ['@/Layout', 'Layout.jsx'],
    ['@/pages/Layout', 'Layout.jsx'],
    ['@/components/ui/card', 'components/ui/card.jsx'],
    ['@/entities/Expense.json', 'entities/Expense.json'],
    ['@/services/money?x=1', 'services/money.js'],
  ])('%s → %s', (specifier, path) => {
    expect(resolve(specifier)).toEqual({ kind: 'file', path });
  });

  test('what a layout imports as if it lay among the pages, or did not, is found', () => {
    expect(resolve('@/pages/services/money', 'Layout.jsx')).toEqual({ kind: 'file', path: 'services/money.js' });
    expect(resolve('./Expenses', 'Layout.jsx')).toEqual({ kind: 'file', path: 'pages/Expenses.tsx' });
    expect(resolve('@/pages/utils', 'Layout.jsx')).toEqual({ kind: 'sdk', name: 'utils' });
  });

  test('wrong capitals are forgiven with a warning', () => {
    expect(resolve('@/components/Orders/orderform')).toEqual({
      kind: 'file',
      path: 'components/orders/OrderForm.jsx',
      warning: 'The file is called “components/orders/OrderForm.jsx”: write the import with the same capitals.',
    });
  });

  test('a part of the kit comes before a file whose name differs in its capitals', () => {
    const own = indexFiles(['pages/Home.jsx', 'components/ui/Button.jsx']);
    const from = (specifier: string) => resolveImport(specifier, 'pages/Home.jsx', own, testPlatform);
    expect(from('@/components/ui/button')).toEqual({ kind: 'vendor', specifier: '@/components/ui/button' });
    expect(from('@/components/ui/Button')).toEqual({ kind: 'file', path: 'components/ui/Button.jsx' });
  });
});

describe('an import leads to the platform', () => {
  test.each([
    ['react', { kind: 'vendor', specifier: 'react' }],
    ['@tanstack/react-query', { kind: 'vendor', specifier: '@tanstack/react-query' }],
    ['@/components/ui/button', { kind: 'vendor', specifier: '@/components/ui/button' }],
    ['../components/ui/button', { kind: 'vendor', specifier: '@/components/ui/button' }],
    ['@/lib/utils', { kind: 'vendor', specifier: '@/lib/utils' }],
    ['@/hooks/use-mobile', { kind: 'vendor', specifier: '@/hooks/use-mobile' }],
    ['@/hooks/use-mobile.jsx', { kind: 'vendor', specifier: '@/hooks/use-mobile' }],
    ['@/utils', { kind: 'sdk', name: 'utils' }],
    ['@/utils/index.ts', { kind: 'sdk', name: 'utils' }],
    ['@/entities/Expense', { kind: 'sdk', name: 'entities/Expense' }],
    ['../entities/User', { kind: 'sdk', name: 'entities/User' }],
    ['@/entities/all', { kind: 'sdk', name: 'entities/all' }],
    ['@/api/entities', { kind: 'sdk', name: 'entities/all' }],
    ['@/integrations/Core', { kind: 'sdk', name: 'integrations' }],
    ['@/api/integrations', { kind: 'sdk', name: 'integrations' }],
    ['@/api/entities/expense', { kind: 'sdk', name: 'entities/Expense' }],
    ['@/api/integrations/SendEmail', { kind: 'sdk', name: 'integrations' }],
    ['@/api/functions/exportAll', { kind: 'sdk', name: 'functions/exportAll' }],
    ['@/api/base44Client', { kind: 'sdk', name: 'client' }],
    ['./globals.css', { kind: 'style' }],
    ['leaflet/dist/leaflet.css', { kind: 'style' }],
    ['virtual:pwa-register', { kind: 'file', path: 'whittle/stubs/pwa-register.js' }],
    ['virtual:pwa-register/react', { kind: 'file', path: 'whittle/stubs/pwa-register.js' }],
  ])('%s → %j', (specifier, expected) => {
    expect(resolve(specifier)).toEqual(expected);
  });
});

test('[PUB-14] an address of a package that the platform has leads to the package', () => {
  const packageAt = (address: string) => {
    const found = resolve(address);
    return found.kind === 'vendor' ? found.specifier : found;
  };
  expect(packageAt('https://cdn.sheetjs.com/xlsx-0.20.3/package/xlsx.mjs')).toBe('xlsx');
  expect(packageAt('https://cdn.sheetjs.com/xlsx-latest/package/xlsx.mjs')).toBe('xlsx');
  for (const address of [
    'https://esm.sh/react',
    'https://esm.sh/react@18.2.0?dev',
    'https://esm.sh/v135/react@18',
    'https://esm.run/react',
    'https://unpkg.com/react@18/dist/react.mjs?module',
    'https://cdn.jsdelivr.net/npm/react@18.2.0/+esm',
    'https://cdn.skypack.dev/react',
    'https://ga.jspm.io/npm:react@18.2.0/index.js',
    'npm:react@18',
  ])
    expect(packageAt(address), address).toBe('react');
  expect(packageAt('https://esm.sh/date-fns@3/locale')).toBe('date-fns/locale');
  expect(packageAt('https://esm.sh/@tanstack/react-query@5')).toBe('@tanstack/react-query');
  expect(packageAt('https://cdnjs.cloudflare.com/ajax/libs/jspdf/2.5.1/jspdf.umd.min.js')).toBe('jspdf');
});

test('[PUB-14] the package that tells apps whether a native shell is around them says that there is none', () => {
  expect(resolve('@capacitor/core')).toEqual({ kind: 'file', path: 'whittle/stubs/capacitor.js' });
});

describe('an import that leads nowhere says what to use instead', () => {
  test.each([
    ['@/components/orders/OrdreForm', 'Did you mean “@/components/orders/OrderForm”?'],
    ['@/components/OrderForm', 'Did you mean “@/components/orders/OrderForm”?'],
    ['@/components/Nothing/Like/It', 'Add the file, or remove the import.'],
    ['@/components/ui/buton', 'The nearest part is “@/components/ui/button”.'],
    ['@/components/ui/zebra', 'Add the file, or use a part that exists.'],
    ['../../secrets', 'leads outside the app.'],
    ['../../../etc/passwd', 'leads outside the app.'],
    ['ramda', 'Use plain JavaScript array and object methods.'],
    ['luxon', 'Use date-fns.'],
    ['@supabase/ssr', 'Use the entity clients from @/entities.'],
    ['firebase/app', 'Use the entity clients from @/entities.'],
    ['virtual:something-else', 'is not part of apps.'],
    ['@capacitor/camera', 'Apps run in the browser'],
    ['react-icons/fa', 'Use lucide-react.'],
    ['@mui/material', 'Use the parts in @/components/ui.'],
    ['@radix-ui/react-dropdown-menu', 'Use “@/components/ui/dropdown-menu”.'],
    ['rechart', 'Did you mean “recharts”?'],
    ['fs', 'Apps run in the browser'],
    ['node:path', 'Apps run in the browser'],
    ['https://esm.sh/no-such-thing@1', 'Code cannot be loaded from other addresses.'],
    ['https://example.com/react', 'Code cannot be loaded from other addresses.'],
    ['https://unpkg.com/react/package.json', 'Code cannot be loaded from other addresses.'],
    ['https://esm.sh/gh/someone/react', 'Code cannot be loaded from other addresses.'],
    ['some-very-unknown-thing', 'Write what it did as code of the app.'],
    ['constructor', 'is not part of apps.'],
    ['', 'is not part of apps.'],
  ])('%s', (specifier, hint) => {
    const resolution = resolve(specifier);
    expect(resolution.kind).toBe('absent');
    expect(resolution.kind === 'absent' && resolution.message).toContain(hint);
  });
});
