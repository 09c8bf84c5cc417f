import { pluralise } from '../plan/names.ts';
import { isPerson } from './chunks.ts';
import { gradeOf } from './lexicon/graded-nouns.ts';
import type { ReadEntity, Reading } from './reading.ts';

const item = String.raw`(?!(?:that|which|and|the|die|der|das)(?!\p{L}))[\p{L}-]{3,}`;
/** "whose passport expires soon", "wessen Ausweis bald abläuft" */
const runsOut = new RegExp(String.raw`(?<!\p{L})(?:whose|when (?:the|their|its)|wessen|deren|wann (?:die|der|das|ihre?)) (?<items>${item}(?:(?:, | and | or | und | oder )(?:the |die |der |das )?${item}){0,3}) (?:(?:soon|bald|demnächst) )?(?:runs? out|run out|expires?|is up|ends?|needs? renew\p{L}*|abläuft|ablaufen|ausläuft|auslaufen|endet|enden)(?!\p{L})`, 'iu'); // prettier-ignore
/** "some sweet, others savoury", "manche herb, manche mild" */
const kinds = /(?<!\p{L})(?:some|manche|einige|teils) (?<first>\p{L}{4,}),? (?:and |und )?(?:some|others|manche|andere|einige|teils) (?<second>\p{L}{4,})(?=\s*(?:[,.;]|$))/iu; // prettier-ignore
/** "a list of families who are waiting", "Warteliste" */
const waiting = /(?<!(?<!\p{L})(?:no|keine?) )(?<!\p{L})(?:waiting list|wait ?list|list of (?:people|those|families|members|customers) (?:who (?:are|is) )?waiting|warteliste)(?!\p{L})/iu; // prettier-ignore

const bare = (field: string): string => field.replace(/\s*\(.*$/, '').toLowerCase();

/** The thing that a text spoke of last before a place in it. */
function lastBefore({ entities }: Reading, typed: string, at: number): string | undefined {
  const said = typed.slice(0, at).toLowerCase();
  const things = entities.filter(({ noun, isLink, isImplied }) => !isLink && !isImplied && !isPerson(noun));
  return things.toSorted((a, b) => said.lastIndexOf(b.noun) - said.lastIndexOf(a.noun))[0]?.noun;
}

const withFields = (entities: readonly ReadEntity[], noun: string | undefined, fields: readonly string[]): ReadEntity[] =>
  entities.map((one) => (one.noun === noun ? { ...one, fields: [...one.fields, ...fields.filter((field) => !one.fields.some((known) => bare(known) === bare(field)))] } : one)); // prettier-ignore

/** What a text asks to know of a thing: until when its papers hold. They are no lists then. */
export function withExpiries(read: Reading, typed: string): Reading {
  const out = read.language === 'other' ? null : runsOut.exec(typed);
  const named = out?.groups?.items?.split(/, | and | or | und | oder /).map((name) => name.replace(/^(?:the|die|der|das) /i, '')) ?? []; // prettier-ignore
  const isKept = named.some((name) => /^(?:event|deed|person)$/.test(gradeOf(name.toLowerCase())?.kind ?? '') || read.entities.some(({ noun, fields, plural }) => noun === name.toLowerCase() && (fields.length > 0 || new RegExp(`(?<!\\p{L})(?:${[pluralise(noun), plural ?? ''].filter((one) => one !== '' && one.toLowerCase() !== noun).join('|') || '(?!)'})(?!\\p{L})`, 'iu').test(typed)))); // prettier-ignore
  if (!out || named.length === 0 || isKept) return read;
  const until = named.map((name) => (read.language === 'de' ? `${name} gültig bis` : `${name} until`));
  const kept = read.entities.filter(({ noun }) => !named.some((name) => noun === name.toLowerCase()));
  return withEntities(read, withFields(kept, lastBefore(read, typed, out.index), until));
}

/** Some of a thing are of one kind and some of another: that is a choice of it. */
export function withSaidKinds(read: Reading, typed: string): Reading {
  const kind = read.language === 'other' ? null : kinds.exec(typed);
  if (!kind?.groups) return read;
  const choice = `${read.language === 'de' ? 'Art' : 'kind'} (${kind.groups.first}, ${kind.groups.second})`;
  return withEntities(read, withFields(read.entities, lastBefore(read, typed, kind.index), [choice]));
}

/** A list of those who wait is one of its own. */
export function withWaitingList(read: Reading, typed: string): Reading {
  const isKnown = read.entities.some(({ noun }) => /wait|warte|applicant|bewerber/.test(noun));
  if (read.language === 'other' || isKnown || !waiting.test(typed)) return read;
  const isGerman = read.language === 'de';
  const noun = isGerman ? 'wartelisteneintrag' : 'waiting person';
  const kept = read.entities.filter((one) => !(one.noun === 'list' || one.noun === 'liste') || one.fields.length > 0);
  return withEntities(read, [...kept, { noun, plural: isGerman ? 'Warteliste' : 'waiting list', fields: isGerman ? ['Name', 'Telefon', 'Seit (Datum)', 'Notizen'] : ['name', 'phone', 'since', 'notes'], weight: 1.5, why: ['has fields'], isImplied: false, isWhole: true }]); // prettier-ignore
}

function withEntities(read: Reading, entities: ReadEntity[]): Reading {
  const nouns = new Set(entities.map(({ noun }) => noun));
  return { ...read, entities, relations: read.relations.filter(({ from, to }) => nouns.has(from) && nouns.has(to)) };
}
