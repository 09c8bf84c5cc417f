import type { AssistantMemory } from '@whittle/contract/chat-assistant/chat-assistant';
import { useState } from 'react';
import type { ChatClient } from './chat-client.ts';
import { texts } from './texts.ts';

/** What the assistant was asked to remember of who is signed in: read and erased by them. Rule: CHATA-15. */
export function Memories({ client }: { client: ChatClient }) {
  const [list, setList] = useState<readonly AssistantMemory[] | 'failed' | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const load = () => client.memories().then(setList, () => setList('failed'));
  const forget = async (id: string) => {
    setHasFailed(false);
    await client.forget(id).catch(() => setHasFailed(true));
    await load();
  };
  return (
    <details className="memory" onToggle={({ currentTarget }) => currentTarget.open && void load()}>
      <summary>{texts.memories}</summary>
      {list === null ? (
        <div className="skeleton" />
      ) : list === 'failed' ? (
        <p className="problem">
          {texts.memoriesFailed}{' '}
          <button type="button" className="quiet" onClick={() => void load()}>
            {texts.retry}
          </button>
        </p>
      ) : (
        <>
          <p className="help">{list.length === 0 ? texts.noMemories : texts.memoriesAbout}</p>
          <ul>
            {list.map(({ id, text }) => (
              <li key={id}>
                <span dir="auto">{text}</span>
                <button type="button" className="chip" aria-label={texts.forget(text)} onClick={() => void forget(id)}>
                  ×
                </button>
              </li>
            ))}
          </ul>
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
