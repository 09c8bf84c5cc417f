import { readFileSync, writeFileSync } from 'node:fs';
import { type Detector, detectors } from '@whittle/domain/repairs/detectors';
import { type ProblemKind, problemKinds } from '@whittle/domain/repairs/problem';
import { repairByRules } from '@whittle/domain/repairs/repair-by-rules';
import { describe, expect, test } from 'vitest';
import { loadPlatform } from '../../compile/load-platform.ts';
import { createFindAppProblems } from './find-app-problems.ts';

const page = new URL('../../../../../docs/detectors.md', import.meta.url);
const platform = loadPlatform();
const find = createFindAppProblems(() => platform);
const fixed = new Set<ProblemKind>();

const app = {
  'entities/Task.json': JSON.stringify({
    name: 'Task',
    properties: {
      title: { type: 'string' },
      priority: { type: 'number' },
      due_date: { type: 'string', format: 'date' },
    },
    required: ['title'],
  }),
  'components/TaskRow.jsx': 'export default function TaskRow() {\n  return <p>A task</p>;\n}\n',
  'pages/Home.jsx': `import { Link } from 'react-router-dom';\n\nexport default () => <Link to="/Tasks">Tasks</Link>;\n`,
  'pages/Tasks.jsx': 'export default function Tasks() {\n  return <p>Tasks</p>;\n}\n',
};
const withFile = (file: string, text: string) => new Map(Object.entries({ ...app, [file]: text }));
const withExample = problemKinds.filter((kind) => detectors[kind].example !== null);

describe('[VALID-14] a detector', () => {
  test('the app that the examples change has nothing wrong with it', async () => {
    expect(await find(new Map(Object.entries(app)))).toEqual([]);
  });

  test.each(withExample)('%s finds its example before, and nothing after', async (kind) => {
    const { severity, example } = detectors[kind];
    const before = withFile(example!.file, example!.before);
    const found = await find(before);
    expect(found.filter((one) => one.kind === kind).map((one) => one.severity)).toContain(severity);
    expect(await find(withFile(example!.file, example!.after))).toEqual([]);
    const repaired = await repairByRules({ files: before, problems: found }, { find, mayFix: () => true });
    if (repaired.repairs.some((one) => one.kind === kind)) fixed.add(kind);
  });

  test('docs/detectors.md says of each what it finds', () => {
    const sections = problemKinds.map((kind) => section(kind, detectors[kind]));
    const next = [head, '<!-- prettier-ignore-start -->', ...sections, '<!-- prettier-ignore-end -->\n'].join('\n\n');
    if (process.env['UPDATE_DOCS']) writeFileSync(page, next);
    expect(readFileSync(page, 'utf8')).toBe(next);
  });
});

const head = `# Detectors

What is looked for in every app, after a turn and in the repair lab ([what becomes of it](repairs.md)). An \`error\` fails when
it is used, a \`warning\` works worse than it could, a \`hint\` is only told and never repaired. A platform admin switches detectors off
for an installation on the page “Checks”.

This page is made from the table in \`packages/domain/src/repairs/detectors.ts\` by \`npm run lab\`; a test holds each example to
it.`;

function section(kind: ProblemKind, { severity, means, example }: Detector): string {
  const title = `## \`${kind}\``;
  const by =
    example === null ? '' : fixed.has(kind) ? ' A rule fixes the example.' : ' A model is asked about the example.';
  const told = `${means}. Severity: ${severity}.${by}`;
  if (example === null) return `${title}\n\n${told}`;
  const language = example.file.endsWith('.json') ? 'json' : 'jsx';
  const code = (text: string) => `\`\`\`${language}\n${text}\`\`\``;
  return `${title}\n\n${told}\n\nBefore, in \`${example.file}\`:\n\n${code(example.before)}\n\nAfter:\n\n${code(example.after)}`;
}
