import type { Collaboration } from '@whittle/contract/collaborators';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCollaborations, useInvitationHandlers } from '../../core/collaborators/collaborators.requests.ts';
import { collaboratorTexts as texts } from '../../core/collaborators/collaborators.texts.ts';
import { sentenceOf } from '../../lib/api-error.ts';
import { confirmWithToast } from '../../lib/toasts.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** What others ask the account to build with them (TEAM-01); nothing while nobody does. */
export function Invitations() {
  const { data = [] } = useCollaborations();
  const open = data.filter(({ acceptedAt }) => acceptedAt === null);
  if (open.length === 0) return null;
  return (
    <section aria-label={texts.invitations} className="flex flex-col gap-2">
      {open.map((invitation) => (
        <Invitation key={invitation.appId} {...invitation} />
      ))}
    </section>
  );
}

function Invitation({ appId, appName, ownerEmail, role }: Collaboration) {
  const { accept, leave } = useInvitationHandlers();
  const [problem, setProblem] = useState<string | null>(null);
  const navigate = useNavigate();
  const answer = async (work: () => Promise<unknown>, done: () => void) => {
    setProblem(null);
    try {
      await work();
      done();
    } catch (error) {
      setProblem(sentenceOf(error));
    }
  };
  return (
    <Notice
      kind="info"
      action={
        <span className="flex flex-wrap gap-2">
          <Button
            size="small"
            isBusy={leave.isPending}
            onClick={() =>
              void answer(
                () => leave.mutateAsync(appId),
                () => confirmWithToast(texts.declined),
              )
            }
          >
            {texts.decline}
          </Button>
          <Button
            size="small"
            variant="filled"
            isBusy={accept.isPending}
            onClick={() =>
              void answer(
                () => accept.mutateAsync(appId),
                () => void navigate(paths.app.to(appId)),
              )
            }
          >
            {texts.accept}
          </Button>
        </span>
      }
    >
      <span className="[overflow-wrap:anywhere]">{texts.invitation(ownerEmail, appName, role)}</span>
      {problem && <span role="alert"> {problem}</span>}
    </Notice>
  );
}
