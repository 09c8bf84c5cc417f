import { constants, setPriority } from 'node:os';
import { sendRequest } from '@whittle/testing/request';
import { zipBytes } from '@whittle/testing/zip-bytes';
import { project } from './project.ts';
import { openConnection, prepareCall } from '../support/load-client.ts';

/** What bench/fairness.ts lets run beside the measured calls, in a process of its own, until it is told to stop. */
export type HammerOrder = {
  kind: 'lists' | 'projects';
  port: number;
  path: string;
  headers: Record<string, string>;
};

const parallelLists = 30;
const projectFiles = 400;

// Somebody else's machine does this in real life: here it must not take the processor from the server.
setPriority(constants.priority.PRIORITY_LOW);

const { kind, port, path, headers } = JSON.parse(process.argv[2]!) as HammerOrder;
let isOver = false;
process.once('message', () => (isOver = true));
const report = kind === 'lists' ? await hammerLists() : await hammerProjects();
process.send!(report, () => process.exit());

async function hammerLists(): Promise<string> {
  const call = prepareCall({ method: 'GET', path, headers });
  const answers = new Map<number, number>();
  await Promise.all(
    Array.from({ length: parallelLists }, async () => {
      const connection = openConnection(port);
      while (!isOver) {
        const { status } = await connection.send(call);
        answers.set(status, (answers.get(status) ?? 0) + 1);
      }
      connection.close();
    }),
  );
  return [...answers].map(([status, count]) => `${count} answers ${status}`).join(', ');
}

async function hammerProjects(): Promise<string> {
  const zip = zipBytes(project(projectFiles));
  let done = 0;
  while (!isOver) {
    const form = new FormData();
    form.append('file', new File([new Uint8Array(zip)], 'project.zip'));
    const { importId } = await answer<{ importId: string }>('/api/imports', { method: 'POST', body: form });
    const { appId } = await answer<{ appId: string }>(`/api/imports/${importId}/apps`, { json: {} });
    await answer(`/api/apps/${appId}/publish`, { json: {} });
    done += 1;
  }
  return `${done} of ${projectFiles} files each`;
}

async function answer<T>(to: string, options: { method?: string; body?: FormData; json?: unknown }): Promise<T> {
  const { host, authorization } = headers;
  const response = await sendRequest(port, to, { host, headers: { authorization: authorization! }, ...options });
  if (!response.ok) throw new Error(`${to} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}
