import type { Entity, Field } from '../../plan/plan.ts';
import { isPerson } from '../../reading/chunks.ts';
import { gradeOf } from '../../reading/lexicon/graded-nouns.ts';
import type { EntityDraft } from '../entity-draft.ts';
import { draftWith } from './draft-with.ts';
import type { Features } from './features.ts';

const isWho = /^(?:person|name_der_person|wer|mitglied|familie|bezahlt_von|gezahlt_von|zahler|eingetragen_von|paid_by|payer|who|member|bought_by)$/; // prettier-ignore
const isClub = /(?:verein|klub|club|chor|wehr|genossenschaft|association)s?(?!\p{L})/iu;

/** Somebody, or several who count as one: a member, a family. */
export const isWhom = (noun: string): boolean =>
  isPerson(noun) || ['person', 'group'].includes(gradeOf(noun)?.kind ?? '');

/** The list of those to whom the records of a list belong; one is made where they stand there as a text. */
export function ownersOf(features: Features, draft: EntityDraft): { owner: EntityDraft; by: Field } | null {
  const { entity } = draft;
  const known = entity.fields.flatMap((by) => {
    const found = features.drafts.find(({ draft: other }) => by.reference === other.entity.name);
    return found && isWhom(found.noun) ? [{ owner: found.draft, by }] : [];
  })[0];
  if (known) return known;
  const written = entity.fields.find(({ type, name }) => type === 'text' && isWho.test(name));
  if (!written) return null;
  const owner = features.drafts.find(({ noun, draft: other }) => other !== draft && isWhom(noun) && !other.entity.verb)?.draft ?? made(features); // prettier-ignore
  const at = entity.fields.indexOf(written);
  if (at === 0) return null;
  entity.fields.splice(at, 1);
  entity.columns = entity.columns.filter((name) => name !== written.name);
  draft.samples = draft.samples.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => name !== written.name))); // prettier-ignore
  features.link(draft, owner);
  const by = referenceTo(entity, owner.entity);
  if (!by) return null;
  if (/_(?:von|by)$|^(?:zahler|payer)$/.test(written.name)) by.label = written.label;
  return { owner, by };
}

const referenceTo = ({ fields }: Entity, { name }: Entity): Field | undefined => fields.find(({ reference }) => reference === name); // prettier-ignore

function made(features: Features): EntityDraft {
  const isGerman = features.context.reading.language === 'de';
  const isOfClub = isClub.test(features.context.text);
  const [noun, label, plural] = isGerman
    ? isOfClub ? ['mitglied', 'Mitglied', 'Mitglieder'] : ['person', 'Person', 'Personen']
    : isOfClub ? ['member', 'Member', 'Members'] : ['person', 'Person', 'People']; // prettier-ignore
  const draft = draftWith(noun!, ['Name: text!', 'Phone: phone', 'Notes: longtext']);
  Object.assign(draft.entity, { label, plural, access: features.main.entity.access });
  features.add(noun!, draft);
  return draft;
}
