import type { AppSummary } from '@whittle/contract/apps';
import type { AppAccess } from '@whittle/contract/people';
import type { PublishRequest } from '@whittle/contract/publishing';
import type { MembershipSettings } from '@whittle/contract/memberships';
import type { VersionFile } from '@whittle/contract/versions';
import { effectiveAccess } from '@whittle/domain/publishing/app-access';
import { Notice } from '../../ui/notice.tsx';
import { AfterAMoment, Skeleton } from '../../ui/skeleton.tsx';
import { AccessModes } from '../../core/app-access/access-modes.tsx';
import { AccessChoice, type ChosenAccess } from '../../core/app-access/access-choice.tsx';
import { appAccessTexts } from '../../core/app-access/app-access.texts.ts';
import { MembersChoice } from './members-choice.tsx';
import { needsSignIn } from './entity-access.ts';
import { publishingTexts as texts } from './publishing.texts.ts';

type PublishAccessProps = {
  app: Pick<AppSummary, 'publishedVersionId'>;
  /** Who can open the app now; undefined while it loads, null when it could not be loaded. */
  access: AppAccess | null | undefined;
  files: readonly VersionFile[] | null | undefined;
  /** What was chosen here; null as long as nothing was. */
  chosen: ChosenAccess | null;
  onChoose: (chosen: ChosenAccess) => void;
  members: MembershipSettings | undefined;
  isForMembers: boolean;
  onMembers: () => void;
  onLeave: () => void;
  /** Publishing was pressed before the question was answered. */
  isAnswerMissing: boolean;
};

/** Who can open the app once it is published, to read and to change in one place. */
export function PublishAccess({
  app,
  access,
  files,
  chosen,
  onChoose,
  isAnswerMissing,
  members,
  isForMembers,
  onMembers,
  onLeave,
}: PublishAccessProps) {
  const ofMembers = (name: string) =>
    members && <MembersChoice {...{ name, onLeave }} settings={members} isChosen={isForMembers} onChoose={onMembers} />;
  const isAsked = chosen === null && !isForMembers && isAccessOpen(app, access, files);
  return (
    <section aria-labelledby="who-can-open" className="flex flex-col gap-2">
      <h3 id="who-can-open" className="type-heading">
        {isAsked ? texts.whoFor : appAccessTexts.accessTitle}
      </h3>
      {access === null && <Notice kind="warning">{texts.openFailed}</Notice>}
      {(access === undefined || files === undefined) && (
        <AfterAMoment>
          <Skeleton className="h-5 w-64" />
        </AfterAMoment>
      )}
      {isAsked && access && (
        <>
          <p className="text-ink-2">{texts.whoForAbout}</p>
          {isAnswerMissing && (
            <p role="alert" className="text-danger">
              {texts.whoForMissing}
            </p>
          )}
          <AccessModes
            value={null}
            onChange={(accessMode) => onChoose({ accessMode, isSignupEnabled: access.isSignupEnabled })}
          >
            {ofMembers}
          </AccessModes>
        </>
      )}
      {!isAsked && access && files !== undefined && (
        <>
          <p className="text-ink-2">
            {texts.openAbout} {access.accessMode === null && chosen === null && appAccessTexts.automatic}
          </p>
          <AccessChoice
            value={chosen ?? accessAfterPublish(access, files)}
            onChange={onChoose}
            canEnableSignup
            neededPlan={access.neededPlan}
            isOther={isForMembers}
          >
            {ofMembers}
          </AccessChoice>
        </>
      )}
    </section>
  );
}

/**
 * Whether nobody and nothing says who the app is for (PUB-20): it was never published, nobody chose, and its data opens
 * it to no visitor, which may be meant or be what a reply left out.
 */
export const isAccessOpen = (
  { publishedVersionId }: Pick<AppSummary, 'publishedVersionId'>,
  access: AppAccess | null | undefined,
  files: readonly VersionFile[] | null | undefined,
): boolean => publishedVersionId === null && access?.accessMode === null && !!files && needsSignIn(files);

/** Who can open the app when nothing is chosen: as long as nobody ever chose, the data of what is published decides. */
export const accessAfterPublish = (access: AppAccess, files: readonly VersionFile[] | null): ChosenAccess => ({
  accessMode: files ? effectiveAccess(access.accessMode, needsSignIn(files)) : access.effectiveMode,
  isSignupEnabled: access.isSignupEnabled,
});

/** What of a choice is new: an access that follows from the data goes on to do so when only joining is changed. */
export function changedAccess(before: ChosenAccess, chosen: ChosenAccess): PublishRequest['access'] {
  const changed = {
    ...(chosen.accessMode !== before.accessMode && { accessMode: chosen.accessMode }),
    ...(chosen.isSignupEnabled !== before.isSignupEnabled && { isSignupEnabled: chosen.isSignupEnabled }),
  };
  return Object.keys(changed).length === 0 ? undefined : changed;
}
