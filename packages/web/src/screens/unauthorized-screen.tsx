import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import { accountTexts as texts } from '../features/accounts/accounts.texts.ts';
import { useSignOut } from '../features/accounts/session.requests.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { FullMessage } from '../ui/full-message.tsx';

/** AUTH-04: a refused account ends here, signed out. `paymentId` is named for whoever writes about a payment (ROUTE-01). */
export function UnauthorizedScreen() {
  usePageTitle('Not allowed');
  const [parameters] = useSearchParams();
  const { mutate, isIdle } = useSignOut();
  useEffect(() => {
    if (isIdle) mutate();
  }, [isIdle, mutate]);
  const paymentId = parameters.get('paymentId')?.slice(0, 100);
  const text = paymentId ? `${texts.unauthorizedText} ${texts.unauthorizedPayment(paymentId)}` : texts.unauthorizedText;
  return (
    <FullMessage title={texts.unauthorizedTitle} text={text}>
      <Button asChild variant="filled">
        <Link to={paths.login.to()}>{texts.signIn}</Link>
      </Button>
    </FullMessage>
  );
}
