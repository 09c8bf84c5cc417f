import type { ToolDetails } from '@whittle/contract/tools/calls';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useFlushOnLeave } from '../../../core/panels/use-flush-on-leave.ts';
import { readTool, saveTool, toolKey, toolsKey } from '../tools.requests.ts';
import { keepDraft, takeKeptDraft } from './kept-drafts.ts';
import { createToolDraft, type DraftState, type ToolDraft } from './tool-draft.ts';

/** The draft of a tool for as long as its editor is open; what is unsaved is sent when it or the page is left. */
export function useToolDraft(appId: string, details: ToolDetails): { draft: ToolDraft; state: DraftState } {
  const queries = useQueryClient();
  const { toolId } = details.tool;
  const [draft] = useState(() =>
    createToolDraft({
      details,
      send: async (document, base, { outlivesPage }) => {
        const answer = await saveTool(appId, toolId, { document, base }, { outlivesPage });
        queries.setQueryData(toolKey(appId, toolId), answer);
        void queries.invalidateQueries({ queryKey: toolsKey(appId), exact: true });
        return answer;
      },
      read: () => readTool(appId, toolId),
      keep: (kept) => keepDraft(appId, toolId, kept),
    }),
  );
  const state = useSyncExternalStore(draft.subscribe, draft.state);

  useEffect(() => draft.hear(details), [draft, details]);
  useEffect(() => {
    const kept = takeKeptDraft(appId, toolId);
    if (kept) draft.restore(kept);
  }, [draft, appId, toolId]);
  useFlushOnLeave(draft, isSmall);
  return { draft, state };
}

/** Browsers let calls outlive a page up to 64 KB in all; a larger draft waits in local storage. */
const isSmall = ({ document }: DraftState): boolean => JSON.stringify(document).length < 20_000;
