import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { versionTexts as texts } from '../../core/versions/versions.texts.ts';

type OlderVersionDialogProps = { onStay: () => void; onLatest: () => void; onClose: () => void };

/** Before a message is sent while an older version is looked at (VER-05, GEN-16). */
export function OlderVersionDialog({ onStay, onLatest, onClose }: OlderVersionDialogProps) {
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.olderTitle}
      footer={
        <>
          <Button onClick={onStay}>{texts.stay}</Button>
          <Button variant="filled" onClick={onLatest}>
            {texts.toLatest}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">{texts.olderSend}</p>
    </Dialog>
  );
}
