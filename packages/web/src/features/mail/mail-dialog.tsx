import type { MailDetails } from '@whittle/contract/mail';
import { useState } from 'react';
import { sentenceOf } from '../../lib/api-error.ts';
import { exactTime } from '../../lib/times.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { AfterAMoment, Skeleton } from '../../ui/skeleton.tsx';
import { MailLink } from './mail-link.tsx';
import { MailState } from './mail-state.tsx';
import { useMail, useSendAgain } from './mail.requests.ts';
import { mailTexts as texts } from './mail.texts.ts';

/** One mail: where it stands, its links, and both of its forms. */
export function MailDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { data: mail, isPending, isError } = useMail(id);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      width="wide"
      isTall
      title={mail?.subject ?? texts.title}
      description={mail && <Envelope mail={mail} />}
    >
      {isPending && (
        <AfterAMoment>
          <Skeleton className="h-80" />
        </AfterAMoment>
      )}
      {isError && <Notice kind="danger">{texts.gone}</Notice>}
      {mail && <Body mail={mail} />}
    </Dialog>
  );
}

const Envelope = ({ mail }: { mail: MailDetails }) => (
  <span className="break-words">
    {texts.toWhom(mail.to)} {texts.from(mail.fromName ?? texts.builder)} · {exactTime(mail.createdAt)}
  </span>
);

function Body({ mail }: { mail: MailDetails }) {
  const [form, setForm] = useState<'mail' | 'text'>('mail');
  return (
    <div className="flex h-full flex-col gap-4">
      <Delivery mail={mail} />
      {mail.links.length > 0 && (
        <section aria-label={texts.links} className="flex flex-col gap-2">
          {mail.links.map((link) => (
            <MailLink key={link} link={link} />
          ))}
        </section>
      )}
      {mail.html === null || mail.text === null ? (
        <Notice kind="info">{texts.forgotten}</Notice>
      ) : (
        <>
          <div className="self-start">
            <Segmented
              label={texts.forms}
              value={form}
              onChange={setForm}
              options={[
                { value: 'mail', label: texts.mail },
                { value: 'text', label: texts.text },
              ]}
            />
          </div>
          {form === 'mail' ? <MailFrame html={mail.html} /> : <MailText text={mail.text} />}
        </>
      )}
    </div>
  );
}

function Delivery({ mail }: { mail: MailDetails }) {
  const sending = useSendAgain(mail.id);
  const { state, tries, problem, nextTryAt, html, delivery } = mail;
  const facts = [
    tries > 0 && texts.tries(tries),
    state === 'queued' && tries > 0 && nextTryAt && texts.nextTry(exactTime(nextTryAt)),
  ].filter(Boolean);
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <MailState state={state} />
        <span className="text-ink-2">{facts.join(' · ')}</span>
        {delivery === 'smtp' && html !== null && state !== 'sent' && (
          <Button size="small" isBusy={sending.isPending} onClick={() => sending.mutate()} className="ms-auto">
            {state === 'failed' ? texts.sendAgain : texts.sendNow}
          </Button>
        )}
      </div>
      {problem && <Notice kind={state === 'failed' ? 'danger' : 'warning'}>{problem}</Notice>}
      {sending.isError && <Notice kind="danger">{sentenceOf(sending.error)}</Notice>}
    </div>
  );
}

/**
 * A mail is foreign text: its frame may run nothing and reach nothing. Links open in a tab of their own, since the frame
 * itself goes nowhere.
 */
const MailFrame = ({ html }: { html: string }) => (
  <iframe
    title={texts.frame}
    sandbox="allow-popups allow-popups-to-escape-sandbox"
    srcDoc={html.replace('<head>', '<head><base target="_blank">')}
    className="min-h-112 w-full flex-1 rounded-control border border-line"
  />
);

const MailText = ({ text }: { text: string }) => (
  <pre className="type-code min-h-112 flex-1 overflow-auto rounded-control bg-sunken p-4 break-words whitespace-pre-wrap">
    {text}
  </pre>
);
