import type { Citation } from '@whittle/contract/knowledge/citation';
import { answeringPart } from '@whittle/domain/knowledge/quote-passages';
import { markWords } from '@whittle/domain/knowledge/mark-words';
import { type ReactNode, useEffect, useRef } from 'react';
import { texts } from './texts.ts';

type PassageSheetProps = { citation: Citation; question: string; onClose: () => void };

/** A passage as it stands in its source. */
export function PassageSheet({ citation, question, onClose }: PassageSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const part = useRef<HTMLElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    part.current?.scrollIntoView({ block: 'center' });
  }, []);
  const { name, text, address } = citation;
  const { from, to } = answeringPart(text, question);
  const isLink = address !== null && /^https?:\/\//i.test(address);
  return (
    <dialog
      ref={dialog}
      className="sheet"
      aria-label={name}
      onClose={onClose}
      // A click beside it closes it, too.
      {...{ closedby: 'any' }}
    >
      <div className="sheet-body">
        <h2 dir="auto">{name}</h2>
        <p className="help" dir="auto">
          {placeOf(citation)}
        </p>
        <p className="plain-text passage" dir="auto">
          {marked(text.slice(0, from), question)}
          <span ref={part} className="answering">
            {marked(text.slice(from, to), question)}
          </span>
          {marked(text.slice(to), question)}
        </p>
        <p className="actions">
          {isLink && (
            <a className="plain button" href={address} target="_blank" rel="noreferrer">
              {texts.openPage}
            </a>
          )}
          <button type="button" className="plain" onClick={() => dialog.current?.close()}>
            {texts.close}
          </button>
        </p>
      </div>
    </dialog>
  );
}

export const placeOf = ({ titlePath, page, row, text }: Citation): string =>
  [
    // A page whose title is its heading says it once.
    ...titlePath.filter((title, at) => title !== titlePath[at - 1]),
    ...(page === null ? [] : [texts.page(page)]),
    ...(row === null ? [] : [(text.includes('\n') ? texts.fromRow : texts.row)(row)]),
  ].join(' › ');

function marked(text: string, question: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const { from, to } of markWords(text, question)) {
    parts.push(text.slice(at, from), <mark key={from}>{text.slice(from, to)}</mark>);
    at = to;
  }
  return [...parts, text.slice(at)];
}
