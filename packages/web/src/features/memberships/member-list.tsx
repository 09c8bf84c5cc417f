import type { Member } from '@whittle/contract/memberships';
import { useDeferredValue, useState } from 'react';
import { sentenceOf } from '../../lib/api-error.ts';
import { cx } from '../../lib/cx.ts';
import { count } from '../../lib/numbers.ts';
import { dayName, exactTime } from '../../lib/times.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/field.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useMembers } from './memberships.requests.ts';
import { membershipTexts as texts } from './memberships.texts.ts';

/** Who bought the product, and for each why it counts or not. */
export function MemberList({ appId }: { appId: string }) {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const members = useMembers(appId, search);
  const rows = members.data?.pages.flatMap(({ items }) => items) ?? [];
  const first = members.data?.pages[0];

  return (
    <section aria-labelledby="members-title" className="flex flex-col gap-2 border-t border-line pt-4">
      <div className="flex flex-wrap items-center gap-2">
        <h2 id="members-title" className="type-heading">
          {texts.membersTitle}
        </h2>
        <span className="tabular flex-1 text-ink-2">
          {first && first.total > 0 && texts.membersCount(count(first.members), count(first.total))}
        </span>
        <div className="w-full sm:w-56">
          <Input
            type="search"
            aria-label={texts.search}
            placeholder={texts.search}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
      </div>
      {members.isError ? (
        <RetryNotice label={texts.retry} error={members.error} onRetry={members.refetch}>
          {sentenceOf(members.error)}
        </RetryNotice>
      ) : !first ? (
        <Skeleton className="h-16" />
      ) : rows.length === 0 ? (
        <p className="text-ink-2">{search === '' ? texts.membersNone : texts.noMatch(search)}</p>
      ) : (
        <ul>
          {rows.map((member) => (
            <MemberRow key={member.key} member={member} />
          ))}
        </ul>
      )}
      {members.hasNextPage && (
        <div>
          <Button isBusy={members.isFetchingNextPage} onClick={() => void members.fetchNextPage()}>
            {texts.more}
          </Button>
        </div>
      )}
    </section>
  );
}

function MemberRow({ member }: { member: Member }) {
  const { emails, state, until, isMember, isPartlyRefunded, boughtAt } = member;
  const now = new Date();
  const reason = [
    texts.states[state],
    until && texts.until(dayName(until, now)),
    isPartlyRefunded && texts.partlyRefunded,
  ].filter(Boolean);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2">
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-medium break-words" title={boughtAt ? exactTime(boughtAt) : undefined}>
          {emails.join(', ')}
        </p>
        <p className="text-ink-2">{reason.join(', ')}</p>
        <p className="type-meta text-ink-3">{personSentence(member)}</p>
      </div>
      <span
        className={cx(
          'type-meta rounded-chip px-2 py-1',
          isMember ? 'bg-accent-soft text-accent-text' : 'bg-sunken text-ink-2',
        )}
      >
        {isMember ? texts.isMember : texts.noMember}
      </span>
    </li>
  );
}

function personSentence({ person }: Member): string {
  if (!person) return texts.noPerson;
  return person.isVerified ? texts.joined(person.fullName || person.email) : texts.unconfirmed(person.email);
}
