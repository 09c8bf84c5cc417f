import type { MembershipSettings, PaymentProviderName } from '@whittle/contract/memberships';
import { useId, useState } from 'react';
import { planTexts } from '../../core/plans/plans.texts.ts';
import { UpgradeNotice } from '../../core/plans/upgrade-notice.tsx';
import { sentenceOf } from '../../lib/api-error.ts';
import { confirmWithToast } from '../../lib/toasts.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useMembershipHandlers } from './memberships.requests.ts';
import { membershipWords } from './membership-words.ts';
import { ProviderChoice } from './provider-choice.tsx';
import { PricingDialog } from './pricing-dialog.tsx';
import { ProductStep } from './product-step.tsx';
import { Step } from './step.tsx';
import { TokenStep } from './token-step.tsx';

type MembershipStepsProps = {
  appId: string;
  settings: MembershipSettings;
  /** The one that is shown: the stored one, or another before its token is stored. */
  provider: PaymentProviderName;
  onProvider: (provider: PaymentProviderName) => void;
  /** Among other settings; a dialog has the title itself. */
  isTitleShown?: boolean;
};

/** The block 'Paid Memberships': turned on, then token, product and connection in their order (MEMB-01 to MEMB-10). */
export function MembershipSteps({ appId, settings, provider, onProvider, isTitleShown }: MembershipStepsProps) {
  const texts = membershipWords(provider);
  const { change, connect } = useMembershipHandlers(appId, provider);
  const id = useId();
  const [chosenId, setChosenId] = useState('');
  const [isChanging, setIsChanging] = useState(false);
  const [isPricingShown, setIsPricingShown] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const { isPaidMembershipsEnabled: isEnabled, isSignupEnabled, paidMembershipsProduct: product } = settings;
  const { paymentProvider: stored, hasPaymentProviderAccessToken, isSetupCompleted } = settings.paidMembershipsSettings;
  const { neededPlan } = settings;
  const isLocked = neededPlan !== undefined;
  const isStored = stored === provider;
  const hasToken = hasPaymentProviderAccessToken && isStored;
  const isConnected = isSetupCompleted && isStored && !isChanging;
  const isOpen = isEnabled && hasToken;

  const attempt = async (work: () => Promise<unknown>) => {
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      setProblem(sentenceOf(error));
    }
  };
  /** The mark follows the click at once, and goes back when the change is refused. */
  const toggle = async () => {
    setWanted(!isEnabled);
    await attempt(() => change.mutateAsync({ isPaidMembershipsEnabled: !isEnabled }));
    setWanted(null);
  };
  const connectTo = (productId: string, done: string) =>
    attempt(async () => {
      await connect.mutateAsync({ productId, replaces: product?.id });
      setIsChanging(false);
      setChosenId('');
      confirmWithToast(done);
    });

  return (
    <section aria-labelledby={`${id}-title`} className="flex flex-col gap-4">
      <h3 id={`${id}-title`} className={isTitleShown ? 'type-heading' : 'sr-only'}>
        {texts.title}
      </h3>
      {/* Among other settings the head of the panel says it. */}
      {isLocked && !isTitleShown && <UpgradeNotice>{planTexts.needs(neededPlan)}</UpgradeNotice>}
      <div className="flex items-start gap-3 coarse:min-h-11">
        <input
          id={`${id}-on`}
          type="checkbox"
          checked={wanted ?? isEnabled}
          disabled={((!isSignupEnabled || isLocked) && !isEnabled) || change.isPending}
          aria-describedby={`${id}-says`}
          onChange={() => void toggle()}
          className="mt-0.5 size-4 shrink-0 accent-accent"
        />
        <div>
          <label htmlFor={`${id}-on`} className="block cursor-pointer font-medium">
            {texts.enable}
          </label>
          <p id={`${id}-says`} className="text-ink-2">
            {isSignupEnabled || isEnabled ? texts.enabledSays : texts.needsSignUp}
          </p>
        </div>
      </div>
      <ProviderChoice value={provider} stored={stored} isEnabled={isEnabled} onChange={onProvider} />
      {isStored && settings.isTestMode && <Notice kind="warning">{texts.testMode}</Notice>}
      <ol className="flex flex-col gap-4">
        <TokenStep
          key={provider}
          texts={texts}
          isEnabled={isEnabled && !isLocked}
          hasToken={hasToken}
          isSaving={change.isPending && change.variables.isPaidMembershipsEnabled === undefined}
          onSave={(token) =>
            change.mutateAsync(provider === 'stripe' ? { stripeRestrictedKey: token } : { gumroadAccessToken: token })
          }
        />
        <ProductStep
          appId={appId}
          provider={provider}
          isOpen={isOpen}
          connected={isConnected ? product : null}
          chosenId={chosenId}
          onChoose={setChosenId}
          onChange={() => {
            setIsChanging(true);
            setChosenId('');
          }}
        />
        <Step
          number={3}
          title={texts.connectStep}
          waits={isConnected || chosenId || !isOpen ? undefined : texts.connectWaits}
        >
          <div className="flex flex-wrap items-center gap-2">
            <Button
              variant="filled"
              disabled={isConnected || !isOpen || isLocked || chosenId === ''}
              isBusy={connect.isPending && !isConnected}
              onClick={() => void connectTo(chosenId, texts.connectedToast)}
            >
              {isConnected ? texts.connected : texts.connect}
            </Button>
            {isConnected && product && (
              <Button
                variant="plain"
                disabled={!isOpen}
                isBusy={connect.isPending}
                onClick={() => void connectTo(product.id, texts.resynced)}
              >
                {texts.resync}
              </Button>
            )}
            {isChanging && (
              <Button variant="plain" onClick={() => setIsChanging(false)}>
                {texts.keep}
              </Button>
            )}
            <Button variant="plain" onClick={() => setIsPricingShown(true)}>
              {texts.showPricing}
            </Button>
          </div>
          {isConnected && <p className="type-meta text-ink-3">{settings.hearsEvents ? texts.hears : texts.polls}</p>}
        </Step>
      </ol>
      {problem && <Notice kind="danger">{problem}</Notice>}
      {isPricingShown && (
        <PricingDialog offer={isStored ? settings.offer : null} onClose={() => setIsPricingShown(false)} />
      )}
    </section>
  );
}
