import { useState } from 'react';
import { sentenceOf } from '../../lib/api-error.ts';
import { confirmWithToast } from '../../lib/toasts.tsx';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { modelTexts as texts } from './models.texts.ts';
import { useDisconnectModel } from './models.requests.ts';

/** Asks first, because the stored key cannot be brought back. */
export function DisconnectButton() {
  const [isAsking, setIsAsking] = useState(false);
  const disconnect = useDisconnectModel();
  const confirm = () =>
    disconnect.mutate(undefined, {
      onSuccess: () => {
        setIsAsking(false);
        confirmWithToast(texts.disconnected);
      },
    });
  return (
    <>
      <Button look="plain-danger" className="ms-auto" onClick={() => setIsAsking(true)}>
        {texts.disconnect}
      </Button>
      <Confirm
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={texts.disconnectTitle}
        confirmLabel={texts.disconnect}
        cancelLabel={texts.keep}
        isBusy={disconnect.isPending}
        onConfirm={confirm}
      >
        <p>{texts.disconnectText}</p>
        {disconnect.isError && (
          <Notice kind="danger" className="mt-4">
            {sentenceOf(disconnect.error)}
          </Notice>
        )}
      </Confirm>
    </>
  );
}
