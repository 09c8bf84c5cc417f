import { isForOthers, sentenceOf } from '../../lib/api-error.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAppAccess } from '../../core/app-access/app-access.requests.ts';
import { appAccessTexts } from '../../core/app-access/app-access.texts.ts';
import { AccessDialog } from './access-dialog.tsx';

/** The choice of who can open the app, once it is known who can now. */
export function AppAccess({ appId, onClose }: { appId: string; onClose: () => void }) {
  const access = useAppAccess(appId);
  if (access.data) return <AccessDialog appId={appId} access={access.data} onClose={onClose} />;
  if (!access.isError) return null;
  return (
    <Dialog isOpen onOpenChange={onClose} title={appAccessTexts.accessTitle}>
      <Notice kind={isForOthers(access.error) ? 'info' : 'danger'}>{sentenceOf(access.error)}</Notice>
    </Dialog>
  );
}
