import type { AppSummary } from '@whittle/contract/apps';
import type { ReactNode } from 'react';
import type { SampleInputs } from '../../features/tools/editor/panel-props.ts';
import { cx } from '../../lib/cx.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { builderTexts as texts } from './builder.texts.ts';
import { ToolColumn } from './tool-column.tsx';
import type { StandaloneTool } from './use-standalone-tool.ts';

export type ColumnSide = 'tool' | 'chat';

type ChatOrToolProps = {
  side: ColumnSide;
  onSide: (side: ColumnSide) => void;
  chat: ReactNode;
  app: AppSummary;
  /** The tool that the app is. None in other apps, before there is one, and while an older version is shown. */
  standalone: StandaloneTool | null;
  filesOrigin: string;
  sample: SampleInputs;
  /** The open panel of the app's settings, which stands in place of everything else. */
  panels: ReactNode;
};

/** The column of an app that is one tool: its panels, or the chat, which stays as it is while the panels are open. */
export function ChatOrTool({ side, onSide, chat, app, standalone, filesOrigin, sample, panels }: ChatOrToolProps) {
  const tool = standalone?.tool ?? null;
  const isPanel = Boolean(panels);
  const isChat = !isPanel && (side === 'chat' || tool === null);
  return (
    <>
      {tool && !isPanel && (
        <div className="flex shrink-0 border-b border-line bg-surface px-4 py-2">
          <Segmented label={texts.column} value={side} onChange={onSide} options={sides} />
        </div>
      )}
      <div inert={!isChat} className={cx('flex min-h-0 flex-1 flex-col', !isChat && 'hidden')}>
        {chat}
      </div>
      {panels}
      {!isChat && !isPanel && (
        <div className="flex min-h-0 flex-1 flex-col bg-surface">
          <ToolColumn toolId={tool!.tool.id} onEdited={standalone!.onEdited} {...{ app, filesOrigin, sample }} />
        </div>
      )}
    </>
  );
}

const sides = [
  { value: 'tool', label: texts.toolSide },
  { value: 'chat', label: texts.chat },
] as const;
