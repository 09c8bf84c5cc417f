import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Mark } from '../../ui/mark.tsx';
import { ModelSettings } from './model-settings.tsx';
import { modelTexts as texts } from './models.texts.ts';
import { useCurrentModel } from './models.requests.ts';

/** Stands above the apps as long as no model is connected, with the one step that changes it. */
export function BuiltInNotice({ isAdmin }: { isAdmin: boolean }) {
  const { data: model } = useCurrentModel();
  const [isConnecting, setIsConnecting] = useState(false);
  return (
    <>
      {model?.isBuiltIn && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <p className="flex items-center gap-2">
            <Mark size={14} />
            <span>{texts.builtIn}</span>
          </p>
          <p className="text-ink-2">{isAdmin ? texts.builtInMeans : texts.askAdmin}</p>
          {isAdmin && (
            <Button size="small" onClick={() => setIsConnecting(true)}>
              {texts.connect}
            </Button>
          )}
        </div>
      )}
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
