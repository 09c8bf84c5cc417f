import type { ToolDocument } from '@whittle/contract/tools/tool-document';
import { RotateCw } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { PreviewStage } from '../../features/preview/preview-stage.tsx';
import { previewTexts } from '../../features/preview/preview.texts.ts';
import { usePreview } from '../../features/preview/use-preview.ts';
import { useSize } from '../../features/preview/use-size.ts';
import type { Viewport } from '../../features/preview/viewports.ts';
import { ViewportSwitch } from '../../features/preview/viewport-switch.tsx';
import { toolEditorTexts } from '../../features/tools/tool-editor.texts.ts';
import { type ToolFrame, useFollowedDraft } from '../../features/tools/view/use-tool-frame.ts';
import { useIsWide } from '../../lib/use-media-query.ts';
import { IconButton } from '../../ui/icon-button.tsx';

type ToolLiveViewProps = {
  appId: string;
  document: ToolDocument;
  /** Where the page is now; another path loads it there. */
  path: string;
  frame: ToolFrame;
  /** Beside the sizes, at the end of the bar. */
  children?: ReactNode;
};

/** The page of a tool as people get it, following the panels (TOOL-42). */
export function ToolLiveView({ appId, document, path, frame, children }: ToolLiveViewProps) {
  const isWide = useIsWide();
  const [viewport, setViewport] = useState<Viewport>('desktop');
  const place = useRef<HTMLDivElement>(null);
  const { width } = useSize(place);
  const preview = usePreview({
    appId,
    initialPath: `/tool/${path}`,
    version: null,
    isTurnRunning: false,
    theme: undefined,
    shownVersionId: null,
    onMessage: frame.take,
    onReload: () => undefined,
  });
  useFollowedDraft({ loads: frame.loads, shown: { document, path }, tell: preview.tellTool });
  return (
    <section ref={place} aria-label={toolEditorTexts.view.title} className="flex h-full min-h-0 flex-col">
      <header className="flex h-13 shrink-0 items-center gap-1 border-b border-line bg-surface px-2">
        {isWide && <ViewportSwitch value={viewport} onChange={setViewport} />}
        <IconButton
          label={previewTexts.refresh}
          aria-busy={preview.isRefreshing}
          icon={<RotateCw aria-hidden size={16} />}
          onClick={() => preview.refresh()}
        />
        <span className="ms-auto flex items-center gap-2">{children}</span>
      </header>
      <div className="min-h-0 flex-1">
        <PreviewStage
          preview={preview}
          viewport={isWide ? viewport : 'desktop'}
          fullWidth={width}
          hasPage
          hasBegun
          isWorking={false}
        />
      </div>
    </section>
  );
}
