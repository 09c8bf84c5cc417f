import type { ChatClient } from './chat-client.ts';
import { ErasableList } from './erasable-list.tsx';
import { texts } from './texts.ts';

/** What the assistant was asked to remember of who is signed in: read and erased by them. Rule: CHATA-15. */
export function Memories({ client }: { client: ChatClient }) {
  return (
    <ErasableList title={texts.memories} failed={texts.memoriesFailed} read={() => client.memories()}>
      {(memories, erase) => (
        <>
          <p className="help">{memories.length === 0 ? texts.noMemories : texts.memoriesAbout}</p>
          <ul>
            {memories.map(({ id, text }) => (
              <li key={id}>
                <span dir="auto">{text}</span>
                <button
                  type="button"
                  className="chip"
                  aria-label={texts.forget(text)}
                  onClick={() => erase(() => client.forget(id))}
                >
                  ×
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </ErasableList>
  );
}
