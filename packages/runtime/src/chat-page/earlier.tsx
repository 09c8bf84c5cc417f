import type { Conversation } from '@whittle/contract/chat-assistant/chat-assistant';
import { useState } from 'react';
import type { ChatClient } from './chat-client.ts';
import { texts } from './texts.ts';

type EarlierProps = {
  client: ChatClient;
  shownId: string;
  onOpen: (id: string) => void;
  /** The conversation that is shown is gone. */
  onErased: () => void;
};

const when = new Intl.DateTimeFormat(navigator.language, { dateStyle: 'medium', timeStyle: 'short' });

/** What is remembered of the person: read and erased by them. Rule: CHATA-08. */
export function Earlier({ client, shownId, onOpen, onErased }: EarlierProps) {
  const [list, setList] = useState<readonly Conversation[] | 'failed' | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const load = () => client.list().then(setList, () => setList('failed'));
  const erase = async (id?: string) => {
    setHasFailed(false);
    try {
      await (id === undefined ? client.eraseAll() : client.erase(id));
      if (id === undefined || id === shownId) onErased();
    } catch {
      setHasFailed(true);
    }
    await load();
  };
  return (
    <details className="memory" onToggle={({ currentTarget }) => currentTarget.open && void load()}>
      <summary>{texts.earlier}</summary>
      <p className="help">{texts.earlierAbout}</p>
      {list === null ? (
        <div className="skeleton" />
      ) : list === 'failed' ? (
        <p className="problem">
          {texts.openFailed}{' '}
          <button type="button" className="quiet" onClick={() => void load()}>
            {texts.retry}
          </button>
        </p>
      ) : list.length === 0 ? (
        <p className="help">{texts.noEarlier}</p>
      ) : (
        <>
          <ul>
            {list.map(({ id, title, updatedAt }) => (
              <li key={id}>
                <button
                  type="button"
                  className="quiet"
                  dir="auto"
                  aria-current={id === shownId ? 'true' : undefined}
                  onClick={() => onOpen(id)}
                >
                  <time dateTime={updatedAt}>{when.format(new Date(updatedAt))}</time> {title}
                </button>
                <button type="button" className="chip" aria-label={texts.erase(title)} onClick={() => void erase(id)}>
                  ×
                </button>
              </li>
            ))}
          </ul>
          <button type="button" className="plain" onClick={() => confirm(texts.eraseSure) && void erase()}>
            {texts.eraseAll}
          </button>
        </>
      )}
      {hasFailed && (
        <p className="problem" role="alert">
          {texts.eraseFailed}
        </p>
      )}
    </details>
  );
}
