import type { InstalledConnector } from '@whittle/contract/integrations';
import { confirmWithToast } from '../../lib/toasts.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { useRemoveConnector } from './integrations.requests.ts';
import { integrationsTexts as texts } from './integrations.texts.ts';

type RemoveConnectorDialogProps = { appId: string; installed: InstalledConnector; onClose: () => void };

export function RemoveConnectorDialog({ appId, installed, onClose }: RemoveConnectorDialogProps) {
  const remove = useRemoveConnector(appId);
  const confirm = async () => {
    await remove.mutateAsync(installed.id);
    confirmWithToast(texts.removed(installed.name));
  };
  return (
    <Confirm
      title={texts.removeTitle(installed.name)}
      confirmLabel={texts.remove}
      cancelLabel={texts.keep}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{texts.removeText}</p>
    </Confirm>
  );
}
