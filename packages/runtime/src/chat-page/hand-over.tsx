import { type FormEvent, useState } from 'react';
import { RefusedError } from '../answers/server-calls.ts';
import type { ChatClient } from './chat-client.ts';
import { texts } from './texts.ts';

type HandOverProps = { client: ChatClient; conversationId: string; needsEmail: boolean };

/** Sends the conversation to the people behind the app. Rule: CHATA-11. */
export function HandOver({ client, conversationId, needsEmail }: HandOverProps) {
  const [state, setState] = useState<'closed' | 'open' | 'busy' | 'sent'>('closed');
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setState('busy');
    setProblem(null);
    try {
      await client.handOver(conversationId, {
        note: String(form.get('note') ?? ''),
        email: String(form.get('email') ?? '').trim(),
      });
      setState('sent');
    } catch (error) {
      setProblem((error instanceof RefusedError && error.message) || texts.failed);
      setState('open');
    }
  };
  if (state === 'sent') return <p role="status">{texts.sentToPerson}</p>;
  if (state === 'closed')
    return (
      <button type="button" className="quiet" onClick={() => setState('open')}>
        {texts.person}
      </button>
    );
  return (
    <form className="hand-over" onSubmit={(event) => void send(event)}>
      <p className="help">{texts.personAbout}</p>
      {needsEmail && (
        <label className="field">
          <span className="label">{texts.email}</span>
          <input type="email" name="email" required maxLength={320} autoComplete="email" />
        </label>
      )}
      <label className="field">
        <span className="label">{texts.note}</span>
        <textarea name="note" rows={2} maxLength={2_000} />
      </label>
      {problem !== null && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <div className="actions">
        <button type="submit" className="primary" disabled={state === 'busy'}>
          {texts.sendToPerson}
        </button>
        <button type="button" className="plain" onClick={() => setState('closed')}>
          {texts.cancel}
        </button>
      </div>
    </form>
  );
}
