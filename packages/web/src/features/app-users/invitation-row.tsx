import type { MailDelivery } from '@whittle/contract/mail';
import type { Invitation } from '@whittle/contract/people';
import { useState } from 'react';
import { sentenceOf } from '../../lib/api-error.ts';
import { lastChange } from '../../lib/times.ts';
import { confirmWithToast } from '../../lib/toasts.tsx';
import { Button } from '../../ui/button.tsx';
import { InvitationLink } from './invitation-link.tsx';
import { useResendInvitation, useRevokeInvitation } from './people.requests.ts';
import { usersTexts as texts } from './users.texts.ts';

type InvitationRowProps = { appId: string; invitation: Invitation; delivery: MailDelivery };

/** Somebody who was invited and has not come yet. */
export function InvitationRow({ appId, invitation, delivery }: InvitationRowProps) {
  const { id, email, role, invitedBy, createdAt, isExpired } = invitation;
  const [problem, setProblem] = useState<string>();
  const [link, setLink] = useState<string | null>(null);
  const resend = useResendInvitation(appId);
  const revoke = useRevokeInvitation(appId);
  const act = async <Done,>(work: () => Promise<Done>, then: (done: Done) => void) => {
    setProblem(undefined);
    try {
      then(await work());
    } catch (error) {
      setProblem(sentenceOf(error));
    }
  };
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-2">
      <div className="min-w-0 flex-1 basis-48">
        <p className="truncate font-semibold">{email}</p>
        <p className="type-meta text-ink-3">
          {isExpired ? texts.expired : texts.pending} · {texts.roleName(role)} ·{' '}
          {texts.invitedBy(invitedBy, lastChange(createdAt, new Date()))}
        </p>
        {problem && (
          <p role="alert" className="text-danger">
            {problem}
          </p>
        )}
      </div>
      <div className="flex shrink-0 items-center gap-1">
        <Button
          size="small"
          isBusy={resend.isPending}
          onClick={() =>
            void act(
              () => resend.mutateAsync(id),
              (sent) => (sent.link === null ? confirmWithToast(texts.resent(email)) : setLink(sent.link)),
            )
          }
        >
          {delivery === 'smtp' ? texts.resend : texts.newLink}
        </Button>
        <Button
          size="small"
          variant="plain-danger"
          isBusy={revoke.isPending}
          onClick={() =>
            void act(
              () => revoke.mutateAsync(id),
              () => confirmWithToast(texts.revoked(email)),
            )
          }
        >
          {texts.revoke}
        </Button>
      </div>
      {link && (
        <div className="basis-full py-2">
          <InvitationLink email={email} link={link} />
        </div>
      )}
    </li>
  );
}
