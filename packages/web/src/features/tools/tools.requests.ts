import { addressOf, type BodyOf } from '@whittle/contract/call';
import { toolCalls as calls, type ToolDetails } from '@whittle/contract/tools/calls';
import type { RunFilter } from '@whittle/contract/tools/tool-run';
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callServer } from '../../lib/call-server.ts';

export const toolsKey = (appId: string) => ['apps', appId, 'tools'] as const;
export const toolKey = (appId: string, toolId: string) => [...toolsKey(appId), toolId] as const;

export const useTools = (appId: string) =>
  useQuery({
    queryKey: toolsKey(appId),
    queryFn: ({ signal }) => callServer(calls.list, { params: { appId }, signal }),
    staleTime: 0,
  });

export const readTool = (appId: string, toolId: string, signal?: AbortSignal): Promise<ToolDetails> =>
  callServer(calls.read, { params: { appId, toolId }, ...(signal && { signal }) });

/** Read again with each opening, because the editor begins from it. */
export const useTool = (appId: string, toolId: string) =>
  useQuery({
    queryKey: toolKey(appId, toolId),
    queryFn: ({ signal }) => readTool(appId, toolId, signal),
    gcTime: 0,
  });

type ToolChange = BodyOf<typeof calls.save>;

export const saveTool = (
  appId: string,
  toolId: string,
  body: ToolChange,
  options: { outlivesPage?: boolean } = {},
): Promise<ToolDetails> => callServer(calls.save, { params: { appId, toolId }, body, ...options });

/** The status and the address of a tool, which are no part of its document. */
export function useChangeTool(appId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ toolId, ...body }: Pick<ToolChange, 'status' | 'path'> & { toolId: string }) =>
      saveTool(appId, toolId, body),
    onSuccess: (details) => {
      const key = toolKey(appId, details.tool.toolId);
      if (queries.getQueryData(key)) queries.setQueryData(key, details);
      return queries.invalidateQueries({ queryKey: toolsKey(appId), exact: true });
    },
  });
}

export function useCreateTool(appId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof calls.create>) => callServer(calls.create, { params: { appId }, body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: toolsKey(appId), exact: true }),
  });
}

export function useDeleteTool(appId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (toolId: string) => callServer(calls.remove, { params: { appId, toolId } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: toolsKey(appId), exact: true }),
  });
}

/** The runs that fit, a page after the other. */
export const useToolRuns = (appId: string, toolId: string, filter: RunFilter) =>
  useInfiniteQuery({
    queryKey: [...toolKey(appId, toolId), 'runs', filter],
    queryFn: ({ signal, pageParam }) =>
      callServer(calls.runs, {
        ...{ params: { appId, toolId }, signal },
        query: { ...filter, ...(pageParam !== null && { before: pageParam }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const runsCsvAddress = (appId: string, toolId: string, filter: RunFilter): string =>
  addressOf(calls.runsCsv, { params: { appId, toolId }, query: filter });

/** What is personal of one run; kept nowhere but where it is shown. */
export const useRevealRun = (appId: string, toolId: string) =>
  useMutation({
    mutationFn: async (runId: string) => (await callServer(calls.reveal, { params: { appId, toolId, runId } })).inputs,
  });
