import type { InstalledPackage } from '@whittle/contract/integrations';
import { useState } from 'react';
import { sentenceOf } from '../../lib/api-error.ts';
import { confirmWithToast } from '../../lib/toasts.tsx';
import { Confirm } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useRemovePackage } from './integrations.requests.ts';
import { integrationsTexts as texts } from './integrations.texts.ts';

type RemovePackageDialogProps = { appId: string; installed: InstalledPackage; onClose: () => void };

export function RemovePackageDialog({ appId, installed, onClose }: RemovePackageDialogProps) {
  const [problem, setProblem] = useState<string>();
  const remove = useRemovePackage(appId);
  const confirm = async () => {
    try {
      await remove.mutateAsync(installed.id);
      confirmWithToast(texts.removed(installed.name));
      onClose();
    } catch (error) {
      setProblem(sentenceOf(error));
    }
  };
  return (
    <Confirm
      isOpen
      onOpenChange={onClose}
      title={texts.removeTitle(installed.name)}
      confirmLabel={texts.remove}
      cancelLabel={texts.keep}
      isBusy={remove.isPending}
      onConfirm={() => void confirm()}
    >
      <p>{texts.removeText}</p>
      {problem && (
        <Notice kind="danger" className="mt-4">
          {problem}
        </Notice>
      )}
    </Confirm>
  );
}
