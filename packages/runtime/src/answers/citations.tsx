import type { Citation } from '@whittle/contract/knowledge/citation';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { PassageSheet } from './passage-sheet.tsx';
import { texts } from './texts.ts';

type Opening = { citations: readonly Citation[]; open: (citation: Citation) => void };

const Citations = createContext<Opening | null>(null);

type CitedProps = { citations: readonly Citation[]; question: string; children: ReactNode };

/** Around an answer: its citations open their passages, in which the words of the question are marked. Rule: CTX-29. */
export function Cited({ citations, question, children }: CitedProps) {
  const [opened, setOpened] = useState<Citation | null>(null);
  return (
    <Citations value={{ citations, open: setOpened }}>
      {children}
      {opened && <PassageSheet citation={opened} question={question} onClose={() => setOpened(null)} />}
    </Citations>
  );
}

export const useCitations = (): Opening | null => useContext(Citations);

/** A citation in an answer; the number alone where its passage is not known yet. */
export function Cite({ number }: { number: number }) {
  const shown = useCitations();
  const citation = shown?.citations.find((one) => one.number === number);
  if (!shown || !citation) return <sup>{number}</sup>;
  return (
    <button
      type="button"
      className="cite"
      aria-label={texts.source(number, citation.name)}
      title={citation.name}
      onClick={() => shown.open(citation)}
    >
      {number}
    </button>
  );
}

/** A plain text with its citations. */
export function CitedText({ text }: { text: string }) {
  const shown = useCitations();
  if (!shown) return text;
  return text.split(/ ?\[(\d+)\]/).map((part, at) => (at % 2 === 0 ? part : <Cite key={at} number={Number(part)} />));
}
