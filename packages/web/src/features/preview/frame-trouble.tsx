import type { AppError } from '@whittle/contract/app-errors';
import { RotateCw, Wrench } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { FrameTrouble as Trouble } from './frame-health.ts';
import { previewTexts as texts } from './preview.texts.ts';

type FrameTroubleProps = {
  /** Null when the frame was stopped by the person. */
  trouble: Trouble | null;
  isStopped: boolean;
  /** The page on which it happened, as far as it is known. */
  pageName: string;
  isChatBusy: boolean;
  /** Without a model nobody can fix the app by being asked. */
  hasModel: boolean;
  onReload: () => void;
  /** Asks the chat to fix the app and stops it meanwhile. Rejects when the message could not be sent. */
  onFix: (error: AppError) => Promise<void>;
};

/** Says that the app does not answer, or was stopped, and what can be done (PREV-11, PREV-12). */
export function FrameTrouble({
  trouble,
  isStopped,
  pageName,
  isChatBusy,
  hasModel,
  onReload,
  onFix,
}: FrameTroubleProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const text = trouble ? texts.trouble[trouble] : texts.stopped;
  const fix = async () => {
    setProblem(null);
    if (isChatBusy) return setProblem(texts.waitForChat);
    const { title, hint } = texts.trouble[trouble ?? 'silent'];
    const error: AppError = { title, details: hint, componentName: pageName, scope: 'app' };
    await onFix(error).catch(() => setProblem(texts.fixNotSent));
  };
  return (
    <div className="layer-panel absolute inset-x-4 top-4">
      <Notice
        kind={trouble ? 'danger' : 'info'}
        className="shadow-pop"
        action={
          <span className="flex flex-wrap gap-2">
            <Button icon={<RotateCw aria-hidden size={16} />} onClick={onReload}>
              {isStopped ? texts.startAgain : texts.stopAndReload}
            </Button>
            {trouble && hasModel && (
              <Button icon={<Wrench aria-hidden size={16} />} onClick={() => void fix()}>
                {texts.fix}
              </Button>
            )}
          </span>
        }
      >
        <strong className="block font-semibold">{text.title}</strong>
        <span className="block">{problem ?? text.text}</span>
      </Notice>
    </div>
  );
}
