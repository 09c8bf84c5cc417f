import type { AppSummary } from '@whittle/contract/apps';
import type { ToolDocument } from '@whittle/contract/tools/tool-document';
import type { VersionFile } from '@whittle/contract/versions';
import { mainTool } from '@whittle/domain/tools/find-tools';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Preview } from '../../features/preview/use-preview.ts';
import { type ToolFrame, useFollowedDraft } from '../../features/tools/view/use-tool-frame.ts';

export type StandaloneTool = ReturnType<typeof useStandaloneTool>;

type Options = {
  app: AppSummary;
  /** Files of the version that is shown; undefined until they are there. */
  files: readonly VersionFile[] | undefined;
  isOlder: boolean;
  frame: ToolFrame;
  /** The page that is there already while the turn that writes the tool goes on. */
  pages: readonly string[];
  preview: Pick<Preview, 'tellTool' | 'refresh' | 'place'>;
};

/** The tool that the app is, and its page in the preview: the version that is shown, or what the panels make of it. */
export function useStandaloneTool({ app, files, isOlder, frame, pages, preview }: Options) {
  const isTool = app.appType === 'tool';
  const found = useMemo(
    () => (isTool && files ? mainTool(new Map(files.map(({ path, content }) => [path, content]))) : null),
    [isTool, files],
  );
  /** While the files of the next version are on their way, the last ones count. */
  const [last, setLast] = useState(found);
  if (found !== null && found !== last) setLast(found);
  const [edited, setEdited] = useState<ToolDocument | null>(null);
  const path = last?.path ?? null;

  const document = (isOlder ? null : edited) ?? last?.tool ?? null;
  const shown = useMemo(() => (document && path !== null ? { document, path } : null), [document, path]);
  useFollowedDraft({ loads: frame.loads, shown, tell: preview.tellTool });

  // The app's own address had nothing to show before there was a tool, and a renamed one is elsewhere.
  const page = isTool ? (pages[0] ?? null) : null;
  const shownPath = preview.place?.path.split(/[?#]/)[0] ?? null;
  const isElsewhere = page !== null && shownPath !== null && shownPath.toLowerCase() !== `/${page}`.toLowerCase();
  const open = useEffectEvent(() => preview.refresh(`/${page}`));
  useEffect(() => {
    if (isElsewhere) open();
  }, [isElsewhere, page]);

  return { tool: last, onEdited: setEdited };
}
