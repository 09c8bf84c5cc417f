import type { MembershipSettings } from '@whittle/contract/memberships';
import { useId } from 'react';
import { planTexts } from '../../core/plans/plans.texts.ts';
import { UpgradeNotice } from '../../core/plans/upgrade-notice.tsx';
import { Link } from 'react-router';
import { publishingTexts } from './publishing.texts.ts';

const texts = publishingTexts.members;

type MembersChoiceProps = {
  /** Of the group of ways in that it belongs to. */
  name: string;
  settings: MembershipSettings;
  isChosen: boolean;
  onChoose: () => void;
  onLeave: () => void;
};

/** Members as one of the ways into an app, beside who has an account or was invited. */
export function MembersChoice({ name, settings, isChosen, onChoose, onLeave }: MembersChoiceProps) {
  const id = useId();
  // What was turned on before a downgrade goes on.
  const neededPlan = settings.isPaidMembershipsEnabled ? undefined : settings.neededPlan;
  const isReady = canBeForMembers(settings) && neededPlan === undefined;
  return (
    <div className="flex min-h-11 items-start gap-3 py-1">
      <input
        id={id}
        type="radio"
        name={name}
        checked={isChosen}
        disabled={!isReady}
        onChange={onChoose}
        aria-describedby={`${id}-says`}
        className="mt-0.5 size-4 shrink-0 accent-accent"
      />
      <div>
        <label htmlFor={id} className="block cursor-pointer font-medium">
          {texts.name}
        </label>
        <p id={`${id}-says`} className="text-ink-2">
          {isReady || neededPlan !== undefined ? texts.sentence : texts.notReady}{' '}
          {!isReady && neededPlan === undefined && (
            <Link to={setUpAddress} className="text-accent-text underline" onClick={onLeave}>
              {texts.setUp}
            </Link>
          )}
        </p>
        {neededPlan !== undefined && <UpgradeNotice>{planTexts.needs(neededPlan)}</UpgradeNotice>}
      </div>
    </div>
  );
}

/** On the screen that the dialog stands on. */
const setUpAddress = '?view=database&entity=@users';

/** A product was connected once, so the gate can be turned on. */
const canBeForMembers = ({ paidMembershipsProduct, paidMembershipsSettings }: MembershipSettings): boolean =>
  paidMembershipsProduct !== null && paidMembershipsSettings.isSetupCompleted;

export const isForMembers = (settings: MembershipSettings | undefined): boolean =>
  settings !== undefined && settings.isPaidMembershipsEnabled && canBeForMembers(settings);
