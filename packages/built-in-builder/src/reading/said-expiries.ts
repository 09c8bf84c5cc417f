import { pluralise } from '../plan/names.ts';
import { isPerson } from './chunks.ts';
import { gradeOf } from './lexicon/graded-nouns.ts';
import type { Reading } from './reading.ts';

const item = String.raw`(?!(?:that|which|and|the|die|der|das)(?!\p{L}))[\p{L}-]{3,}`;
/** "whose licence and insurance runs out soon", "wessen Prüfung bald abläuft" */
const runsOut = new RegExp(String.raw`(?<!\p{L})(?:whose|when (?:the|their|its)|wessen|deren|wann (?:die|der|das|ihre?)) (?<items>${item}(?:(?:, | and | or | und | oder )(?:the |die |der |das )?${item}){0,3}) (?:(?:soon|bald|demnächst) )?(?:runs? out|run out|expires?|is up|ends?|needs? renew\p{L}*|abläuft|ablaufen|ausläuft|auslaufen|endet|enden)(?!\p{L})`, 'iu'); // prettier-ignore
/** "some residential some leisure", "manche privat, manche gewerblich" */
const kinds = /(?<!\p{L})(?:some|manche|einige|teils) (?<first>\p{L}{4,}),? (?:and |und )?(?:some|others|manche|andere|einige|teils) (?<second>\p{L}{4,})(?=\s*(?:[,.;]|$))/iu; // prettier-ignore
/** "a list of people waiting", "Warteliste" */
const waiting = /(?<!(?<!\p{L})(?:no|keine?) )(?<!\p{L})(?:waiting list|wait ?list|list of (?:people|those|families|members|customers) (?:who (?:are|is) )?waiting|warteliste)(?!\p{L})/iu; // prettier-ignore

const bare = (field: string): string => field.replace(/\s*\(.*$/, '').toLowerCase();

/** What a text asks of its main thing in passing: when it runs out, of which kind it is, who waits for it. */
export function withSaidInPassing(read: Reading, typed: string): Reading {
  if (read.language === 'other') return read;
  const isGerman = read.language === 'de';
  const things = read.entities.filter(({ noun, isLink, isImplied }) => !isLink && !isImplied && !isPerson(noun));
  const lastBefore = (at: number) => things.toSorted((a, b) => typed.slice(0, at).toLowerCase().lastIndexOf(b.noun) - typed.slice(0, at).toLowerCase().lastIndexOf(a.noun))[0]; // prettier-ignore
  let { entities } = read;
  const add = (noun: string | undefined, fields: readonly string[]): void => {
    entities = entities.map((one) => (one.noun === noun ? { ...one, fields: [...one.fields, ...fields.filter((field) => !one.fields.some((known) => bare(known) === bare(field)))] } : one)); // prettier-ignore
  };
  const out = runsOut.exec(typed);
  const named = out?.groups?.items?.split(/, | and | or | und | oder /).map((name) => name.replace(/^(?:the|die|der|das) /i, '')) ?? []; // prettier-ignore
  const isKept = named.some((name) => /^(?:event|deed|person)$/.test(gradeOf(name.toLowerCase())?.kind ?? '') || entities.some(({ noun, fields, plural }) => noun === name.toLowerCase() && (fields.length > 0 || new RegExp(`(?<!\\p{L})(?:${[pluralise(noun), plural ?? ''].filter((one) => one !== '' && one.toLowerCase() !== noun).join('|') || '(?!)'})(?!\\p{L})`, 'iu').test(typed)))); // prettier-ignore
  if (out && named.length > 0 && !isKept) entities = entities.filter(({ noun }) => !named.some((name) => noun === name.toLowerCase())); // prettier-ignore
  if (out && named.length > 0 && !isKept) add(lastBefore(out.index)?.noun, named.map((name) => (isGerman ? `${name} gültig bis` : `${name} until`))); // prettier-ignore
  const kind = kinds.exec(typed);
  if (kind?.groups && lastBefore(kind.index)) add(lastBefore(kind.index)!.noun, [`${isGerman ? 'Art' : 'kind'} (${kind.groups.first}, ${kind.groups.second})`]); // prettier-ignore
  if (waiting.test(typed) && !entities.some(({ noun }) => /wait|warte|applicant|bewerber/.test(noun))) {
    const noun = isGerman ? 'wartelisteneintrag' : 'waiting person';
    entities = [...entities.filter((one) => !(one.noun === 'list' || one.noun === 'liste') || one.fields.length > 0), { noun, plural: isGerman ? 'Warteliste' : 'waiting list', fields: isGerman ? ['Name', 'Telefon', 'Seit (Datum)', 'Notizen'] : ['name', 'phone', 'since', 'notes'], weight: 1.5, why: ['has fields'], isImplied: false, isWhole: true }]; // prettier-ignore
  }
  if (entities === read.entities) return read;
  const nouns = new Set(entities.map(({ noun }) => noun));
  return { ...read, entities, relations: read.relations.filter(({ from, to }) => nouns.has(from) && nouns.has(to)) };
}
