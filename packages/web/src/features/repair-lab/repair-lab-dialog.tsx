import { Dialog } from '../../ui/dialog.tsx';
import { RepairLab } from './repair-lab.tsx';
import { repairLabTexts as texts } from './repair-lab.texts.ts';

/** The lab over the builder. What was found is gone when it closes, so that a click beside it does nothing. */
export function RepairLabDialog({ appId, onClose }: { appId: string; onClose: () => void }) {
  return (
    <Dialog
      isOpen
      isTall
      staysOnOutsideClick
      width="wide"
      onOpenChange={onClose}
      title={texts.title}
      description={texts.about}
    >
      <RepairLab appId={appId} />
    </Dialog>
  );
}
