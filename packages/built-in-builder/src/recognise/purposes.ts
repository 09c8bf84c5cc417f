import { isPerson } from '../reading/chunks.ts';
import type { EntityDraft } from './entity-draft.ts';

const isLentOrBooked = /(?:^| )(?:loan|lending|rental|booking|reservation)$|(?:ausleihe|verleih|buchung|reservierung)$/;

const purposes = ['Evening practice', 'Summer party', 'Weekend', 'Course for beginners', 'Trip with the whole family, back on Sunday', 'Rehearsal', 'Holidays', 'Club evening']; // prettier-ignore

/** A loan of a boat says who has which boat; a name added to it would read as one more person. It says what for. */
export function namedByPurpose(draft: EntityDraft, noun: string, thing: string): void {
  const title = draft.entity.fields[0];
  if (draft.addedTitle === null || title?.name !== 'name' || !isLentOrBooked.test(noun) || isPerson(thing)) return;
  Object.assign(title, { name: 'purpose', label: 'Purpose' });
  draft.addedTitle = title.label;
  draft.samples = draft.samples.map((row, index) => ({
    ...Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'name')),
    purpose: purposes[index % purposes.length]!,
  }));
}
