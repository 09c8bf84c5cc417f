import type { MailSummary } from '@whittle/contract/mail';
import { Link } from 'react-router';
import { exactTime, lastChange } from '../../lib/times.ts';
import { paths } from '../../paths.ts';
import { MailState } from './mail-state.tsx';
import { mailTexts as texts } from './mail.texts.ts';

/** One mail of the list; the whole row opens it. On a phone the facts stand below each other. */
export function MailRow({ mail, now }: { mail: MailSummary; now: Date }) {
  const { id, to, subject, kind, app, state, problem, createdAt } = mail;
  return (
    <li className="relative grid gap-x-4 gap-y-0.5 border-b border-line px-2 py-3 focus-within:bg-hover hover:bg-hover sm:grid-cols-[minmax(0,1fr)_minmax(0,11rem)_7rem_6rem] sm:items-start">
      <div className="min-w-0">
        <Link to={paths.adminMail.to(id)} className="font-medium break-all after:absolute after:inset-0">
          {to}
        </Link>
        <p className="truncate text-ink-2">{subject}</p>
        {problem && <p className="text-danger break-words">{problem}</p>}
      </div>
      <p className="min-w-0 text-ink-2">
        {texts.kinds[kind] ?? kind}
        <span className="type-meta block truncate text-ink-3 max-sm:ms-2 max-sm:inline">
          {app?.name ?? texts.builder}
        </span>
      </p>
      <div className="flex items-center justify-between gap-3 sm:contents">
        <p>
          <MailState state={state} />
        </p>
        <time dateTime={createdAt} title={exactTime(createdAt)} className="text-ink-3 tabular sm:text-end">
          {lastChange(createdAt, now)}
        </time>
      </div>
    </li>
  );
}
