import { appCalls } from '@whittle/contract/apps/calls';
import { toolCalls } from '@whittle/contract/tools/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callServer } from '../../../lib/call-server.ts';
import { toolsKey } from '../tools.requests.ts';
import { readTemplate, type TemplateId } from './template-documents.ts';

export type UseTemplate = ReturnType<typeof useTemplate>;
type Made = { appId: string; toolId: string };

/** Makes an own tool of a template: in an app, or as an app of its own. */
export function useTemplate(appId: string | null, onMade: (made: Made) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (id: TemplateId): Promise<Made> => {
      const document = await readTemplate(id);
      const { title } = document;
      const into = appId ?? (await callServer(appCalls.save, { body: { appType: 'tool', app: { name: title } } })).id;
      const { tool } = await callServer(toolCalls.create, { params: { appId: into }, body: { title, document } });
      return { appId: into, toolId: tool.toolId };
    },
    onSuccess: async (made) => {
      await queries.invalidateQueries({ queryKey: appId === null ? ['apps'] : toolsKey(appId) });
      onMade(made);
    },
  });
}
