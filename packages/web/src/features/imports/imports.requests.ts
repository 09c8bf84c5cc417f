import type { ImportAppRequest } from '@whittle/contract/imports';
import { importCalls as calls } from '@whittle/contract/imports/calls';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callServer } from '../../lib/call-server.ts';

export function useImport(importId: string) {
  return useQuery({
    queryKey: ['imports', importId],
    queryFn: ({ signal }) => callServer(calls.read, { params: { importId }, signal }),
    staleTime: Infinity,
    retry: false,
  });
}

export function useImportApp(importId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (choices: ImportAppRequest) => callServer(calls.createApp, { params: { importId }, body: choices }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['apps'] }),
  });
}

/** Which app of an archive with several it is about. */
export function useChooseImportedApp(importId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (folder: string) => callServer(calls.choose, { params: { importId }, body: { folder } }),
    onSuccess: (chosen) => queries.setQueryData(['imports', importId], chosen),
  });
}

export function useGiveUpImport(importId: string) {
  return useMutation({ mutationFn: () => callServer(calls.remove, { params: { importId } }) });
}
