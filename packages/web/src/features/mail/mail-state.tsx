import type { MailState as State } from '@whittle/contract/mail';
import { Check, Clock, Inbox, OctagonAlert } from 'lucide-react';
import { cx } from '../../lib/cx.ts';
import { mailTexts as texts } from './mail.texts.ts';

const looks = {
  held: { icon: Inbox, ink: 'text-ink-2' },
  queued: { icon: Clock, ink: 'text-warning' },
  sent: { icon: Check, ink: 'text-success' },
  failed: { icon: OctagonAlert, ink: 'text-danger' },
} satisfies Record<State, unknown>;

/** Where a mail stands, in a word with its sign. */
export function MailState({ state }: { state: State }) {
  const { icon: Icon, ink } = looks[state];
  return (
    <span className={cx('inline-flex items-center gap-1.5 whitespace-nowrap', ink)}>
      <Icon aria-hidden size={16} />
      {texts.states[state]}
    </span>
  );
}
