import { Confirm } from '../../ui/confirm.tsx';
import { useInvitationHandlers } from './collaborators.requests.ts';
import { collaboratorTexts as texts } from './collaborators.texts.ts';

type LeaveAppDialogProps = { app: { id: string; name: string }; onClose: () => void; onLeft?: () => void };

/** Asks before an app of somebody else goes from the own list (TEAM-03). */
export function LeaveAppDialog({ app, onClose, onLeft }: LeaveAppDialogProps) {
  const { leave } = useInvitationHandlers();
  return (
    <Confirm
      title={texts.leaveTitle(app.name)}
      confirmLabel={texts.leaveConfirm}
      cancelLabel={texts.cancel}
      onConfirm={async () => {
        await leave.mutateAsync(app.id);
        onLeft?.();
      }}
      onClose={onClose}
    >
      {texts.leaveAbout}
    </Confirm>
  );
}
