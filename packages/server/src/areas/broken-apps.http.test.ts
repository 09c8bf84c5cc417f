import { readFileSync, writeFileSync } from 'node:fs';
import { problemKinds } from '@whittle/domain/repairs/problem';
import { type BrokenApp, listBrokenApps, workingApps } from '@whittle/testing/broken-apps';
import { describe, expect, test } from 'vitest';
import { loadPlatform } from '../compile/load-platform.ts';
import { createFindAppProblems } from '../core/checks/find-app-problems.ts';
import { apps, builtInApps, exportNames, importedFiles } from '../core/checks/working-apps.fixture.ts';
import { sampleApps } from '../features/imports/samples/sample-app.ts';
import { issuesOf } from '../features/repair-lab/lab-issues.ts';
import { type AskForRepair, repairFiles } from '../features/repair-lab/repair-files.ts';

/** In how many of these apps something was found before the detectors of the other mistakes were written. */
const foundBefore = 45;
const page = new URL('../../../../docs/broken-apps.md', import.meta.url);
const platform = loadPlatform();
const find = createFindAppProblems(() => platform);
const broken = listBrokenApps();

type Outcome = 'rules' | 'the model' | 'nobody' | 'not found';
type Row = { app: BrokenApp; outcome: Outcome; detectors: string[] };
const rows: Row[] = [];
const alarms = new Map<string, { apps: number; found: string[] }>();

/** What a model answered about each file, kept with the app; it sees nothing wrong in files that it was kept no answer for. */
const kept =
  ({ answers }: BrokenApp): AskForRepair =>
  async (prompt) => {
    const file = /<file path="(.+)">/.exec(prompt)![1]!;
    const answer = answers.get(file);
    const model = 'kept answers';
    if (answer === undefined) return { text: 'I see nothing wrong.', model };
    const action = `<action type="edit_file" file="${file}" title="Repair">\n${answer}</action>`;
    return { text: `<action-group title="Repair">\n${action}\n</action-group>\n`, model };
  };

async function outcomeOf(app: BrokenApp): Promise<Row> {
  const found = issuesOf(await find(app.files));
  const detectors = problemKinds.filter((kind) => found.some((one) => one.kind === kind));
  if (found.length === 0) return { app, outcome: 'not found', detectors };
  const byRules = await repairFiles(app.files, { iterations: 2, find, ask: null, modelName: null });
  if (byRules.unresolved.length === 0) return { app, outcome: 'rules', detectors };
  const byModel = await repairFiles(app.files, { iterations: 2, find, ask: kept(app), modelName: 'kept answers' });
  return { app, outcome: byModel.unresolved.length === 0 ? 'the model' : 'nobody', detectors };
}

/** What nothing is found in, and what nobody repairs: known, and told in the table. */
const open: Readonly<Record<string, Outcome>> = {
  'shown-in-a-part-under-the-old-field': 'not found',
  'row-rule-about-no-field': 'nobody',
};

describe('[VALID-15] broken apps', () => {
  test.each(broken)('$name: $shows', async (app) => {
    const row = await outcomeOf(app);
    rows.push(row);
    expect(row.outcome).toBe(open[app.name] ?? (app.answers.size > 0 ? 'the model' : 'rules'));
  });

  test('nothing is found in apps that work', async () => {
    const note = async (what: string, all: AsyncIterable<ReadonlyMap<string, string>>) => {
      const sums = { apps: 0, found: [] as string[] };
      for await (const files of all) {
        sums.apps += 1;
        sums.found.push(...issuesOf(await find(files)).map(({ file, message }) => `${file}: ${message}`));
      }
      alarms.set(what, sums);
    };
    await note('these apps as they were before', each([...workingApps().values()]));
    await note('exports of other builders', each(exportNames.map(importedFiles)));
    await note('kinds of apps of the built-in builder', filesOf(builtInApps()));
    await note('samples that are shipped', filesOf(apps(samples)));
    // This one is true; the compiler forgives it.
    expect([...alarms.values()].flatMap(({ found }) => found)).toEqual([
      'pages/Home.jsx: The file is called “components/EventCard.jsx”, the import says “@/components/eventcard”.',
    ]);
  });

  test('docs/broken-apps.md says what became of each', () => {
    const text = readFileSync(page, 'utf8');
    const next = text.replace(/(<!-- table -->\n)[\s\S]*?(\n<!-- end of table -->)/, `$1\n${report()}\n$2`);
    if (process.env['UPDATE_DOCS']) {
      writeFileSync(page, next);
      process.stdout.write(`${report()}\n`);
    }
    const words = (one: string) => one.replace(/ +/g, ' ').replace(/-{3,}/g, '---');
    expect(words(readFileSync(page, 'utf8'))).toBe(words(next));
  });
});

const samples = Object.entries(sampleApps).map(([id, { request }]) => ({ id, message: request }));

async function* each<T>(all: readonly T[]): AsyncGenerator<T> {
  yield* all;
}

async function* filesOf(all: AsyncIterable<{ files: ReadonlyMap<string, string> }>) {
  for await (const { files } of all) yield files;
}

function report(): string {
  const count = (outcome: Outcome) => rows.filter((row) => row.outcome === outcome).length;
  const found = rows.length - count('not found');
  const mistakes = [...new Set(rows.map(({ app }) => app.mistake))].toSorted();
  const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
  return [
    `${rows.length} apps: something is found in ${found}, before their detectors were written in ${foundBefore}. Rules alone repair ${count('rules')}, the model ${count('the model')}; ${count('nobody')} stay as they are, in ${count('not found')} nothing is found.`,
    '',
    '| Apps that work | How many | Findings |',
    '| --- | --- | --- |',
    ...[...alarms].map(
      ([what, { apps: many, found: wrong }]) =>
        `| ${what} | ${many} | ${wrong.length === 0 ? 'none' : `${wrong.length}, true: ${wrong.join(' ')}`} |`,
    ),
    '',
    '| Mistake | App | What is wrong | Found by | Repaired by |',
    '| --- | --- | --- | --- | --- |',
    ...mistakes.flatMap((mistake) =>
      rows
        .filter(({ app }) => app.mistake === mistake)
        .map(({ app, outcome, detectors }) => {
          const by = detectors.map((one) => `\`${one}\``).join(', ') || 'nothing';
          return `| ${mistake} | ${app.name} | ${cell(app.shows)} | ${by} | ${outcome === 'not found' ? 'nobody' : outcome} |`;
        }),
    ),
  ].join('\n');
}
