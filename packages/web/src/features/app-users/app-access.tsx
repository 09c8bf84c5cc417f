import { sentenceOf } from '../../lib/api-error.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AccessDialog } from './access-dialog.tsx';
import { useAppAccess } from './people.requests.ts';
import { usersTexts as texts } from './users.texts.ts';

/** The choice of who can open the app, once it is known who can now. */
export function AppAccess({ appId, onClose }: { appId: string; onClose: () => void }) {
  const access = useAppAccess(appId);
  if (access.data) return <AccessDialog appId={appId} access={access.data} onClose={onClose} />;
  if (!access.isError) return null;
  return (
    <Dialog isOpen onOpenChange={onClose} title={texts.accessTitle}>
      <Notice kind="danger">{sentenceOf(access.error)}</Notice>
    </Dialog>
  );
}
