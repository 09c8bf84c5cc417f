import { useState } from 'react';
import { sentenceOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { RowsToCome } from '../../ui/skeleton.tsx';
import { useChatSettings } from './chat-assistant.requests.ts';
import { chatAssistantTexts as texts } from './chat-assistant.texts.ts';
import { ChatSettingsForm } from './chat-settings-form.tsx';
import { ChatSwitch } from './chat-switch.tsx';
import { Transcripts } from './transcripts.tsx';

type Part = 'settings' | 'conversations';

/** CHATA-01: the chat assistant of an app, for who builds it. */
export function ChatAssistantDialog({ appId, onClose }: { appId: string; onClose: () => void }) {
  const settings = useChatSettings(appId);
  const [part, setPart] = useState<Part>('settings');
  return (
    <Dialog
      isOpen
      isTall
      width="wide"
      onOpenChange={onClose}
      title={texts.title}
      description={texts.about}
      footer={
        <Button variant="filled" onClick={onClose}>
          {texts.done}
        </Button>
      }
    >
      {settings.isPending && <RowsToCome rows={4} />}
      {settings.isError && (
        <RetryNotice label={texts.retry} error={settings.error} onRetry={settings.refetch}>
          {texts.loadFailed} {sentenceOf(settings.error)}
        </RetryNotice>
      )}
      {settings.data && (
        <div className="flex flex-col gap-6">
          <ChatSwitch appId={appId} status={settings.data.status} />
          <Segmented
            label={texts.menu}
            value={part}
            onChange={setPart}
            options={[
              { value: 'settings', label: texts.settings },
              { value: 'conversations', label: texts.conversations },
            ]}
          />
          {part === 'settings' ? (
            <ChatSettingsForm appId={appId} settings={settings.data} />
          ) : (
            <Transcripts appId={appId} />
          )}
        </div>
      )}
    </Dialog>
  );
}
