import { importAppAnswerSchema, type ImportAppRequest, importSchema } from '@whittle/contract/imports';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, send } from '../../lib/http.ts';

export function useImport(importId: string) {
  return useQuery({
    queryKey: ['imports', importId],
    queryFn: ({ signal }) => call('GET', `/api/imports/${importId}`, importSchema, { signal }),
    staleTime: Infinity,
    retry: false,
  });
}

export function useImportApp(importId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (choices: ImportAppRequest) =>
      call('POST', `/api/imports/${importId}/apps`, importAppAnswerSchema, { body: choices }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['apps'] }),
  });
}

export function useGiveUpImport(importId: string) {
  return useMutation({ mutationFn: () => send('DELETE', `/api/imports/${importId}`) });
}
