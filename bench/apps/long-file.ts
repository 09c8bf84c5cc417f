/** A file of parts as apps have them, `lines` long or a little less. */
export function longFile(lines: number): string {
  const head = [`import { useState } from 'react';`, `import { Button } from '@/components/ui/button';`, ''];
  const parts = Math.floor((lines - head.length) / partLines);
  return [...head, ...Array.from({ length: parts }, (_, n) => part(n))].join('\n');
}

const partLines = 20;

const part = (n: number) => `/** Shows the ${n}. list and what is chosen of it. */
export function Part${n}({ title, rows = [], onChoose }) {
  const [chosen, setChosen] = useState(null);
  const total = rows.reduce((sum, row) => sum + row.amount, ${n});
  const choose = (row) => {
    setChosen(row.id);
    onChoose?.(row);
  };
  return (
    <section className="grid gap-2 rounded-lg border p-4" aria-label={title}>
      <h2 className="text-lg font-semibold">{title}</h2>
      {rows.map((row) => (
        <Button key={row.id} variant={row.id === chosen ? 'default' : 'ghost'} onClick={() => choose(row)}>
          {row.name}, {row.amount} of {total}
        </Button>
      ))}
    </section>
  );
}
`;
