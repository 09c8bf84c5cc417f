import { ExternalLink } from 'lucide-react';
import { sentenceOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useConnectDrive } from './connections.requests.ts';
import { connectionTexts as texts } from './connections.texts.ts';

/** CTX-38: Google's own page asks for leave and shows what to pick from; nothing else can be read afterwards. */
export function ConnectDrive({ appId, isConnected }: { appId: string; isConnected: boolean }) {
  const connect = useConnectDrive(appId);
  return (
    <div className="flex flex-col items-start gap-2">
      {!isConnected && <p className="text-ink-2">{texts.driveSays}</p>}
      {connect.isError && <Notice kind="danger">{sentenceOf(connect.error)}</Notice>}
      <Button
        variant={isConnected ? 'outlined' : 'filled'}
        isBusy={connect.isPending || connect.isSuccess}
        icon={<ExternalLink aria-hidden size={16} />}
        onClick={() => connect.mutate()}
      >
        {isConnected ? texts.pickMore : texts.pick}
      </Button>
    </div>
  );
}
