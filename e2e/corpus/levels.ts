/** What an app must reach, in this order. */
const levels = [
  'imports',
  'compiles',
  'boots in preview',
  'pages empty',
  'pages filled',
  'create',
  'update',
  'delete',
  'publishes',
  'boots signed out',
  'boots signed in',
  'pages published',
  'clean console',
] as const;
export type Level = (typeof levels)[number];
export const deeds = ['create', 'update', 'delete'] as const satisfies Level[];
export type Deed = (typeof deeds)[number];

/**
 * How much of a level was reached: whole apps and deeds are 0 or 1 of 1, pages are counted. Of 0 there was nothing to try, or
 * no way to it was found though the app's code does it (`isMissed`).
 */
export type Reached = { ok: number; of: number; isMissed?: boolean };

export type AppResult = {
  name: string;
  layout: string;
  reached: Partial<Record<Level, Reached>>;
  /** What went wrong, each said once. */
  problems: string[];
  milliseconds: number;
};

const isWhole = ({ ok, of }: Reached) => ok === of;

/** A row per app, a line of totals, then what went wrong. */
export function resultTable(results: AppResult[]): string {
  const names = ['app', 'layout', ...levels, 's'];
  const rows = results.map(({ name, layout, reached, milliseconds }) => [
    name,
    layout,
    ...levels.map((level) => cell(reached[level])),
    (milliseconds / 1_000).toFixed(1),
  ]);
  const totals = levels.map((level) => {
    const all = results.flatMap(({ reached }) => reached[level] ?? []);
    return `${sum(all.map(({ ok }) => ok))}/${sum(all.map(({ of }) => of))}`;
  });
  const whole = results.filter(isFlawless).length;
  const missed = results.flatMap(({ reached }) => Object.values(reached)).filter(({ isMissed }) => isMissed).length;
  const verdict = `${whole} of ${results.length} whole${missed > 0 ? `, ${missed} not found` : ''}`;
  const table = [names, ...rows, [verdict, '', ...totals, '']];
  const widths = names.map((_, column) => Math.max(...table.map((row) => row[column]!.length)));
  const lines = table.map((row) =>
    row
      .map((text, column) => text.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  );
  const said = results.flatMap(({ name, problems }) => inGroups(problems).map((problem) => `${name}: ${problem}`));
  return [...lines, ...(said.length > 0 ? ['', ...said] : [])].join('\n');
}

/** The same complaint of many pages is said once, with the first of them. */
function inGroups(problems: string[]): string[] {
  const places = new Map<string, string[]>();
  for (const problem of problems) {
    const [, place = '', what = problem] = /^([^:]+: \/[^:]*): (.*)$/s.exec(problem) ?? [];
    places.set(what, [...(places.get(what) ?? []), place]);
  }
  return [...places].map(([what, [first = '', ...more]]) => {
    const where = first === '' ? '' : `${first}${more.length > 0 ? ` and ${more.length} more` : ''}: `;
    return where + what;
  });
}

/** Every level that was tried is whole, and nothing ended the run before the others. */
export const isFlawless = ({ reached, problems }: AppResult) =>
  'imports' in reached && problems.length === 0 && Object.values(reached).every((one) => isWhole(one));

const cell = (reached: Reached | undefined) => {
  if (!reached) return '-';
  if (reached.of === 0) return reached.isMissed ? 'not found' : 'none';
  if (reached.of === 1) return isWhole(reached) ? 'ok' : 'NO';
  return `${reached.ok}/${reached.of}`;
};

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
