import type { Account } from '@whittle/contract/accounts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { confirmWithToast } from '../../lib/toasts.tsx';
import { useLatest } from '../../lib/use-latest.ts';
import { planTexts as texts } from '../../core/plans/plans.texts.ts';
import { refreshPlan } from './plans.requests.ts';
import { watchPayment } from './watch-payment.ts';

type PaymentState = 'none' | 'looking' | 'not-found';
export type Payment = { state: PaymentState; look: () => void; lookOnReturn: () => void };

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Looks for a payment while its tab is open, whether or not the plans are shown. One look at a time. */
export function usePayment(account: Account, saleId: string | null, readAccountAgain: () => Promise<Account>): Payment {
  const [state, setState] = useState<PaymentState>('none');
  const present = useLatest({ account, readAccountAgain });
  const running = useRef<AbortController | null>(null);
  const stopListening = useRef<() => void>(() => {});
  useEffect(
    () => () => {
      running.current?.abort();
      stopListening.current();
    },
    [],
  );

  const look = useCallback(() => {
    running.current?.abort();
    const stop = new AbortController();
    running.current = stop;
    setState('looking');
    const readAgain = async () => {
      await refreshPlan(saleId).catch(() => undefined);
      return present.current.readAccountAgain();
    };
    void watchPayment({ saleId, before: present.current.account, readAgain, wait, signal: stop.signal }).then(
      (found) => {
        if (stop.signal.aborted) return;
        setState(found ? 'none' : 'not-found');
        if (!found) return;
        const isThere = found.planSubscriptionStatus !== null && found.plan !== 'lite';
        confirmWithToast(isThere ? texts.paymentFound(texts.names[found.plan]) : texts.paymentSeen);
      },
    );
  }, [saleId, present]);

  /** Once whoever pays in another tab comes back to this one. */
  const lookOnReturn = useCallback(() => {
    stopListening.current();
    const onChange = () => {
      if (document.visibilityState !== 'visible') return;
      stopListening.current();
      look();
    };
    document.addEventListener('visibilitychange', onChange);
    stopListening.current = () => document.removeEventListener('visibilitychange', onChange);
  }, [look]);

  useEffect(() => {
    if (saleId !== null) look();
  }, [saleId, look]);
  return { state, look, lookOnReturn };
}
