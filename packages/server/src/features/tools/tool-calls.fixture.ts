import type { RunEvent, ToolRun } from '@whittle/contract/tools/tool-run';
import { newId } from '@whittle/server/adapters/ids';
import type { TestApp } from '@whittle/testing/test-app';
import type { TestServer } from '@whittle/testing/test-server';
import { expect } from 'vitest';

export type As = { visitor?: string; token?: string };

/** The document of a tool with one field, one prompt and one text; `more` replaces its parts. */
export const toolDocument = (more: object = {}) => ({
  id: 'a'.repeat(24),
  title: 'Meal plan',
  texts: { header: 'Meal plan' },
  fields: [{ id: 'diet', name: 'Diet', label: 'Diet', type: 'short_text' }],
  stages: [{ id: 'main', prompt: 'A plan for {{diet}}.' }],
  blocks: [{ id: 'plan', type: 'rich_text', title: 'Plan' }],
  settings: { dailyUserLimit: 100, weeklyUserLimit: 100 },
  ...more,
});

export const toolFiles = (...documents: object[]) =>
  Object.fromEntries(documents.map((one, at) => [`tools/tool-${at + 1}.json`, JSON.stringify(one)]));

/** The calls of a tool's page, on the published host of an app. */
export function toolCallsOf(server: TestServer, app: () => TestApp) {
  const call = (path: string, { visitor = 'f'.repeat(32), token }: As = {}, options: object = {}) =>
    server.request(`/api/tools/${app().id}${path}`, {
      host: app().publishedHost,
      headers: { 'x-whittle-visitor': visitor },
      ...(token && { token }),
      ...options,
    });
  const generate = (inputs: object, { toolPath = 'tool-1', runId = newId(), ...as }: As & Start = {}) =>
    call('/generate', as, { json: { runId, toolPath, inputs } });
  const eventsIn = async (answer: Response): Promise<RunEvent[]> => {
    expect(answer.status, await answer.clone().text()).toBe(200);
    return [...(await answer.text()).matchAll(/^data: (.*)$/gm)].map(([, json]) => JSON.parse(json!) as RunEvent);
  };
  const endOf = async (answer: Response): Promise<ToolRun> => {
    const last = (await eventsIn(answer)).at(-1)!;
    expect(last.type).toBe('end');
    return (last as Extract<RunEvent, { type: 'end' }>).run;
  };
  return {
    call,
    generate,
    endOf,
    runWhole: async (...args: Parameters<typeof generate>) => endOf(await generate(...args)),
    addFile: (fieldId: string, name: string, bytes: string | Uint8Array<ArrayBuffer>, as: As = {}) => {
      const body = new FormData();
      body.append('file', new File([bytes], name));
      return call(`/files?toolPath=tool-1&fieldId=${fieldId}`, as, { body, method: 'POST' });
    },
    activate: async (toolId = 'a'.repeat(24)) => {
      const answer = await server.request(`/api/apps/${app().id}/tools/${toolId}`, {
        token: app().owner.token,
        method: 'PATCH',
        json: { status: 'active' },
      });
      expect(answer.status, await answer.clone().text()).toBe(200);
    },
  };
}

type Start = { toolPath?: string; runId?: string };

export const refusalOf = async (answer: Response) => {
  const { code, message, fields } = (await answer.json()) as { code: string; message: string; fields?: object };
  return { status: answer.status, code, message, fields };
};
