import { lastChange } from '../../lib/times.ts';
import { sentenceOf } from '../../lib/api-error.ts';
import { inShownLanguage } from '../../lib/sentences.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { GivenList } from './given-list.tsx';
import { MemberList } from './member-list.tsx';
import { MembershipSteps } from './membership-steps.tsx';
import { useMemberships } from './memberships.requests.ts';
import { membershipWords } from './membership-words.ts';
import { useProvider } from './use-provider.ts';

/** What an app sells to its people, and who bought it. */
export function MembershipsDialog({ appId, onClose }: { appId: string; onClose: () => void }) {
  const memberships = useMemberships(appId);
  const settings = memberships.data;
  const { provider, setWanted } = useProvider(settings);
  const texts = membershipWords(provider);
  return (
    <Dialog isOpen onOpenChange={onClose} title={texts.title} description={texts.about} width="wide">
      {settings ? (
        <div className="flex flex-col gap-6">
          <MembershipSteps appId={appId} settings={settings} provider={provider} onProvider={setWanted} />
          {settings.problem && (
            <Notice kind="warning">{texts.problem(inShownLanguage(settings.problem).replace(/\.$/, ''))}</Notice>
          )}
          {settings.readAt && (
            <p className="type-meta text-ink-3">{texts.read(lastChange(settings.readAt, new Date()))}</p>
          )}
          {settings.paidMembershipsSettings.isSetupCompleted && (
            <>
              <MemberList appId={appId} />
              <GivenList appId={appId} />
            </>
          )}
        </div>
      ) : memberships.isError ? (
        <RetryNotice label={texts.retry} error={memberships.error} onRetry={memberships.refetch}>
          {texts.loadFailed} {sentenceOf(memberships.error)}
        </RetryNotice>
      ) : (
        <Skeleton className="h-40" />
      )}
    </Dialog>
  );
}
