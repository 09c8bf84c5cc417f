import { useState } from 'react';
import { sentenceOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { RowsToCome } from '../../ui/skeleton.tsx';
import { MembershipSteps } from './membership-steps.tsx';
import { MembershipsDialog } from './memberships-dialog.tsx';
import { useMemberships } from './memberships.requests.ts';
import { membershipTexts as texts } from './memberships.texts.ts';
import { useProvider } from './use-provider.ts';

type MembershipsSectionProps = {
  appId: string;
  /** As the switch above says, which may be ahead of what was read. */
  isSignupEnabled: boolean;
};

/** MEMB-01: paid memberships among the settings of an app, below who may sign up. */
export function MembershipsSection({ appId, isSignupEnabled }: MembershipsSectionProps) {
  const memberships = useMemberships(appId);
  const settings = memberships.data;
  const { provider, setWanted } = useProvider(settings);
  const [isListOpen, setIsListOpen] = useState(false);
  if (memberships.isPending) return <RowsToCome rows={3} />;
  if (!settings) {
    return (
      <RetryNotice label={texts.retry} error={memberships.error} onRetry={memberships.refetch}>
        {texts.loadFailed} {sentenceOf(memberships.error)}
      </RetryNotice>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <MembershipSteps
        appId={appId}
        settings={{ ...settings, isSignupEnabled }}
        provider={provider}
        onProvider={setWanted}
        isTitleShown
      />
      {settings.paidMembershipsSettings.isSetupCompleted && (
        <Button className="self-start" onClick={() => setIsListOpen(true)}>
          {texts.showMembers}
        </Button>
      )}
      {isListOpen && <MembershipsDialog appId={appId} onClose={() => setIsListOpen(false)} />}
    </div>
  );
}
