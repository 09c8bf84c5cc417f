/**
 * What is left in memory of large work: `--apps` projects of 400 files each are imported and published one after the other.
 * Prints the resident memory of the server's process before, its peak, right after, and after `--rest` seconds without
 * work; and that of the processes beside it, which should be gone then. PostgreSQL is not counted.
 *
 *   node bench/memory.ts [--apps 24] [--rest 90] [--postgres system]
 *
 * Goal: below 600 MB after the rest. Linux only.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { signUpBuilder } from '@whittle/testing/test-app';
import { zipBytes } from '@whittle/testing/zip-bytes';
import { project } from './fairness/project.ts';
import { startMeasuredServer } from './support/measured-server.ts';
import { proportionalMemoryMb, residentMb } from './support/memory.ts';
import { startSharedPostgres } from './support/shared-postgres.ts';

const { values } = parseArgs({
  options: {
    apps: { type: 'string', default: '24' },
    rest: { type: 'string', default: '90' },
    postgres: { type: 'string', default: 'system' },
  },
});
const goalMb = 600;
const projectFiles = 400;

const postgres = await startSharedPostgres(values.postgres === 'embedded' ? 'embedded' : 'system');
const server = await startMeasuredServer(postgres.adminUrl, { PRERENDER: 'off' });
try {
  const { token } = await signUpBuilder(server.setUp);
  const call = async <T>(path: string, options: { method?: string; json?: unknown; body?: FormData }): Promise<T> => {
    const response = await server.request(path, { token, ...options });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as T;
  };
  const samples: number[] = [residentMb(server.pid)];
  const sampling = setInterval(() => samples.push(residentMb(server.pid)), 200);
  for (let n = 0; n < Number(values.apps); n += 1) {
    const body = new FormData();
    body.append('file', new File([new Uint8Array(zipBytes(project(projectFiles)))], 'project.zip'));
    const { importId } = await call<{ importId: string }>('/api/imports', { method: 'POST', body });
    const { appId } = await call<{ appId: string }>(`/api/imports/${importId}/apps`, { json: {} });
    await call(`/api/apps/${appId}/publish`, { json: {} });
  }
  clearInterval(sampling);
  const print = (what: string, mb: number) => console.log(`${what.padEnd(34)}${mb.toFixed(0).padStart(6)} MB`);
  print('before', samples[0]!);
  print('peak', Math.max(...samples));
  print(`after ${values.apps} imports and publishes`, residentMb(server.pid));
  await sleep(Number(values.rest) * 1_000);
  const left = residentMb(server.pid);
  print(`after ${values.rest} s without work`, left);
  print('with the processes beside it', proportionalMemoryMb(server.pid));
  console.log(left < goalMb ? `the goal of ${goalMb} MB is met` : `the goal of ${goalMb} MB is NOT met`);
  process.exitCode = left < goalMb ? 0 : 1;
} finally {
  await server.stop();
  await postgres.stop();
}
