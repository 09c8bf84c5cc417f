import { peopleCalls } from '@whittle/contract/people/calls';
import { useQuery } from '@tanstack/react-query';
import { callServer } from '../../lib/call-server.ts';

/** Among the keys of the app's people: whoever changes those reads this as well. */
export const accessKey = (appId: string) => ['apps', appId, 'people', 'access'];

export function useAppAccess(appId: string) {
  return useQuery({
    queryKey: accessKey(appId),
    queryFn: ({ signal }) => callServer(peopleCalls.readAccess, { params: { appId }, signal }),
  });
}
