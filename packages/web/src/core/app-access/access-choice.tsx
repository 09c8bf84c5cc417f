import type { AccessMode } from '@whittle/contract/people';
import { type ReactNode, useId } from 'react';
import { planTexts } from '../plans/plans.texts.ts';
import { UpgradeNotice } from '../plans/upgrade-notice.tsx';
import { AccessModes } from './access-modes.tsx';
import { appAccessTexts as texts } from './app-access.texts.ts';

export type ChosenAccess = { accessMode: AccessMode; isSignupEnabled: boolean };

type AccessChoiceProps = {
  /** Another way in is chosen instead of these, which `children` shows. */
  isOther?: boolean;
  children?: (name: string) => ReactNode;
  value: ChosenAccess;
  onChange: (value: ChosenAccess) => void;
  /** SIGN-04: joining is turned on for an app that people can reach. */
  canEnableSignup: boolean;
  /** The plan that sign-up takes, where the owner has a smaller one. */
  neededPlan?: string | undefined;
};

/** Who can open an app, and whether people may join by themselves: the same choice wherever it is offered. */
export function AccessChoice({ value, onChange, canEnableSignup, neededPlan, isOther, children }: AccessChoiceProps) {
  const id = useId();
  const isByInvitation = value.accessMode === 'private_with_login';
  return (
    <div className="flex flex-col gap-4">
      <AccessModes
        value={isOther ? null : value.accessMode}
        onChange={(accessMode) => onChange({ ...value, accessMode })}
      >
        {children}
      </AccessModes>
      <section aria-labelledby={`${id}-signup`} className="flex flex-col gap-2">
        <h3 id={`${id}-signup`} className="type-heading">
          {texts.signup}
        </h3>
        <label className="flex min-h-6 items-start gap-3 coarse:min-h-11">
          <input
            type="checkbox"
            checked={value.isSignupEnabled}
            disabled={!canEnableSignup || neededPlan !== undefined}
            onChange={({ target }) => onChange({ ...value, isSignupEnabled: target.checked })}
            className="mt-0.5 size-4 shrink-0 accent-accent"
          />
          <span>
            <span className="block font-medium">{texts.signupToggle}</span>
            {!canEnableSignup && <span className="block text-ink-2">{texts.draft}</span>}
            {canEnableSignup && !value.isSignupEnabled && <span className="block text-ink-2">{texts.signupOff}</span>}
            {value.isSignupEnabled && isByInvitation && (
              <span className="block text-ink-2">{texts.signupByInvitation}</span>
            )}
          </span>
        </label>
        {neededPlan !== undefined && <UpgradeNotice>{planTexts.needs(neededPlan)}</UpgradeNotice>}
      </section>
    </div>
  );
}
