import { Notice } from '../../ui/notice.tsx';
import { codeTexts as texts } from './accounts.texts.ts';
import { useSignInWays } from './accounts.requests.ts';

/** Where the mail is on an installation that cannot send any. */
export function MailPlace() {
  const { data } = useSignInWays();
  return data?.mailDelivery === 'outbox' ? <Notice kind="info">{texts.noMailServer}</Notice> : null;
}
