import type { ReactNode } from 'react';
import { Group, Panel, Separator } from 'react-resizable-panels';
import { cx } from '../../lib/cx.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { builderTexts as texts } from './builder.texts.ts';
import { Rail } from './rail.tsx';

const widthKey = 'whittle.chat-width';
const usualWidthPx = 400;
/** A pane itself never scrolls, not even to what only a screen reader sees. */
const fixed = { overflow: 'clip' } as const;

/** Wide screens: the rail, then the chat and the stage side by side, the chat's width as it was left. */
export function WideFrame({ chat, stage }: { chat: ReactNode; stage: ReactNode }) {
  const stored = Number(readStored(widthKey)) || usualWidthPx;
  return (
    <div className="flex h-dvh">
      <Rail />
      <Group orientation="horizontal" className="h-dvh min-w-0 flex-1">
        <Panel
          defaultSize={stored}
          minSize={320}
          maxSize={640}
          groupResizeBehavior="preserve-pixel-size"
          onResize={({ inPixels }) => writeStored(widthKey, String(Math.round(inPixels)))}
          className="relative flex flex-col"
          style={fixed}
        >
          {chat}
        </Panel>
        <Separator
          aria-label={texts.resize}
          className="quick w-px bg-line hover:bg-edge data-[separator=active]:bg-accent data-[separator=hover]:bg-edge"
        />
        <Panel minSize={400} className="flex min-w-0 flex-col" style={fixed}>
          {stage}
        </Panel>
      </Group>
    </div>
  );
}

type NarrowFrameProps = { header: ReactNode; panes: { isShown: boolean; content: ReactNode }[]; dock: ReactNode };

/** Narrow screens: one pane at a time. The others stay where they are, so that nothing reloads or loses its place. */
export function NarrowFrame({ header, panes, dock }: NarrowFrameProps) {
  return (
    <div className="flex h-dvh flex-col">
      {header}
      <div className="relative min-h-0 flex-1">
        {panes.map(({ isShown, content }, index) => (
          <div key={index} inert={!isShown} className={cx('absolute inset-0 flex flex-col', !isShown && 'invisible')}>
            {content}
          </div>
        ))}
      </div>
      {dock}
    </div>
  );
}
