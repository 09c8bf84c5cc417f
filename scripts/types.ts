/** Type-checks every workspace with its own settings, so that each package sees only what its place offers. */
import { spawnSync } from 'node:child_process';

const projects = [
  '.',
  'packages/contract',
  'packages/domain',
  'packages/server',
  'packages/runtime',
  'packages/web',
  'testing',
  'e2e',
  'bench',
];

let failed = 0;
for (const project of projects) {
  const { status } = spawnSync('tsc', ['-p', project], { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);
