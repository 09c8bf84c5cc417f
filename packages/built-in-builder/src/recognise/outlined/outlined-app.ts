import type { ReadEntity, Reading } from '../../reading/reading.ts';
import { isPerson } from '../../reading/chunks.ts';
import { fieldWords } from '../../reading/lexicon/field-words.ts';
import { germanFieldWords } from '../../reading/lexicon/german-field-words.ts';
import { outlineOf, type ToldList } from '../../reading/outline/outline.ts';
import { tellsField } from '../../reading/outline/tells-field.ts';
import { pluralise } from '../../plan/names.ts';
import { type Beside, relationsBeside } from '../beside.ts';
import { pagesSaid } from '../pages-said.ts';

/** A first message that tells its lists with their fields. `isWhole` where it tells little else, so that these are all there are. */
export type OutlinedApp = { lists: ToldList[]; isWhole: boolean };

const leastOfText = 0.3;
const leastFields = { ofOne: 6, ofAll: 7, ofEach: 2 };
const leastLength = 160;
/** From so many characters on a message is a story. Few words are read word by word, where every noun counts. */
const leastOfStory = 450;
const leastInStory = { ofOne: 5, ofAll: 7, ofEach: 3 };

/** What is done with a list brings no other list where the lists are told: a booking is one that was told, or none. */
const ofLists: ReadonlySet<string> = new Set(['book', 'order', 'join', 'borrow', 'apply', 'pay', 'assign', 'approve', 'subscribe', 'rate', 'comment', 'publish']); // prettier-ignore

/** In a story, what brings a list of its own has to be said by its word. */
const askedBy: Readonly<Partial<Record<string, RegExp>>> = {
  order: /\b(?:order(?!ed by)s?|shop|store|cart|basket|buy online)\b|(?<!\p{L})(?:bestell|warenkorb|shop)/iu,
  book: /\b(?:book(?:ing|able|ed)?|reserv\w+|appointments?)\b|(?<!\p{L})(?:buch(?:en|ung|bar)|reservier|termin)/iu,
};

/** Names of fields that are as often lists of their own. */
const mayBeList = /^(?:session|member|visit|lesson|round|trip|repair|treatment|order|plant|animal|product|book|event|team|customer|client|guest|kunde|gast|tier|termin|fahrt|behandlung|prüfung|bestellung|buch|pflanze|gerät|device|tool|room|zimmer|raum|site|place|ort|entry|record|report|class|group|gruppe|kurs|course|task|aufgabe|ticket|item|artikel|produkt|reparatur|einsatz|auftrag|job|delivery|lieferung|sale|verkauf|payment|zahlung|message|nachricht|review|bewertung|photo|foto|song|lied|piece|stück|film|movie|dish|gericht|ingredient|zutat|recipe|rezept|vehicle|fahrzeug|car|auto|boat|boot|bike|rad|donation|spende|shift|schicht|measurement|messung|observation|beobachtung|sighting|sichtung)$/u; // prettier-ignore

/** Whether a list that a story tells is kept: no field with its choices, and nobody whom the app is for. */
const isThing = ({ noun, fields }: ToldList): boolean =>
  fields.length >= leastInStory.ofEach &&
  !/^(?:user|people|mensch|menschen|site|website|page|app|seite|webseite|association|company|list|liste)$/u.test(
    noun,
  ) &&
  (isPerson(noun) || mayBeList.test(noun) || !(fieldWords.has(noun) || germanFieldWords.has(noun)));

/**
 * The lists of a message that enumerates them, or of a story that tells some with their fields. Null where a message is short,
 * describes otherwise, or speaks to visitors of a site.
 */
export function outlinedApp(reading: Reading, text: string, isPublic: boolean): OutlinedApp | null {
  if (text.length < leastLength || reading.abilities.some((one) => one === 'quiz' || one === 'play')) return null;
  const { lists, share, goesOn } = outlineOf(text, reading.language);
  if (!isPublic && !goesOn && share >= leastOfText && isEnough(lists, leastFields)) return { lists, isWhole: true };
  const told = text.length < leastOfStory ? [] : lists.filter(isThing);
  return told.some(({ isSure }) => isSure) && isEnough(told, leastInStory) ? { lists: told, isWhole: false } : null;
}

function isEnough(lists: readonly ToldList[], least: typeof leastFields): boolean {
  const sizes = lists.map(({ fields }) => fields.length);
  const all = sizes.reduce((sum, size) => sum + size, 0);
  return lists.length > 0 && sizes.every((size) => size >= least.ofEach) && all >= (sizes.length > 1 ? least.ofAll : least.ofOne); // prettier-ignore
}

/** Puts these lists in place of what was read clause by clause, and gives back what a story tells beside them. */
export function readAsOutlined(reading: Reading, { lists, isWhole }: OutlinedApp, text: string): Beside {
  const rest = isWhole ? [] : besideIn(reading, lists, text);
  const relations = relationsBeside(reading.relations, rest, lists);
  reading.entities = lists.map(asRead);
  reading.entities[0]!.leads = true;
  reading.entities.push(...rest);
  reading.relations = [];
  reading.doubtful = [];
  reading.abilities = reading.abilities.filter((ability) => (isWhole ? !ofLists.has(ability) : (askedBy[ability]?.test(text) ?? true))); // prettier-ignore
  return { rest, relations };
}

const question = /(?<!\p{L})(?:wh(?:o|om|ose|at|en|ere|ich)|how|wer|wen|wem|was|wann|wo|wie|welche[rsnm]?)(?!\p{L})/iu;
/** What is asked in a list ("what I paid") is called otherwise there, so that it is not missing. */
export const isAsked = (said: string): boolean => question.test(said);

/** What the sentences tell of beside the lists: it has fields of its own, or a page; people and places that they mention do not. */
function besideIn(reading: Reading, lists: readonly ToldList[], text: string): ReadEntity[] {
  const said = lists.flatMap(({ fields }) => fields.flatMap(({ label, asks }) => [label.toLowerCase(), ...(asks ? [asks.toLowerCase()] : [])])); // prettier-ignore
  const pages = pagesSaid(text, reading.language === 'de').map((name) => name.toLowerCase());
  const isOwn = (field: string) => {
    const name = field.replace(/\s*[(:].*$/, '').toLowerCase();
    return tellsField(field) && !/ (?:by|on|at)$/.test(name) && !said.some((one) => one.includes(name) || name.includes(one));
  };
  return reading.entities
    .filter((one) => !one.isLink && lists.every(({ noun }) => noun !== one.noun && !noun.endsWith(` ${one.noun}`)))
    .map((one) => ({ one, fields: one.fields.filter(isOwn) }))
    .filter(({ one: { noun, plural, fields: all }, fields }) => fields.length > 0 || [noun, plural, pluralise(noun)].some((name) => name !== null && pages.includes(name)) || (all.length === 0 && lists.length === 1 && !said.includes(noun)))
    .map(({ one, fields }) => ({ ...one, fields }));
} // prettier-ignore

const asRead = ({ noun, plural, fields }: ToldList): ReadEntity => ({
  noun,
  plural,
  fields: fields.map(({ label }) => label.toLowerCase()),
  weight: 3,
  why: ['is told with its fields'],
  isImplied: false,
  isWhole: true,
});
