import { useState } from 'react';
import { cx } from '../../lib/cx.ts';
import { confirmWithToast } from '../../lib/toasts.tsx';
import { useSaveChatSettings } from './chat-assistant.requests.ts';
import { chatAssistantTexts as texts } from './chat-assistant.texts.ts';

type ChatSwitchProps = { appId: string; status: 'active' | 'draft' };

/** Shows what is asked for at once; where it fails, it is back at what it was. Rules: CHATA-01, CHATA-03 to CHATA-05. */
export function ChatSwitch({ appId, status }: ChatSwitchProps) {
  const save = useSaveChatSettings(appId);
  const [wanted, setWanted] = useState<'active' | 'draft' | null>(null);
  const isActive = (wanted ?? status) === 'active';
  const flip = async () => {
    const next = isActive ? 'draft' : 'active';
    setWanted(next);
    try {
      await save.mutateAsync({ status: next });
      confirmWithToast(next === 'active' ? texts.didActivate : texts.didDeactivate);
    } catch {
      confirmWithToast(next === 'active' ? texts.activateFailed : texts.deactivateFailed);
    }
    setWanted(null);
  };
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isActive}
      aria-busy={save.isPending || undefined}
      onClick={() => !save.isPending && void flip()}
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
      <span className="font-medium">{isActive ? texts.activated : texts.activate}</span>
    </button>
  );
}
