import { useState } from 'react';
import { confirmWithToast } from '../../lib/toasts.tsx';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { modelTexts as texts } from './models.texts.ts';
import { useDisconnectModel } from './models.requests.ts';

/** Asks first, because the stored key cannot be brought back. */
export function DisconnectButton() {
  const [isAsking, setIsAsking] = useState(false);
  const disconnect = useDisconnectModel();
  const confirm = async () => {
    await disconnect.mutateAsync(undefined);
    confirmWithToast(texts.disconnected);
  };
  return (
    <>
      <Button variant="plain-danger" className="ms-auto" onClick={() => setIsAsking(true)}>
        {texts.disconnect}
      </Button>
      {isAsking && (
        <Confirm
          title={texts.disconnectTitle}
          confirmLabel={texts.disconnect}
          cancelLabel={texts.keep}
          onConfirm={confirm}
          onClose={() => setIsAsking(false)}
        >
          <p>{texts.disconnectText}</p>
        </Confirm>
      )}
    </>
  );
}
