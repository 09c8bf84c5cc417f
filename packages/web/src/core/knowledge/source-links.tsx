import type { Citation } from '@whittle/contract/knowledge/citation';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { contextItemTexts as texts } from './context-items.texts.ts';
import { placeOf } from './passage-place.ts';
import { PassageView } from './passage-view.tsx';

type SourceLinksProps = { citations: readonly Citation[]; question: string };

/** What an answer cites; each opens its source at the passage, for who builds the app. Rule: CTX-29. */
export function SourceLinks({ citations, question }: SourceLinksProps) {
  const [opened, setOpened] = useState<Citation | null>(null);
  const cited = citations.filter(({ number }) => number !== null);
  if (cited.length === 0) return null;
  return (
    <>
      <ul className="flex flex-wrap gap-1.5">
        {cited.map((citation) => {
          const shown = `${citation.number}. ${[citation.name, placeOf(citation)].filter(Boolean).join(' › ')}`;
          return (
            <li key={citation.number}>
              <Button size="small" variant="plain" aria-label={texts.openAt(shown)} onClick={() => setOpened(citation)}>
                {shown}
              </Button>
            </li>
          );
        })}
      </ul>
      {opened && (
        <Dialog
          isOpen
          isTall
          width="wide"
          title={opened.name}
          onOpenChange={() => setOpened(null)}
          footer={<Button onClick={() => setOpened(null)}>{texts.back}</Button>}
        >
          <PassageView passage={opened} question={question} />
        </Dialog>
      )}
    </>
  );
}
