import { type ReactNode, useRef } from 'react';
import { cx } from '../../lib/cx.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { previewTexts as texts } from './preview.texts.ts';
import type { Preview } from './use-preview.ts';
import { useSize } from './use-size.ts';
import { type Viewport, frameSize } from './viewports.ts';

type PreviewStageProps = {
  preview: Preview;
  viewport: Viewport;
  /** How wide the stage is with what stands beside the app; a desktop keeps that width. */
  fullWidth: number;
  /** There is a page to show; before that the stage says what will stand here. */
  hasPage: boolean;
  /** Somebody asked for something already. */
  hasBegun: boolean;
  /** Draws the line under the bar while a turn runs. */
  isWorking: boolean;
  children?: ReactNode;
};

/** What the app may do inside its frame: never lead this window elsewhere, nor save files but through it (PREV-22). */
const sandbox =
  'allow-scripts allow-same-origin allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox allow-pointer-lock';

/** The bench on which the app runs, at the chosen size (PREV-01, PREV-02). */
export function PreviewStage({
  preview,
  viewport,
  fullWidth,
  hasPage,
  hasBegun,
  isWorking,
  children,
}: PreviewStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const size = useSize(stage);
  const { width, height, scale } = frameSize(viewport, size, fullWidth);
  const { frame, frameRef, hasFailed, isStopped, refresh } = preview;
  const isDevice = viewport !== 'desktop';

  return (
    <div className="relative flex h-full min-h-0 flex-col bg-bench">
      {isWorking && <div aria-hidden className="layer-sticky absolute inset-x-0 top-0 h-0.5 bg-accent" />}
      <div className={cx('min-h-0 flex-1', isDevice && 'p-4')}>
        <div ref={stage} className="relative flex h-full items-start justify-center overflow-hidden">
          {frame && !isStopped && (
            <div
              style={{ width: width * scale, height: height * scale }}
              className={cx('shrink-0', isDevice && 'shadow-pop')}
            >
              <iframe
                key={frame.load}
                ref={frameRef}
                title={texts.title}
                src={frame.url}
                sandbox={sandbox}
                allow="clipboard-read; clipboard-write; fullscreen; geolocation; camera; microphone"
                referrerPolicy="origin"
                inert={!hasPage}
                style={{ width, height, transform: scale === 1 ? undefined : `scale(${scale})` }}
                className={cx('block origin-top-left border-0 bg-surface', !hasPage && 'invisible')}
              />
            </div>
          )}
          {!hasPage && <EmptyBench text={texts.emptyText[isWorking ? 'working' : hasBegun ? 'begun' : 'idle']} />}
          {hasFailed && (
            <div className="absolute inset-x-4 top-4">
              <Notice
                kind="danger"
                action={
                  <Button size="small" onClick={() => refresh()}>
                    {texts.retry}
                  </Button>
                }
              >
                {texts.openFailed}
              </Notice>
            </div>
          )}
        </div>
      </div>
      {children}
    </div>
  );
}

/** Before the first page: the notched outline of one, at the place where it will stand. */
function EmptyBench({ text }: { text: string }) {
  return (
    <div className="absolute inset-0 flex items-center justify-center p-6">
      <div className="notch flex aspect-[4/3] max-h-full w-full max-w-dialog flex-col items-start justify-end border border-dashed border-edge p-6">
        <p className="type-heading">{texts.emptyTitle}</p>
        <p className="text-ink-2">{text}</p>
      </div>
    </div>
  );
}
