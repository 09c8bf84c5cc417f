import type { ToolSummary } from '@whittle/contract/tools/calls';
import { useState } from 'react';
import { sentenceOf } from '../../lib/api-error.ts';
import { confirmWithToast } from '../../lib/toasts.tsx';
import { cx } from '../../lib/cx.ts';
import { ActivateDialog } from './activate-dialog.tsx';
import { useChangeTool } from './tools.requests.ts';
import { toolTexts as texts } from './tools.texts.ts';

type StatusSwitchProps = {
  appId: string;
  tool: ToolSummary;
  /** Saves what is being edited, so that what becomes active is what is on the screen. */
  flush?: () => Promise<void>;
};

/** Active or draft. Activating is asked for in a dialog, which says why it is refused. Rules: TOOL-02, TOOL-04 to TOOL-06. */
export function StatusSwitch({ appId, tool, flush }: StatusSwitchProps) {
  const change = useChangeTool(appId);
  const [refusal, setRefusal] = useState<unknown>(null);
  const [isAsking, setAsking] = useState(false);
  const isActive = tool.status === 'active';
  const set = async (status: 'active' | 'draft') => {
    setRefusal(null);
    try {
      await flush?.();
      await change.mutateAsync({ toolId: tool.toolId, status });
      setAsking(false);
      if (status === 'active') confirmWithToast(texts.activate(tool.title));
    } catch (error) {
      setRefusal(error);
    }
  };
  const flip = () => {
    if (isActive) return void set('draft');
    setRefusal(null);
    setAsking(true);
  };
  return (
    <div className="flex flex-col gap-1.5">
      <button
        type="button"
        role="switch"
        aria-checked={isActive}
        aria-label={`${tool.title}: ${texts.active}`}
        aria-busy={change.isPending || undefined}
        onClick={() => !change.isPending && flip()}
        className="quick flex min-h-8 items-center gap-2 self-start rounded-control coarse:min-h-11"
      >
        <span
          aria-hidden
          className={cx(
            'relative h-5 w-9 rounded-full border',
            isActive ? 'border-accent bg-accent' : 'border-edge bg-surface',
          )}
        >
          <span
            className={cx(
              'absolute top-0.5 size-3.5 rounded-full',
              isActive ? 'end-0.5 bg-on-accent' : 'start-0.5 bg-edge',
            )}
          />
        </span>
        <span className="font-medium">{isActive ? texts.active : texts.draft}</span>
      </button>
      {isActive && refusal !== null && (
        <p role="alert" className="text-danger">
          {sentenceOf(refusal)}
        </p>
      )}
      {isAsking && (
        <ActivateDialog
          {...{ tool, refusal }}
          isBusy={change.isPending}
          onActivate={() => void set('active')}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
