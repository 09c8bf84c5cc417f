import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { previewTexts } from '../preview.texts.ts';
import type { PreviewGuarding } from './use-preview-guard.ts';

const texts = previewTexts.guard;

type AllowedHostsDialogProps = {
  guarding: Pick<PreviewGuarding, 'allowedHosts' | 'problem' | 'removeHost'>;
  onReload: () => void;
  onClose: () => void;
};

/** The hosts of others that the owner allowed for the preview, and the way to take that back (PREV-19). */
export function AllowedHostsDialog({ guarding, onReload, onClose }: AllowedHostsDialogProps) {
  const { allowedHosts, problem, removeHost } = guarding;
  const [busyHost, setBusyHost] = useState<string | null>(null);
  const remove = async (host: string) => {
    setBusyHost(host);
    await removeHost(host, onReload);
    setBusyHost(null);
  };
  return (
    <Dialog isOpen onOpenChange={onClose} title={texts.hostsTitle} description={texts.hostsAbout}>
      {allowedHosts.length === 0 ? (
        <p className="text-ink-2">{texts.hostsNone}</p>
      ) : (
        <ul className="divide-y divide-line">
          {allowedHosts.toSorted().map((host) => (
            <li key={host} className="flex min-h-11 items-center gap-3 py-1">
              <span className="type-code min-w-0 flex-1 [overflow-wrap:anywhere]">{host}</span>
              <Button
                size="small"
                aria-label={texts.removeThisHost(host)}
                isBusy={busyHost === host}
                onClick={() => void remove(host)}
              >
                {texts.removeHost}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {problem && (
        <Notice kind="danger" className="mt-4">
          {problem}
        </Notice>
      )}
    </Dialog>
  );
}
