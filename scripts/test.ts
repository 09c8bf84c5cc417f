/**
 * `npm test`: every test of the repository. Names of stages choose some of them: `npm test -- unit http`.
 *
 * unit  functions and components; needs nothing but Node
 * http  the real server on the embedded PostgreSQL
 * http-on-system-postgres  the same on the PostgreSQL that this system has, when it has one (Debian's, 15 or newer);
 *       where both run, they share the tests, and what could differ between databases runs on each
 * e2e   journeys through the running product in a real browser
 *
 * What failed, or passed at the second try only, is said once more at the end. The last line sums up: `N passed, N failed`, and how many were skipped.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './lib/browser.ts';
import { buildAssets } from './lib/build-assets.ts';
import { root } from './lib/paths.ts';
import { findSystemPostgres, startSystemPostgres } from './lib/postgres-of-system.ts';
import {
  type Counts,
  type Failure,
  formatCounts,
  readCounts,
  readFailures,
  readSecondTries,
} from './lib/test-results.ts';

const stages = ['unit', 'http', 'http-on-system-postgres', 'e2e'] as const;
type Stage = (typeof stages)[number];

/** HTTP tests that need the embedded PostgreSQL, or for which any database is as good: in a browser, of code, of HTTP. */
const onEmbedded = [
  'adapters/database/embedded/',
  'server/src/start/',
  'server/src/http/',
  'features/preview/',
  'core/checks/',
  'rows/kill.http',
  'publishing/publishing.http',
  'publishing/routers.http',
];
/** HTTP tests of what two releases of PostgreSQL might do differently: our own SQL, its plans, dumps and lost connections. */
const onBoth = [
  'adapters/database/',
  'rows/model/',
  'rows/sql/',
  'rows/records',
  'features/versions/',
  'core/event-log/',
  'src/backup/',
];

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !stages.some((stage) => stage === name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. The stages are ${stages.join(', ')}.`);
  process.exit(1);
}
const total: Counts = { passed: 0, failed: 0, skipped: 0 };
const failures: Failure[] = [];
const secondTries: Failure[] = [];
const wanted = (stage: Stage) => chosen.length === 0 || chosen.includes(stage);

await prepare();
if (wanted('unit')) await runStage('unit', vitest('unit'));
const system = findSystemPostgres();
// Where there are two databases and both are wanted, each test runs on the one that it needs, and few on both.
const isShared = system !== null && wanted('http') && wanted('http-on-system-postgres');
if (wanted('http')) await runStage('http', [...vitest('http'), ...(isShared ? [...onEmbedded, ...onBoth] : [])]);
if (wanted('http-on-system-postgres')) await runOnSystemPostgres();
if (wanted('e2e'))
  await runStage('e2e', ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json']);
for (const { test, reason } of secondTries) console.log(`\nPassed at the second try only: ${test}\n${reason}`);
for (const { test, reason } of failures) console.log(`\nFailed: ${test}\n${reason}`);
console.log(formatCounts(total));
process.exitCode = total.failed === 0 ? 0 : 1;

/** What several stages need: built assets and a browser. Without them the stages that need them fail by themselves. */
async function prepare(): Promise<void> {
  console.log('== prepare');
  try {
    await buildAssets({ log: console.log });
    console.log(`Browser: ${ensureBrowser()}`);
  } catch (error) {
    console.log((error as Error).message);
    console.log('-- failed');
    total.failed += 1;
  }
}

async function runOnSystemPostgres(): Promise<void> {
  if (!system) {
    console.log('== http-on-system-postgres\nNo PostgreSQL 15 or newer in /usr/lib/postgresql: left out.');
    return;
  }
  const server = await startSystemPostgres(system);
  try {
    const exclude = onEmbedded.flatMap((part) => ['--exclude', `**/${part}${part.endsWith('/') ? '**' : '*'}`]);
    await runStage(
      'http-on-system-postgres',
      [...vitest('http'), ...exclude],
      { TEST_DATABASE_URL: server.url },
      server.name,
    );
  } finally {
    await server.stop();
  }
}

/** Unit tests are three projects: those that share their processes, and those that do not. */
function vitest(project: string): string[] {
  const projects = project === 'unit' ? ['unit', 'plain', 'builder'] : [project];
  return ['vitest', 'run', ...projects.flatMap((name) => ['--project', name]), '--reporter=default', '--reporter=json'];
}

async function runStage(stage: Stage, [command = '', ...args]: string[], env = {}, note = ''): Promise<void> {
  console.log(`== ${stage}${note && ` (${note})`}`);
  const startedAt = Date.now();
  const report = join(root, 'test-results', `${stage}.json`);
  mkdirSync(join(root, 'test-results'), { recursive: true });
  rmSync(report, { force: true });
  const reportArgs = command === 'vitest' ? [`--outputFile.json=${report}`] : [];
  const exitCode = await run(command, [...args, ...reportArgs], { PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...env });
  const counts = readCounts(report, exitCode);
  failures.push(...readFailures(report));
  secondTries.push(...readSecondTries(report));
  for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += counts[key];
  const seconds = Math.round((Date.now() - startedAt) / 1_000);
  console.log(`-- ${counts.failed === 0 ? 'ok' : 'failed'}: ${stage}, ${formatCounts(counts)}, ${seconds} s`);
}

function run(command: string, args: string[], env: Record<string, string>): Promise<number | null> {
  return new Promise((resolve) => {
    const child = spawn(join(root, 'node_modules/.bin', command), args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    child.once('error', () => resolve(null));
    child.once('exit', (code) => resolve(code));
  });
}
