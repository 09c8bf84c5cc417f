import type { ImportNote } from '@whittle/contract/imports';
import { importTexts as texts } from './imports.texts.ts';
import { sentenceOf } from './sentence-of.ts';

/** As many as a glance takes in; what is to be decided below them is not pushed out of sight. */
const shownAtOnce = 5;

type ImportNotesProps = { title: string; notes: readonly ImportNote[]; isFolded?: boolean };

/** What is to be said of single files, under one heading; nothing without notes. */
export function ImportNotes({ title, notes, isFolded = false }: ImportNotesProps) {
  if (notes.length === 0) return null;
  if (!isFolded) {
    return (
      <section className="flex flex-col">
        <h2 className="type-heading">{title}</h2>
        <NoteList notes={notes.slice(0, shownAtOnce)} />
        {notes.length > shownAtOnce && (
          <details className="pt-2">
            <summary className="cursor-pointer coarse:min-h-11">{texts.more(notes.length - shownAtOnce)}</summary>
            <NoteList notes={notes.slice(shownAtOnce)} />
          </details>
        )}
      </section>
    );
  }
  return (
    <details>
      <summary className="cursor-pointer coarse:min-h-11">
        <h2 className="type-heading inline">{title}</h2>{' '}
        <span className="type-meta tabular text-ink-2">{texts.entries(notes.length)}</span>
      </summary>
      <NoteList notes={notes} />
    </details>
  );
}

const placeOf = ({ path, line }: ImportNote) =>
  path === null ? texts.whole : line === null ? path : `${path}:${line}`;

const NoteList = ({ notes }: { notes: readonly ImportNote[] }) => (
  <ul className="flex flex-col gap-2 pt-2">
    {notes.map((note, index) => (
      <li key={index} className="max-w-reading">
        <span className="type-code break-all">{placeOf(note)}</span>
        <span className="block text-ink-2">{sentenceOf(note)}</span>
      </li>
    ))}
  </ul>
);
