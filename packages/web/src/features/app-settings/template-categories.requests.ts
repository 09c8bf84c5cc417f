import { templateCategoryCalls as calls } from '@whittle/contract/app-templates/calls';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callServer } from '../../lib/call-server.ts';

const key = ['template-categories'] as const;

export const useTemplateCategories = () =>
  useQuery({ queryKey: key, queryFn: async ({ signal }) => (await callServer(calls.list, { signal })).items });

/** Each answers the list as it is then. */
export function useChangeCategories() {
  const queries = useQueryClient();
  const onSuccess = ({ items }: { items: string[] }) => queries.setQueryData(key, items);
  const add = useMutation({ mutationFn: (name: string) => callServer(calls.add, { body: { name } }), onSuccess });
  const remove = useMutation({ mutationFn: (name: string) => callServer(calls.remove, { body: { name } }), onSuccess });
  return { add, remove };
}
