/**
 * Type-checks every workspace with its own settings, so that each package sees only what its place offers. What was found
 * right before and has not changed is not checked again.
 */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The slow ones first, so that nothing large is left for the end. */
const projects = [
  'packages/server',
  'testing',
  'e2e',
  'bench',
  'packages/web',
  'packages/runtime',
  'packages/built-in-builder',
  'packages/domain',
  'eval',
  'packages/contract',
  '.',
];

/** By its place: the editor's own TypeScript brings a `tsc` of an older release. */
const tsc = join(fileURLToPath(import.meta.resolve('typescript/package.json')), '../bin/tsc');

const waiting = [...projects];
let failed = 0;
await Promise.all(Array.from({ length: availableParallelism() }, checkInTurn));
process.exitCode = failed === 0 ? 0 : 1;

async function checkInTurn(): Promise<void> {
  for (let project = waiting.shift(); project !== undefined; project = waiting.shift()) {
    const { isRight, said } = await check(project);
    process.stdout.write(said);
    if (!isRight) failed += 1;
  }
}

/** With one checker: several would each work out the types that they share. */
function check(project: string): Promise<{ isRight: boolean; said: string }> {
  const known = `.cache/types/${project.replaceAll('/', '-')}.tsbuildinfo`;
  const args = [tsc, '-p', project, '--checkers', '1', '--incremental', '--tsBuildInfoFile', known];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  return new Promise((resolve) => child.once('close', (code) => resolve({ isRight: code === 0, said })));
}
