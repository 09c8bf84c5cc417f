/** Where the sample app says which state it is in; the bench waits for these texts. */
export const readyText = 'Ready for the day';

const nouns = ['Order', 'Customer', 'Product', 'Invoice', 'Shipment', 'Supplier', 'Return'] as const;
const icons = ['Package', 'Users', 'Tag', 'Receipt', 'Truck', 'Factory', 'Undo2'] as const;

/**
 * An app of thirty files as assistants write them: a layout, eight pages with tables, filters, forms and dialogs, twenty
 * components and helpers, about 2,000 lines. It keeps its rows in state, so that it runs without a server of its own.
 */
export function thirtyFileApp(): Record<string, string> {
  const files: Record<string, string> = {
    'globals.css': '@import "whittle/base.css";\n:root { --primary: oklch(0.45 0.12 250); }\n',
    'services/money.js': money,
    'services/rows.js': rows,
    'services/dates.js': dates,
    'components/SummaryBar.jsx': summaryBar('Today'),
    'components/StatusBadge.jsx': statusBadge,
    'components/SearchBox.jsx': searchBox,
  };
  nouns.forEach((noun, index) => {
    files[`components/${noun}Table.jsx`] = table(noun);
    files[`components/${noun}Dialog.jsx`] = dialog(noun);
    files[`pages/${noun}s.jsx`] = listPage(noun, icons[index]!);
  });
  files['Layout.jsx'] = layout;
  files['pages/Home.jsx'] = home;
  return files;
}

/** The component that the bench changes; `title` shows on the page, and the padding needs a class of its own. */
export const summaryBar = (title: string, paddingPx = 12) => `import { useMemo } from 'react';
import { TrendingUp } from 'lucide-react';
import { Card, CardContent } from '@/components/ui/card';
import { formatMoney } from '@/services/money';

export default function SummaryBar({ rows }) {
  const total = useMemo(() => rows.reduce((sum, row) => sum + row.amount, 0), [rows]);
  return (
    <Card className="mb-6">
      <CardContent className="flex items-center justify-between gap-4 p-[${paddingPx}px]">
        <div>
          <p className="text-sm text-muted-foreground">${title}</p>
          <p className="text-3xl font-semibold tabular-nums">{formatMoney(total)}</p>
        </div>
        <TrendingUp className="size-6 text-success" aria-hidden="true" />
      </CardContent>
    </Card>
  );
}
`;

const money = `export const formatMoney = (amount) =>
  new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' }).format(amount);

export const sumOf = (rows) => rows.reduce((sum, row) => sum + row.amount, 0);
`;

const dates = `import { addDays, format, parseISO } from 'date-fns';

export const shortDate = (iso) => format(parseISO(iso), 'd MMM yyyy');
export const daysAhead = (iso, days) => format(addDays(parseISO(iso), days), 'yyyy-MM-dd');
`;

const rows = `const states = ['new', 'open', 'late', 'done'];

export function sampleRows(kind, count = 24) {
  return Array.from({ length: count }, (_, index) => ({
    id: kind + '-' + index,
    name: kind + ' ' + (index + 1),
    amount: ((index * 37) % 400) + 12.5,
    state: states[index % states.length],
    date: '2026-' + String((index % 12) + 1).padStart(2, '0') + '-' + String((index % 27) + 1).padStart(2, '0'),
    note: index % 3 === 0 ? 'Call before noon' : '',
  }));
}
`;

const statusBadge = `import { Badge } from '@/components/ui/badge';

const looks = {
  new: 'bg-soft text-link',
  open: 'bg-warning-soft text-warning',
  late: 'bg-danger-soft text-destructive',
  done: 'bg-success-soft text-success',
};

export default function StatusBadge({ state }) {
  return <Badge className={looks[state]}>{state}</Badge>;
}
`;

const searchBox = `import { Search } from 'lucide-react';
import { Input } from '@/components/ui/input';

export default function SearchBox({ value, onChange, label }) {
  return (
    <div className="relative w-full max-w-sm">
      <Search className="absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted-foreground" aria-hidden="true" />
      <Input aria-label={label} className="pl-9" value={value} onChange={(event) => onChange(event.target.value)} />
    </div>
  );
}
`;

export const table = (noun: string) => `import { ArrowUpDown } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import StatusBadge from '@/components/StatusBadge';
import { formatMoney } from '@/services/money';
import { shortDate } from '@/services/dates';

const columns = [
  { key: 'name', label: '${noun}' },
  { key: 'state', label: 'State' },
  { key: 'date', label: 'Date' },
  { key: 'amount', label: 'Amount' },
];

export default function ${noun}Table({ rows, onOpen }) {
  const [sort, setSort] = useState({ key: 'date', isDescending: true });
  const sorted = useMemo(() => {
    const compare = (a, b) => (a[sort.key] > b[sort.key] ? 1 : a[sort.key] < b[sort.key] ? -1 : 0);
    const list = [...rows].sort(compare);
    return sort.isDescending ? list.reverse() : list;
  }, [rows, sort]);

  const toggle = (key) =>
    setSort((current) => ({ key, isDescending: current.key === key ? !current.isDescending : false }));

  if (sorted.length === 0) {
    return <p className="py-10 text-center text-muted-foreground">No ${noun.toLowerCase()}s match.</p>;
  }
  return (
    <Table>
      <TableHeader>
        <TableRow>
          {columns.map((column) => (
            <TableHead key={column.key}>
              <Button variant="ghost" size="sm" onClick={() => toggle(column.key)}>
                {column.label}
                <ArrowUpDown className="size-3" aria-hidden="true" />
              </Button>
            </TableHead>
          ))}
        </TableRow>
      </TableHeader>
      <TableBody>
        {sorted.map((row) => (
          <TableRow key={row.id} onClick={() => onOpen(row)} className="cursor-pointer">
            <TableCell className="font-medium">
              {row.name}
              {row.note && <span className="block text-xs text-muted-foreground">{row.note}</span>}
            </TableCell>
            <TableCell>
              <StatusBadge state={row.state} />
            </TableCell>
            <TableCell>{shortDate(row.date)}</TableCell>
            <TableCell className="text-right tabular-nums">{formatMoney(row.amount)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
`;

export const dialog = (noun: string) => `import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogFooter, DialogHeader, DialogTitle } from '@/components/ui/dialog';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';

const empty = { name: '', amount: 0, state: 'new', date: '2026-01-01', note: '' };

export default function ${noun}Dialog({ row, isOpen, onClose, onSave }) {
  const [draft, setDraft] = useState(empty);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    setDraft(row ?? empty);
    setProblem('');
  }, [row, isOpen]);

  const set = (field) => (event) => setDraft((current) => ({ ...current, [field]: event.target.value }));
  const save = (event) => {
    event.preventDefault();
    if (draft.name.trim() === '') return setProblem('Give the ${noun.toLowerCase()} a name.');
    onSave({ ...draft, amount: Number(draft.amount) });
    onClose();
  };

  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{row ? 'Change ${noun.toLowerCase()}' : 'New ${noun.toLowerCase()}'}</DialogTitle>
        </DialogHeader>
        <form onSubmit={save} className="grid gap-4">
          <div className="grid gap-2">
            <Label htmlFor="name">Name</Label>
            <Input id="name" value={draft.name} onChange={set('name')} />
            {problem && <p className="text-sm text-destructive">{problem}</p>}
          </div>
          <div className="grid gap-2">
            <Label htmlFor="amount">Amount</Label>
            <Input id="amount" inputMode="decimal" value={draft.amount} onChange={set('amount')} />
          </div>
          <div className="grid gap-2">
            <Label>State</Label>
            <Select value={draft.state} onValueChange={(state) => setDraft((current) => ({ ...current, state }))}>
              <SelectTrigger>
                <SelectValue />
              </SelectTrigger>
              <SelectContent>
                {['new', 'open', 'late', 'done'].map((state) => (
                  <SelectItem key={state} value={state}>
                    {state}
                  </SelectItem>
                ))}
              </SelectContent>
            </Select>
          </div>
          <DialogFooter>
            <Button type="button" variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit">Save</Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
`;

export const listPage = (noun: string, icon: string) => `import { ${icon}, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '@/components/ui/button';
import ${noun}Dialog from '@/components/${noun}Dialog';
import ${noun}Table from '@/components/${noun}Table';
import SearchBox from '@/components/SearchBox';
import SummaryBar from '@/components/SummaryBar';
import { sampleRows } from '@/services/rows';

export default function ${noun}s() {
  const [rows, setRows] = useState(() => sampleRows('${noun}'));
  const [query, setQuery] = useState('');
  const [state, setState] = useState('all');
  const [open, setOpen] = useState(null);
  const shown = useMemo(
    () =>
      rows.filter(
        (row) =>
          (state === 'all' || row.state === state) && row.name.toLowerCase().includes(query.trim().toLowerCase()),
      ),
    [rows, query, state],
  );
  const save = (next) =>
    setRows((current) =>
      next.id ? current.map((row) => (row.id === next.id ? next : row)) : [{ ...next, id: crypto.randomUUID() }, ...current],
    );

  return (
    <main className="mx-auto max-w-5xl p-6">
      <header className="mb-6 flex items-center justify-between gap-4">
        <h1 className="flex items-center gap-2 text-2xl font-semibold">
          <${icon} className="size-6" aria-hidden="true" /> ${noun}s
        </h1>
        <Button onClick={() => setOpen({})}>
          <Plus aria-hidden="true" /> Add ${noun.toLowerCase()}
        </Button>
      </header>
      <SummaryBar rows={shown} />
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <SearchBox label="Search ${noun.toLowerCase()}s" value={query} onChange={setQuery} />
        {['all', 'new', 'open', 'late', 'done'].map((one) => (
          <Button key={one} size="sm" variant={one === state ? 'default' : 'outline'} onClick={() => setState(one)}>
            {one}
          </Button>
        ))}
      </div>
      <${noun}Table rows={shown} onOpen={setOpen} />
      <${noun}Dialog
        row={open?.id ? open : null}
        isOpen={open !== null}
        onClose={() => setOpen(null)}
        onSave={save}
      />
    </main>
  );
}
`;

const layout = `import { Link } from 'react-router-dom';
import { createPageUrl } from '@/utils';

const pages = ['Home', ${nouns.map((noun) => `'${noun}s'`).join(', ')}];

export default function Layout({ children, currentPageName }) {
  return (
    <div className="min-h-screen bg-background">
      <nav aria-label="Pages" className="flex flex-wrap gap-4 border-b px-6 py-3">
        {pages.map((page) => (
          <Link
            key={page}
            to={createPageUrl(page)}
            aria-current={page === currentPageName ? 'page' : undefined}
            className={page === currentPageName ? 'font-semibold text-link' : 'text-muted-foreground'}
          >
            {page}
          </Link>
        ))}
      </nav>
      {children}
    </div>
  );
}
`;

const home = `import { useState } from 'react';
import { CalendarDays } from 'lucide-react';
import { Input } from '@/components/ui/input';
${nouns.map((noun) => `import ${noun}Table from '@/components/${noun}Table';`).join('\n')}
import SummaryBar from '@/components/SummaryBar';
import { sampleRows } from '@/services/rows';
import { daysAhead } from '@/services/dates';

export default function Home() {
  const [note, setNote] = useState('');
  const [rows] = useState(() => sampleRows('Order', 12));
  return (
    <main className="mx-auto max-w-5xl p-6">
      <h1 className="flex items-center gap-2 text-2xl font-semibold">
        <CalendarDays className="size-6" aria-hidden="true" /> ${readyText}
      </h1>
      <p className="mb-4 text-muted-foreground">Next review {daysAhead('2026-01-01', 7)}</p>
      <Input aria-label="Note" className="mb-4" value={note} onChange={(event) => setNote(event.target.value)} />
      <SummaryBar rows={rows} />
${nouns.map((noun) => `      <section aria-label="${noun}s" className="mb-8">\n        <${noun}Table rows={rows.slice(0, 4)} onOpen={() => {}} />\n      </section>`).join('\n')}
    </main>
  );
}
`;
