import { useState } from 'react';
import { confirmWithToast } from '../../lib/toasts.tsx';
import { Switch } from '../../ui/switch.tsx';
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
    <Switch
      isOn={isActive}
      label={isActive ? texts.activated : texts.activate}
      isBusy={save.isPending}
      onFlip={() => void flip()}
    />
  );
}
