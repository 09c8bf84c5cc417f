/**
 * Type-checks every workspace with its own settings, so that each package sees only what its place offers. What was found
 * right before and has not changed is not checked again.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const projects = [
  '.',
  'packages/contract',
  'packages/domain',
  'packages/built-in-builder',
  'packages/server',
  'packages/runtime',
  'packages/web',
  'testing',
  'e2e',
  'bench',
  'eval',
];

/** By its place: the editor's own TypeScript brings a `tsc` of an older release. */
const tsc = join(fileURLToPath(import.meta.resolve('typescript/package.json')), '../bin/tsc');

let failed = 0;
for (const project of projects) {
  const known = `.cache/types/${project.replaceAll('/', '-')}.tsbuildinfo`;
  const { status } = spawnSync(process.execPath, [tsc, '-p', project, '--incremental', '--tsBuildInfoFile', known], {
    stdio: 'inherit',
  });
  if (status !== 0) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);
