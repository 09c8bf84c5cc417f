import { linkDrafts } from '../entity-draft.ts';
import { draftWith } from './draft-with.ts';
import type { Features } from './features.ts';

const internal =
  /\b(?:internal|private|confidential|staff(?:[- ]only)?|hidden) (?:notes?|comments?|remarks?)\b|\bnotes? (?:that|which) (?:only \p{L}+ (?:can )?(?:see|read)|(?:\p{L}+ ){1,2}(?:cannot|can['’]?t|must not|may not|do not|don['’]t) (?:see|read))\b/iu;

/** "notes that customers cannot see": written at a record, and read by admins alone. */
export function internalNotes(features: Features): void {
  const { text, reading } = features.context;
  if (reading.language !== 'en' || !internal.test(text)) return;
  const main = features.main;
  const old = features.drafts.find(({ noun }) => /^(?:internal |private |staff )?note$/.test(noun));
  if (old?.draft === main) return;
  if (old) features.drop(old.draft);
  const note = draftWith('internal note', ['Note: text!', 'Date: date', 'Details: longtext']);
  features.add('internal note', note);
  linkDrafts(note, main);
  Object.assign(note.entity, { verb: 'Write an internal note', access: { read: 'admin', write: 'admin' } });
  note.samples = note.samples.slice(0, 3).map((row, index) => ({ ...row, note: ['Called back, nobody answered', 'Needs a second look', 'Waiting for a spare part'][index]! }));
  features.note(`Internal notes are read and written by admins alone; make whoever works on ${main.entity.plural.toLowerCase()} an admin of the app.`);
} // prettier-ignore
