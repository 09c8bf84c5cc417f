import { ExternalLink } from 'lucide-react';
import { sentenceOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useConnectDrive } from './connections.requests.ts';
import { connectionTexts as texts } from './connections.texts.ts';

type ConnectDriveProps = { appId: string; isConnected: boolean; choice: 'picked' | 'all' };

/**
 * CTX-38: Google's own page asks for leave. Where it shows what to pick from, nothing else can be read afterwards; where all
 * may be read, it is chosen here.
 */
export function ConnectDrive({ appId, isConnected, choice }: ConnectDriveProps) {
  const connect = useConnectDrive(appId);
  const isPicked = choice === 'picked';
  if (isConnected && !isPicked) return null;
  return (
    <div className="flex flex-col items-start gap-2">
      {!isConnected && <p className="text-ink-2">{isPicked ? texts.driveSays : texts.driveAllSays}</p>}
      {connect.isError && <Notice kind="danger">{sentenceOf(connect.error)}</Notice>}
      <Button
        variant={isConnected ? 'outlined' : 'filled'}
        isBusy={connect.isPending || connect.isSuccess}
        icon={<ExternalLink aria-hidden size={16} />}
        onClick={() => connect.mutate()}
      >
        {!isPicked ? texts.connectDrive : isConnected ? texts.pickMore : texts.pick}
      </Button>
    </div>
  );
}
