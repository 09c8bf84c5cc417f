import type { ContextConnection, ContextProvider } from '@whittle/contract/knowledge/connection';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { RowsToCome } from '../../ui/skeleton.tsx';
import { ChooseFiles } from './choose-files.tsx';
import { ConnectDrive } from './connect-drive.tsx';
import { ConnectNotion } from './connect-notion.tsx';
import { useConnections, useDisconnect } from './connections.requests.ts';
import { connectionTexts as texts } from './connections.texts.ts';

/** How somebody came back from a provider's own pages, and what they picked there. */
export type CameBack = { isConnected: boolean; picked: ReadonlySet<string> };

const none: ReadonlySet<string> = new Set();

type ProviderDialogProps = {
  appId: string;
  provider: ContextProvider;
  here: ReadonlySet<string>;
  came?: CameBack | undefined;
  onClose: () => void;
};

/** CTX-36: connecting an account, and choosing what becomes a data source. `here`: what is one already. */
export function ProviderDialog({ appId, provider, here, came, onClose }: ProviderDialogProps) {
  const connections = useConnections(appId);
  const connection = connections.data?.connections.find((one) => one.provider === provider);
  const isWorking = connection !== undefined && !connection.isBroken;
  return (
    <Dialog isOpen isTall={isWorking} onOpenChange={onClose} title={texts.title(texts.providers[provider])}>
      {connections.isPending && <RowsToCome rows={3} />}
      {connections.isError && (
        <RetryNotice label={texts.retry} error={connections.error} onRetry={connections.refetch}>
          {texts.loadFailed}
        </RetryNotice>
      )}
      {connections.data && (
        <div className="flex flex-col gap-4">
          {came && !came.isConnected && <Notice kind="warning">{texts.notConnected}</Notice>}
          {connection && <Connected {...{ appId, provider, connection }} />}
          {provider === 'google_drive' && (
            <ConnectDrive appId={appId} isConnected={isWorking} choice={connections.data.driveChoice} />
          )}
          {isWorking && (
            <ChooseFiles {...{ appId, provider, connection, here }} picked={came?.picked ?? none} onAdded={onClose} />
          )}
          {!isWorking && provider === 'notion' && <ConnectNotion appId={appId} />}
        </div>
      )}
    </Dialog>
  );
}

type ConnectedProps = { appId: string; provider: ContextProvider; connection: ContextConnection };

function Connected({ appId, provider, connection }: ConnectedProps): ReactNode {
  const disconnect = useDisconnect(appId);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      {connection.isBroken && <Notice kind="danger">{texts.broken}</Notice>}
      <div className="flex flex-wrap items-center gap-2">
        <p className="min-w-0 flex-1 text-ink-2">{texts.connectedAs(connection.label)}</p>
        <Button size="small" onClick={() => setIsAsking(true)}>
          {texts.disconnect}
        </Button>
      </div>
      {isAsking && (
        <Confirm
          title={texts.disconnectTitle(texts.providers[provider])}
          confirmLabel={texts.disconnect}
          cancelLabel={texts.keep}
          failed={texts.disconnectFailed}
          onConfirm={() => disconnect.mutateAsync(provider)}
          onClose={() => setIsAsking(false)}
        >
          {texts.disconnectText}
        </Confirm>
      )}
    </>
  );
}
