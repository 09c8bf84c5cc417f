import { type FormEvent, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { createChatClient } from './chat-client.ts';
import { Earlier } from './earlier.tsx';
import { HandOver } from './hand-over.tsx';
import { Memories } from './memories.tsx';
import { MessageView } from './message-view.tsx';
import type { ChatPageData } from '@whittle/contract/chat-assistant/chat-page';
import { texts } from './texts.ts';
import { useConversation } from './use-conversation.ts';

const questionChars = 4_000;
const endPx = 80;

/** The page of an app's chat assistant. */
export function ChatPage({ data }: { data: ChatPageData }) {
  const { appId, appName, welcome, token, signInUrl, isPreview, isEmbedded, quotesOnly } = data;
  const client = useMemo(() => createChatClient({ appId, token }), [appId, token]);
  const conversation = useConversation(appId, client);
  const { id, messages, problem, isOffline } = conversation;
  const [typed, setTyped] = useState('');
  const [isSending, setIsSending] = useState(false);
  const list = typeof messages === 'string' ? [] : messages;
  const last = list.at(-1);
  const running = last?.state === 'loading' ? last : null;
  const log = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);

  // The end stays in sight for whoever was there.
  useEffect(() => {
    if (!isAtEnd.current || !log.current) return;
    log.current.scrollTop = log.current.scrollHeight;
    // Quotes come at once, and the best one first.
    if (quotesOnly) [...log.current.querySelectorAll('.question')].at(-1)?.scrollIntoView({ block: 'start' });
  }, [messages, quotesOnly]);

  const send = async () => {
    const text = typed.trim();
    if (text === '' || running || isSending) return;
    isAtEnd.current = true;
    setIsSending(true);
    setTyped('');
    const isSent = await conversation.ask(text);
    setIsSending(false);
    if (!isSent) setTyped((now) => now || text);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  };

  return (
    <main className="chat" aria-label={texts.heading(appName)}>
      <header className="chat-head">
        {!isEmbedded && <h1>{texts.heading(appName)}</h1>}
        <div className="actions">
          {list.length > 0 && (
            <button type="button" className="quiet" onClick={conversation.begin}>
              {texts.fresh}
            </button>
          )}
          {signInUrl !== null && (
            <a className="quiet-link" href={signInUrl} {...(isEmbedded && { target: '_blank', rel: 'noreferrer' })}>
              {texts.signIn}
            </a>
          )}
        </div>
      </header>
      <div
        className="log"
        ref={log}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          isAtEnd.current = scrollHeight - scrollTop - clientHeight < endPx;
        }}
      >
        {messages === 'loading' && <div className="skeleton" role="img" aria-label={texts.thinking} />}
        {messages === 'failed' && (
          <p className="problem" role="alert">
            {texts.openFailed}{' '}
            <button type="button" className="quiet" onClick={() => void conversation.open(id)}>
              {texts.retry}
            </button>
          </p>
        )}
        {typeof messages !== 'string' && list.length === 0 && (
          <div className="welcome-part">
            <p className="welcome plain-text" dir="auto">
              {welcome || texts.empty}
            </p>
            {quotesOnly && <p className="notice">{texts.quotes}</p>}
            <Earlier
              client={client}
              shownId={id}
              onOpen={(other) => void conversation.open(other)}
              onErased={conversation.begin}
            />
            {token !== null && <Memories client={client} />}
          </div>
        )}
        {list.length > 0 && (
          <ol className="messages">
            {list.map((message, at) => (
              <MessageView
                key={message.id}
                message={message}
                question={message.role === 'assistant' ? (list[at - 1]?.text ?? '') : ''}
                onDecide={async (proposal, accept) =>
                  conversation.decided(message.id, await client.decide(id, proposal.id, accept))
                }
              />
            ))}
          </ol>
        )}
        {last && !running && !isPreview && (
          <HandOver key={id} client={client} conversationId={id} needsEmail={token === null} />
        )}
        {isOffline && (
          <p className="notice" role="status">
            {texts.offline}
          </p>
        )}
      </div>
      <p className="unseen" role="status">
        {running ? texts.thinking : last?.role === 'assistant' && last.state === 'ready' ? texts.ready : ''}
      </p>
      <form className="composer" onSubmit={submit}>
        {problem !== null && (
          <p className="problem" role="alert">
            {problem}
          </p>
        )}
        <label className="unseen" htmlFor="question">
          {texts.ask}
        </label>
        <textarea
          id="question"
          rows={2}
          dir="auto"
          maxLength={questionChars}
          placeholder={texts.ask}
          value={typed}
          disabled={typeof messages === 'string'}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={onKeyDown}
        />
        {running ? (
          <button type="button" className="plain" onClick={() => void conversation.stop(running.id)}>
            {texts.stop}
          </button>
        ) : (
          <button type="submit" className="primary" disabled={typed.trim() === '' || isSending}>
            {texts.send}
          </button>
        )}
      </form>
    </main>
  );
}
