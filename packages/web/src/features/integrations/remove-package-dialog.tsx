import type { InstalledPackage } from '@whittle/contract/integrations';
import { confirmWithToast } from '../../lib/toasts.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { useRemovePackage } from './integrations.requests.ts';
import { integrationsTexts as texts } from './integrations.texts.ts';

type RemovePackageDialogProps = { appId: string; installed: InstalledPackage; onClose: () => void };

export function RemovePackageDialog({ appId, installed, onClose }: RemovePackageDialogProps) {
  const remove = useRemovePackage(appId);
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
