import { send } from '../../../lib/http.ts';

const path = (appId: string, rest: string) => `/api/apps/${appId}/chat/queue/${rest}`;

export const editQueued = async (appId: string, id: string, content: string): Promise<void> =>
  void (await send('PATCH', path(appId, id), { body: { content } }));

export const removeQueued = async (appId: string, id: string): Promise<void> =>
  void (await send('DELETE', path(appId, id)));

/** Sends what was held back after a turn that did not end well. */
export const resumeQueue = async (appId: string): Promise<void> => void (await send('POST', path(appId, 'resume')));
