import { expect, it } from 'vitest';
import { planOf } from './plan.fixture.ts';

const page = (head: string) => `${head}\nexport default () => <b />;`;

it('[IMPORT-18] the report says of each server function which pages call it, also of those that the export lacks', () => {
  const { functions } = planOf({
    'package.json': '{}',
    'functions/pay.ts': 'Deno.serve(() => new Response());',
    'functions/unused.ts': 'Deno.serve(() => new Response());',
    'src/api/functions.js':
      "import { base44 } from './base44Client';\nexport const report = base44.functions.report;\nexport const other = base44.functions.other;",
    'src/lib/money.js':
      "import { base44 } from '@/api/base44Client';\nexport const pay = () => base44.functions.pay({});",
    'src/components/Cart.jsx': page("import { pay } from '@/lib/money';\npay();"),
    'src/pages/Shop.jsx': page("import Cart from '@/components/Cart';\nimport { base44 } from '@/api/base44Client';"),
    'src/pages/Orders.jsx': page(
      "import { pay } from '@/functions/pay';\nimport { base44 } from '@/api/base44Client';\nbase44.functions.invoke('refund', {}); base44.functions.fetch('x');",
    ),
    'src/pages/Admin.jsx': page("import { report } from '@/api/functions';\nimport Orders from './Orders';\nreport();"),
  });
  expect(functions).toMatchObject([
    {
      path: 'functions/pay.ts',
      line: null,
      message: '“pay” is kept but not run yet. It is called by Orders and Shop, where the call is refused.',
    },
    { path: 'functions/unused.ts', line: null, message: '“unused” is kept but not run yet. No page calls it.' },
    {
      path: null,
      line: null,
      message: '“refund” is not in the export. It is called by Orders, where the call is refused.',
    },
    {
      path: null,
      line: null,
      message: '“report” is not in the export. It is called by Admin, where the call is refused.',
    },
  ]);
});
