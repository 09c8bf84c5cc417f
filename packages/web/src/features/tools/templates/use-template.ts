import { appCalls } from '@whittle/contract/apps/calls';
import { toolCalls } from '@whittle/contract/tools/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callServer } from '../../../lib/call-server.ts';
import { useOneAtATime } from '../../../lib/use-one-at-a-time.ts';
import { toolsKey } from '../tools.requests.ts';
import { readTemplate, type TemplateId } from './template-documents.ts';

export type UseTemplate = ReturnType<typeof useTemplate>;
type Made = { appId: string; toolId: string };

/** Makes an own tool of a template, in an app or as an app of its own: one, however often it is clicked meanwhile. */
export function useTemplate(appId: string | null, onMade: (made: Made) => void) {
  const queries = useQueryClient();
  const { mutateAsync, ...use } = useMutation({
    mutationFn: async (id: TemplateId): Promise<Made> => {
      const document = await readTemplate(id);
      const body = { title: document.title, document };
      const into =
        appId ?? (await callServer(appCalls.save, { body: { appType: 'tool', app: { name: body.title } } })).id;
      try {
        const { tool } = await callServer(toolCalls.create, { params: { appId: into }, body });
        return { appId: into, toolId: tool.toolId };
      } catch (error) {
        // An app without its tool is of no use to anybody.
        if (appId === null) await callServer(appCalls.remove, { params: { appId: into } }).catch(() => undefined);
        throw error;
      }
    },
    onSuccess: async (made) => {
      await queries.invalidateQueries({ queryKey: appId === null ? ['apps'] : toolsKey(appId) });
      onMade(made);
    },
  });
  // The screen shows the error.
  return { ...use, make: useOneAtATime((id: TemplateId) => mutateAsync(id).catch(() => undefined)) };
}
