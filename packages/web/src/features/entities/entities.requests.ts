import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { call } from '../../lib/http.ts';

/** The owner's calls on records: every one of them, whatever the entity's rules say of the app's people. */
export const recordsPath = (appId: string, entity: string) =>
  `/live_api/apps/${appId}/entities/${encodeURIComponent(entity)}`;

const countSchema = z.object({ count: z.number() });

export function useRecordCount(appId: string, entity: string) {
  return useQuery({
    queryKey: ['apps', appId, 'records', entity, 'count'],
    queryFn: ({ signal }) => call('GET', `${recordsPath(appId, entity)}/count`, countSchema, { signal }),
  });
}
