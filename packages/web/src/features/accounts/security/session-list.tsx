import type { AccountSession } from '@whittle/contract/accounts';
import { sentenceOf } from '../../../lib/api-error.ts';
import { exactTime, lastChange } from '../../../lib/times.ts';
import { confirmWithToast } from '../../../lib/toasts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { RowsToCome } from '../../../ui/skeleton.tsx';
import { securityTexts as texts } from '../accounts.texts.ts';
import { useAccountSessions, useEndOtherSessions, useEndSessionOf } from '../accounts.requests.ts';

/** Where the account is signed in: this browser first, then whatever was seen last. */
export function SessionList() {
  const { data, isPending, isError, refetch } = useAccountSessions();
  const endOne = useEndSessionOf();
  const endOthers = useEndOtherSessions();
  if (isPending) return <RowsToCome rows={2} className="h-10" />;
  if (isError) {
    return (
      <RetryNotice label={texts.retry} onRetry={refetch}>
        {texts.loadFailed}
      </RetryNotice>
    );
  }
  const now = new Date();
  const sessions = data
    .map(({ device, ...session }) => ({ ...session, device: nameOf(device) }))
    .toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  const problem = endOne.error ?? endOthers.error;
  return (
    <>
      <ul className="mt-2">
        {sessions.map(({ id, device, isCurrent, lastSeenAt, createdAt }) => (
          <li key={id} className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 py-1.5">
            <span className="min-w-0 flex-1 basis-48">
              <span className="font-medium">{device}</span>
              {isCurrent && <span className="type-meta ms-2 text-accent-text">{texts.thisDevice}</span>}
              <span className="type-meta block text-ink-3" title={exactTime(lastSeenAt)}>
                {isCurrent
                  ? texts.signedInAt(lastChange(createdAt, now))
                  : `${texts.lastSeen(lastChange(lastSeenAt, now))} · ${texts.signedInAt(lastChange(createdAt, now))}`}
              </span>
            </span>
            {!isCurrent && (
              <Button
                size="small"
                aria-label={texts.endSessionOf(device)}
                isBusy={endOne.isPending && endOne.variables === id}
                onClick={() => endOne.mutate(id, { onSuccess: () => confirmWithToast(texts.sessionEnded) })}
              >
                {texts.endSession}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length === 0 ? (
        <p className="type-meta text-ink-3">{texts.noOthers}</p>
      ) : (
        <Button
          className="mt-2"
          isBusy={endOthers.isPending}
          onClick={() => endOthers.mutate(undefined, { onSuccess: () => confirmWithToast(texts.othersEnded) })}
        >
          {texts.endOthers}
        </Button>
      )}
      {problem && (
        <Notice kind="danger" className="mt-2">
          {sentenceOf(problem)}
        </Notice>
      )}
    </>
  );
}

const nameOf = ({ browser, system }: AccountSession['device']): string =>
  browser && system ? texts.deviceOf(browser, system) : (browser ?? system ?? texts.unknownDevice);
