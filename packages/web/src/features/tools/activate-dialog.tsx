import type { ToolSummary } from '@whittle/contract/tools/calls';
import { upgradeErrorCodes } from '@whittle/contract/plans/errors';
import { UpgradeNotice } from '../../core/plans/upgrade-notice.tsx';
import { ApiError, sentenceOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { problemSentence } from './tool-problem-words.ts';
import { toolTexts as texts } from './tools.texts.ts';

type ActivateDialogProps = {
  tool: ToolSummary;
  isBusy: boolean;
  /** Why it was not activated. */
  refusal: unknown;
  onActivate: () => void;
  onClose: () => void;
};

/** TOOL-04: what activating a tool means, and why it cannot be done yet. */
export function ActivateDialog({ tool, isBusy, refusal, onActivate, onClose }: ActivateDialogProps) {
  const address = `/tool/${tool.path}`;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={texts.activateTitle(tool.title)}
      description={texts.activateText}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="filled" isBusy={isBusy} onClick={onActivate}>
            {texts.activateLabel}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">
        <code>{address}</code>
      </p>
      {refusal !== null && (
        <div className="mt-4">
          {refusal instanceof ApiError && upgradeErrorCodes.has(refusal.code) ? (
            <UpgradeNotice>{sentenceOf(refusal)}</UpgradeNotice>
          ) : (
            <Notice kind="danger">
              <span>{sentenceOf(refusal)}</span>
              {tool.problems.map((problem, at) => (
                <span key={at} className="block">
                  {problemSentence(problem)}
                </span>
              ))}
            </Notice>
          )}
        </div>
      )}
    </Dialog>
  );
}
