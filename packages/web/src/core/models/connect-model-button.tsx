import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ModelSettings } from './model-settings.tsx';
import { modelTexts as texts } from './models.texts.ts';

/** For platform admins: the step from the built-in builder to a model. */
export function ConnectModelButton() {
  const [isConnecting, setIsConnecting] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setIsConnecting(true)}>
        {texts.connect}
      </Button>
      <Dialog
        isOpen={isConnecting}
        onOpenChange={setIsConnecting}
        title={texts.connect}
        description={texts.description}
      >
        <ModelSettings onSaved={() => setIsConnecting(false)} />
      </Dialog>
    </>
  );
}
