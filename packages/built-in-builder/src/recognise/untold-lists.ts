import { escaped } from '../reading/words-in.ts';
import { isPerson } from '../reading/chunks.ts';
import { pluralise } from '../plan/names.ts';
import type { ReadEntity, Reading } from '../reading/reading.ts';

const app = 'web ?sites?|web ?pages?|web ?apps?|sites?|apps?|applications?|platform|portal|system|tool|page|software|register|logbook|database|dashboard|forum|community|board|planner|tracker|organi[sz]er|manager|scheduler'; // prettier-ignore
/** "Please implement a booking website for a small planetarium.", "a forum for restorers of typewriters" */
const forWhom = new RegExp(String.raw`^[^.:;\n]{0,110}?\b(?:${app}) for (?!\p{L}+ing\b)((?:an? |the |our |my |all )?[^.,:;\n]{3,60}?)(?= (?:with|that|where|which|who|to|in which)\b|[.,:;\n]|$)`, 'iu'); // prettier-ignore
const opening = /^[^.:;\n]*/;
const partsOfApp = /^(?:calendar|dashboard|hierarchy|record|overview|timeline|front page|schedule|timetable|agenda|leaderboard|ranking|standing|kalender|übersicht|hierarchie|zeitleiste)$/i; // prettier-ignore
const leastFields = 2;

/**
 * Takes away lists that nothing is told of: whom or what place the app is for, where only the opening says it, and parts of
 * an app. Something else that is told of has to be left.
 */
export function dropUntoldLists(reading: Reading): void {
  const { entities } = reading;
  if (entities.every(({ fields }) => fields.length < leastFields)) return;
  const isGone = (one: ReadEntity): boolean =>
    one.fields.length === 0 &&
    !one.isLink &&
    (isPartOfApp(one) || isForWhom(one, reading) || isNameOfApp(one, reading));
  const gone = new Set(entities.filter(isGone).map(({ noun }) => noun));
  if (gone.size === 0) return;
  reading.entities = entities.filter(({ noun }) => !gone.has(noun));
  reading.relations = reading.relations.filter(({ from, to }) => !gone.has(from) && !gone.has(to));
}

const isPartOfApp = ({ noun }: ReadEntity): boolean => partsOfApp.test(noun);

/** "Car maintenance log, several cars, each service with date": what the log is called is no list beside what is told of. */
function isNameOfApp({ noun, isImplied }: ReadEntity, { plain, language }: Reading): boolean {
  if (isImplied || language !== 'en' || !noun.includes(' ')) return false;
  const all = plain.match(new RegExp(String.raw`\b${escaped(noun)}s?\b`, 'giu'))?.length ?? 0;
  return all === 1 && new RegExp(String.raw`^\W*(?:[\p{L}']+ ){0,4}${escaped(noun)} (?:log|log ?book|tracker|app|planner|diary|journal|register|manager|directory|organi[sz]er)\b`, 'iu').test(plain); // prettier-ignore
}

function isForWhom({ noun, isImplied }: ReadEntity, { plain, language }: Reading): boolean {
  if (isImplied || language !== 'en') return false;
  const whom = forWhom.exec(plain)?.[1];
  if (!whom) return false;
  const named = namesOf(noun);
  const isSaid = named.test(whom);
  const rest = plain.slice((opening.exec(plain)?.[0] ?? '').length);
  if (!isSaid) return false;
  // people who do something are named again as who does it, and what they do is not done to them
  return isPerson(noun) ? !isActedOn(noun).test(rest) : !named.test(rest);
}

const either = (noun: string): string => [noun, pluralise(noun)].map(escaped).join('|');
const namesOf = (noun: string): RegExp => new RegExp(`\\b(?:${either(noun)})\\b`, 'iu');
const isActedOn = (noun: string): RegExp =>
  new RegExp(`(?:\\b(?:an?|each|every|their|of|to|by|for|with|list of|add|manage|assign\\w*|see|register) (?:the |new |all |our )?|, |\\band )(?:${either(noun)})\\b|\\b(?:${either(noun)})(?:['’]s?)\\b`, 'iu'); // prettier-ignore
