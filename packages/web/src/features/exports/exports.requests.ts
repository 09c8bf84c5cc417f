import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { appAccessSchema } from '@whittle/contract/people';
import { exportSizeSchema } from '@whittle/contract/project-export';
import { call } from '../../lib/http.ts';

const base = (appId: string) => `/api/apps/${appId}`;
const accessKey = (appId: string) => ['apps', appId, 'people', 'access'];

/** What an export would hold; read anew whenever somebody is about to start one. */
export function useExportSize(appId: string) {
  return useQuery({
    queryKey: ['apps', appId, 'export-size'],
    queryFn: ({ signal }) => call('GET', `${base(appId)}/export/size`, exportSizeSchema, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

export function useCallingAddresses(appId: string) {
  return useQuery({
    queryKey: accessKey(appId),
    queryFn: ({ signal }) => call('GET', `${base(appId)}/access`, appAccessSchema, { signal }),
  });
}

export function useSaveCallingAddresses(appId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (allowedOrigins: string[]) =>
      call('PUT', `${base(appId)}/access`, appAccessSchema, { body: { allowedOrigins } }),
    onSuccess: (access) => client.setQueryData(accessKey(appId), access),
  });
}

/** The browser takes the file itself, with its own progress; an answer that is a file leaves this page where it is. */
export function downloadExport(appId: string, contents: { data: boolean; private: boolean }): void {
  const query = new URLSearchParams();
  if (contents.data) query.set('data', '1');
  if (contents.data && contents.private) query.set('private', '1');
  const link = document.createElement('a');
  link.href = `${base(appId)}/export?${query.toString()}`;
  link.download = '';
  link.click();
}
