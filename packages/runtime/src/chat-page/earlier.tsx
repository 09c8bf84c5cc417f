import type { ChatClient } from './chat-client.ts';
import { ErasableList } from './erasable-list.tsx';
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
  const eraseOne = async (id: string) => {
    await client.erase(id);
    if (id === shownId) onErased();
  };
  const eraseAll = async () => {
    await client.eraseAll();
    onErased();
  };
  return (
    <ErasableList title={texts.earlier} about={texts.earlierAbout} failed={texts.openFailed} read={() => client.list()}>
      {(conversations, erase) =>
        conversations.length === 0 ? (
          <p className="help">{texts.noEarlier}</p>
        ) : (
          <>
            <ul>
              {conversations.map(({ id, title, updatedAt }) => (
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
                  <button
                    type="button"
                    className="chip"
                    aria-label={texts.erase(title)}
                    onClick={() => erase(() => eraseOne(id))}
                  >
                    ×
                  </button>
                </li>
              ))}
            </ul>
            <button type="button" className="plain" onClick={() => confirm(texts.eraseSure) && erase(eraseAll)}>
              {texts.eraseAll}
            </button>
          </>
        )
      }
    </ErasableList>
  );
}
