import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { addressOf } from '@whittle/contract/call';
import { exportCalls } from '@whittle/contract/exports/calls';
import { peopleCalls } from '@whittle/contract/people/calls';
import { accessKey } from '../../core/app-access/app-access.requests.ts';
import { callServer } from '../../lib/call-server.ts';

/** What an export would hold; read again whenever somebody is about to start one. */
export function useExportSize(appId: string) {
  return useQuery({
    queryKey: ['apps', appId, 'export-size'],
    queryFn: ({ signal }) => callServer(exportCalls.size, { params: { appId }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

export function useSaveCallingAddresses(appId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (allowedOrigins: string[]) =>
      callServer(peopleCalls.changeAccess, { params: { appId }, body: { allowedOrigins } }),
    onSuccess: (access) => client.setQueryData(accessKey(appId), access),
  });
}

/** The browser takes the file itself, with its own progress; an answer that is a file leaves this page where it is. */
export function downloadExport(appId: string, contents: { data: boolean; private: boolean }): void {
  const query = { data: contents.data ? '1' : null, private: contents.data && contents.private ? '1' : null };
  const link = document.createElement('a');
  link.href = addressOf(exportCalls.download, { params: { appId }, query });
  link.download = '';
  link.click();
}
