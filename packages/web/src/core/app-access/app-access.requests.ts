import { appAccessSchema } from '@whittle/contract/people';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/http.ts';

/** Among the keys of the app's people: whoever changes those reads this as well. */
export const accessKey = (appId: string) => ['apps', appId, 'people', 'access'];

export function useAppAccess(appId: string) {
  return useQuery({
    queryKey: accessKey(appId),
    queryFn: ({ signal }) => call('GET', `/api/apps/${appId}/access`, appAccessSchema, { signal }),
  });
}
