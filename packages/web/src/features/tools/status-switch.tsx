import type { ToolSummary } from '@whittle/contract/tools/calls';
import { useState } from 'react';
import { sentenceOf } from '../../lib/api-error.ts';
import { confirmWithToast } from '../../lib/toasts.tsx';
import { Switch } from '../../ui/switch.tsx';
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
      <Switch
        isOn={isActive}
        label={isActive ? texts.active : texts.draft}
        name={`${tool.title}: ${texts.active}`}
        isBusy={change.isPending}
        onFlip={flip}
      />
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
