import type { ToolSummary } from '@whittle/contract/tools/calls';
import { useState } from 'react';
import { sentenceOf } from '../../lib/api-error.ts';
import { confirmWithToast } from '../../lib/toasts.tsx';
import { cx } from '../../lib/cx.ts';
import { problemSentence } from './tool-problem-words.ts';
import { useChangeTool } from './tools.requests.ts';
import { toolTexts as texts } from './tools.texts.ts';

type StatusSwitchProps = {
  appId: string;
  tool: ToolSummary;
  /** Saves what is being edited, so that what becomes active is what is on the screen. */
  flush?: () => Promise<void>;
};

/** Active or draft. Where it is refused the reason stands below, and the switch stays where it was. Rules: TOOL-02, TOOL-05, TOOL-06. */
export function StatusSwitch({ appId, tool, flush }: StatusSwitchProps) {
  const change = useChangeTool(appId);
  const [refusal, setRefusal] = useState<string | null>(null);
  const isActive = tool.status === 'active';
  const flip = async () => {
    setRefusal(null);
    try {
      await flush?.();
      await change.mutateAsync({ toolId: tool.toolId, status: isActive ? 'draft' : 'active' });
      if (!isActive) confirmWithToast(texts.activate(tool.title));
    } catch (error) {
      setRefusal(sentenceOf(error));
    }
  };
  return (
    <div className="flex flex-col gap-1.5">
      <button
        type="button"
        role="switch"
        aria-checked={isActive}
        aria-label={`${tool.title}: ${texts.active}`}
        aria-busy={change.isPending || undefined}
        onClick={() => !change.isPending && void flip()}
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
      {refusal !== null && (
        <div role="alert" className="text-danger">
          <p>{refusal}</p>
          {tool.problems.length > 0 && (
            <ul className="list-disc ps-4">
              {tool.problems.map((problem, at) => (
                <li key={at}>{problemSentence(problem)}</li>
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  );
}
