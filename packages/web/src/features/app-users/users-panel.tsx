import { Copy, LockKeyhole, UserPlus, Users } from 'lucide-react';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { sentenceOf } from '../../lib/api-error.ts';
import { count } from '../../lib/numbers.ts';
import { confirmWithToast } from '../../lib/toasts.tsx';
import { useCopy } from '../../lib/use-copy.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { uiTexts } from '../../ui/ui.texts.ts';
import { useAppAccess } from '../../core/app-access/app-access.requests.ts';
import { appAccessTexts } from '../../core/app-access/app-access.texts.ts';
import { AccessDialog } from './access-dialog.tsx';
import { InvitationRow } from './invitation-row.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { useInvitations, usePeople } from './people.requests.ts';
import { PersonRow } from './person-row.tsx';
import { usersTexts as texts } from './users.texts.ts';

/** `roles` are the words that the app's own rules give a meaning to. */
type UsersPanelProps = { appId: string; roles?: readonly string[]; memberships?: ReactNode };

/** The people of an app in its owner's hands: who they are, who was invited, and who may come. */
export function UsersPanel({ appId, roles = [], memberships }: UsersPanelProps) {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const [dialog, setDialog] = useState<'invite' | 'access' | null>(null);
  const people = usePeople(appId, search);
  const invitations = useInvitations(appId);
  const access = useAppAccess(appId);

  const rows = people.data?.pages.flatMap(({ items }) => items) ?? [];
  const total = people.data?.pages[0]?.total;
  const invited = (invitations.data?.items ?? []).filter(({ email }) => email.includes(search.toLowerCase()));
  const delivery = invitations.data?.delivery ?? 'smtp';
  const publishedUrl = access.data?.publishedUrl ?? null;
  const failed = people.error ?? invitations.error ?? access.error;

  const { copy } = useCopy();
  const copyLink = async () => {
    if (!publishedUrl) return;
    confirmWithToast((await copy(`${publishedUrl}/login`)) ? texts.copied : uiTexts.copyFailed);
  };

  return (
    <section aria-labelledby="users-title" className="flex min-h-0 flex-1 flex-col">
      <header className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-2">
        <h2 id="users-title" className="type-heading">
          {texts.title}
        </h2>
        <span className="tabular flex-1 text-ink-2">{total !== undefined && count(total)}</span>
        <div className="order-last w-full sm:order-none sm:w-56">
          <Input
            type="search"
            aria-label={texts.search}
            placeholder={texts.search}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        {access.data && (
          <Button
            icon={<LockKeyhole size={16} aria-hidden />}
            title={appAccessTexts.accessTitle}
            onClick={() => setDialog('access')}
          >
            {appAccessTexts.accessButton(appAccessTexts.modes[access.data.effectiveMode].name)}
          </Button>
        )}
        {memberships}
        {publishedUrl && (
          <Button variant="plain" icon={<Copy size={16} aria-hidden />} onClick={() => void copyLink()}>
            {texts.copyLink}
          </Button>
        )}
        <Button
          variant="filled"
          icon={<UserPlus size={16} aria-hidden />}
          disabled={!publishedUrl || !invitations.data}
          onClick={() => setDialog('invite')}
        >
          {texts.invite}
        </Button>
      </header>
      {access.data && !publishedUrl && (
        <Notice kind="info" className="mx-4 mt-3">
          {appAccessTexts.draft}
        </Notice>
      )}
      <div className="min-h-0 flex-1 overflow-y-auto">
        {failed ? (
          <Notice
            kind="danger"
            className="m-4"
            action={
              <Button
                size="small"
                onClick={() => void Promise.all([people.refetch(), invitations.refetch(), access.refetch()])}
              >
                {texts.retry}
              </Button>
            }
          >
            {texts.loadFailed} {sentenceOf(failed)}
          </Notice>
        ) : !people.data ? (
          <p className="p-4 text-ink-2">{texts.loading}</p>
        ) : (
          <>
            {rows.some(({ isVerified, isOwner, isDisabled }) => !isVerified && !isOwner && !isDisabled) && (
              <Notice kind="info" className="mx-4 my-3">
                {texts.unverifiedAbout}
              </Notice>
            )}
            <ul>
              {invited.map((invitation) => (
                <InvitationRow key={invitation.id} {...{ appId, invitation, delivery }} />
              ))}
              {rows.map((person) => (
                <PersonRow key={person.id} appId={appId} person={person} roles={roles} />
              ))}
            </ul>
            {rows.length === 0 && invited.length === 0 && <p className="p-4 text-ink-2">{texts.noMatch(search)}</p>}
            {search === '' && rows.length === 1 && invited.length === 0 && (
              <div className="flex flex-col items-center gap-2 p-8 text-center">
                <Users aria-hidden size={20} className="text-ink-3" />
                <p className="font-medium">{texts.empty}</p>
                <p className="text-ink-2">{texts.emptyHint}</p>
              </div>
            )}
            {people.hasNextPage && (
              <div className="p-4">
                <Button isBusy={people.isFetchingNextPage} onClick={() => void people.fetchNextPage()}>
                  {texts.more}
                </Button>
              </div>
            )}
          </>
        )}
      </div>
      {dialog === 'invite' && <InviteDialog {...{ appId, roles, delivery }} onClose={() => setDialog(null)} />}
      {dialog === 'access' && access.data && (
        <AccessDialog appId={appId} access={access.data} onClose={() => setDialog(null)} />
      )}
    </section>
  );
}
