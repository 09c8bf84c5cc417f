import { dialog, listPage, table, thirtyFileApp } from './thirty-files.ts';

const subjects = ['Claim', 'Policy', 'Ticket', 'Asset', 'Visit', 'Lease', 'Batch', 'Grant', 'Route', 'Panel', 'Audit'];
const icons = ['Archive', 'Bell', 'Box', 'Briefcase', 'Calendar', 'Clock', 'Database', 'Flag', 'Folder', 'Globe'];
const fileCount = 360;
const lineCount = 150_000;

/**
 * The thirty files grown to the size of the largest exported app that was counted: 360 files, 150,000 lines. Every page
 * brings its table and dialog; what fills the files is code of its own, not comments.
 */
export function largeApp(): Record<string, string> {
  const files = thirtyFileApp();
  const nouns = Array.from({ length: (fileCount - Object.keys(files).length) / 3 }, (_, index) => {
    const subject = subjects[index % subjects.length]!;
    return `${subject}${String.fromCharCode(65 + Math.floor(index / subjects.length))}`;
  });
  nouns.forEach((noun, index) => {
    files[`components/${noun}Table.jsx`] = table(noun);
    files[`components/${noun}Dialog.jsx`] = dialog(noun);
    files[`pages/${noun}s.jsx`] = listPage(noun, icons[index % icons.length]!);
  });
  const perFile = Math.ceil(lineCount / Object.keys(files).length);
  const grown = Object.entries(files).map(([path, code]) => [path, path.endsWith('x') ? grow(code, perFile) : code]);
  return Object.fromEntries(grown) as Record<string, string>;
}

/** Appends parts that a page of that size has: small components with state, markup and classes. */
function grow(code: string, lines: number): string {
  const parts = [code];
  const partLines = part(0).split('\n').length - 1;
  const missing = Math.ceil((lines - code.split('\n').length) / partLines);
  for (let index = 0; index < missing; index += 1) parts.push(part(index));
  return parts.join('');
}

const part = (index: number) => `
export function Part${index}({ items, onPick }) {
  const picked = items.filter((item) => item.count > ${index});
  const total = picked.reduce((sum, item) => sum + item.count * ${index + 1}, 0);
  const average = picked.length === 0 ? 0 : total / picked.length;
  if (picked.length === 0) {
    return <p className="py-${index % 9} text-sm text-muted-foreground">Nothing above ${index}.</p>;
  }
  return (
    <section aria-label="Part ${index}" className="grid gap-${(index % 6) + 1} rounded-lg border p-${(index % 5) + 2}">
      <header className="flex items-center justify-between">
        <h2 className="text-lg font-semibold">Part ${index}</h2>
        <span className="tabular-nums">{average.toFixed(1)}</span>
      </header>
      <ul>
        {picked.map((item) => (
          <li key={item.id} className="flex gap-2 border-b py-1">
            <button type="button" onClick={() => onPick(item, ${index})}>
              {item.name}
            </button>
            <span className="ml-auto">{item.count}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
`;
