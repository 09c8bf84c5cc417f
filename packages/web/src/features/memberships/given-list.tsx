import type { GivenMembership } from '@whittle/contract/memberships';
import { useState } from 'react';
import { sentenceOf } from '../../lib/api-error.ts';
import { cx } from '../../lib/cx.ts';
import { dayName } from '../../lib/times.ts';
import { Button } from '../../ui/button.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EndMembershipDialog } from './end-membership-dialog.tsx';
import { GiveMembershipForm } from './give-membership-form.tsx';
import { useGivenMemberships } from './memberships.requests.ts';
import { membershipTexts } from './memberships.texts.ts';

const texts = membershipTexts.given;

/** Memberships that the owner gave without a payment, and where another one is given or ended. */
export function GivenList({ appId }: { appId: string }) {
  const given = useGivenMemberships(appId);
  const [isGiving, setIsGiving] = useState(false);
  const [ending, setEnding] = useState<string | null>(null);
  return (
    <section aria-labelledby="given-title" className="flex flex-col gap-2 border-t border-line pt-4">
      <div className="flex flex-wrap items-center gap-2">
        <h2 id="given-title" className="type-heading flex-1">
          {texts.title}
        </h2>
        {!isGiving && <Button onClick={() => setIsGiving(true)}>{texts.give}</Button>}
      </div>
      <p className="text-ink-2">{texts.about}</p>
      {isGiving && <GiveMembershipForm appId={appId} onClose={() => setIsGiving(false)} />}
      {given.data ? (
        given.data.items.length === 0 ? (
          <p className="text-ink-2">{texts.none}</p>
        ) : (
          <ul className="max-h-96 overflow-y-auto">
            {given.data.items.map((one) => (
              <GivenRow key={one.email} given={one} onEnd={() => setEnding(one.email)} />
            ))}
          </ul>
        )
      ) : given.isError ? (
        <RetryNotice label={membershipTexts.retry} error={given.error} onRetry={given.refetch}>
          {sentenceOf(given.error)}
        </RetryNotice>
      ) : (
        <Skeleton className="h-12" />
      )}
      {ending !== null && <EndMembershipDialog appId={appId} email={ending} onClose={() => setEnding(null)} />}
    </section>
  );
}

function GivenRow({ given, onEnd }: { given: GivenMembership; onEnd: () => void }) {
  const { email, reason, until, endedAt, endReason, isMember } = given;
  const now = new Date();
  const state = endedAt
    ? texts.ended(dayName(endedAt, now), endReason ?? '')
    : until && (isMember ? membershipTexts.until(dayName(until, now)) : texts.over);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2">
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-medium break-words">{email}</p>
        <p className="break-words text-ink-2">{reason}</p>
        {state && <p className="type-meta break-words text-ink-3">{state}</p>}
      </div>
      <span
        className={cx(
          'type-meta rounded-chip px-2 py-1',
          isMember ? 'bg-accent-soft text-accent-text' : 'bg-sunken text-ink-2',
        )}
      >
        {isMember ? membershipTexts.isMember : membershipTexts.noMember}
      </span>
      {isMember && (
        <Button variant="plain" size="small" aria-label={texts.endOf(email)} onClick={onEnd}>
          {texts.end}
        </Button>
      )}
    </li>
  );
}
