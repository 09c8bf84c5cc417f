import { appSettingsCalls as calls, type AppConfiguration } from '@whittle/contract/app-settings/calls';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { callServer } from '../../lib/call-server.ts';

const appSettingsKey = (appId: string) => ['apps', appId, 'settings'] as const;

/** Read again with each opening, and when a version was made elsewhere. */
export const useAppConfiguration = (appId: string) =>
  useQuery({
    queryKey: appSettingsKey(appId),
    queryFn: ({ signal }) => callServer(calls.read, { params: { appId }, signal }),
    staleTime: 0,
  });

/** Takes what a save answered. A reading that began before may tell what was there before it, so it is made again. */
export async function putSettings(queries: QueryClient, appId: string, answer: AppConfiguration): Promise<void> {
  const queryKey = appSettingsKey(appId);
  const isReading = queries.isFetching({ queryKey }) > 0;
  await queries.cancelQueries({ queryKey });
  queries.setQueryData(queryKey, answer);
  if (isReading) void queries.invalidateQueries({ queryKey });
}

type Change = { patch: object; base: Record<string, unknown> };

/** Each document has its call; a key that is not sent stays as it is. */
export function saveDocument(
  appId: string,
  document: 'details' | 'style' | 'texts' | 'settings',
  { patch, base }: Change,
  options: { outlivesPage?: boolean } = {},
): Promise<AppConfiguration> {
  const sent = { params: { appId }, ...options };
  switch (document) {
    case 'details':
      return callServer(calls.saveDetails, { ...sent, body: { appDetails: patch, base } });
    case 'style':
      return callServer(calls.saveStyle, { ...sent, body: { appStyle: patch, base } });
    case 'texts':
      return callServer(calls.saveTexts, { ...sent, body: { appTexts: patch, base } });
    case 'settings':
      return callServer(calls.saveSettings, { ...sent, body: { appSettings: patch, base } });
  }
}
