import { pluralise, singularise, toLabel } from '../../../plan/names.ts';
import type { AppPlan, Entity, Field } from '../../../plan/plan.ts';
import { joined } from '../../understand/gist/lists.ts';
import { eachTime } from '../fields/occasions.ts';
import { listsMeant } from '../meant/list-meant.ts';
import type { Outright } from '../outright.ts';
import { fieldOf, specialOf } from './label-of.ts';
import { isOfPeople } from './home.ts';
import { piecesOf } from './pieces.ts';

const word = String.raw`\p{L}[\p{L}-]*`;
const prep = '(?:at|on|in|for|to|with|of|by|during|bei|beim|in|an|am|auf|zu|zum|für|mit|von)';
/** "Who turned up at which rehearsal and how long they stayed", "welche Stücke singen wir bei welchem Konzert". */
const whoWhich = new RegExp(String.raw`(?<!\p{L})(?:(?<who>who|wer)|(?:which|what|welche[rsnm]?) (?<first>${word})) (?<deed>[^?:;]*?)(?<!\p{L})(?:${prep} )?(?:which|what|welche[rsnm]?) (?<other>${word}(?: ${word})??)(?=$|[\s,.?!])(?<rest>.*)$`, 'iu'); // prettier-ignore
/** "Pro Sud mehrere Rohstoffe und jeweils wie viel", "for each tour several guides, with the hours". */
const severalOf = new RegExp(String.raw`(?<!\p{L})(?:pro|je|per|for (?:each|every)|zu jede[mr]|bei jede[mr]|(?:each|every|jede[rs]?)) (?<other>${word}),? (?:(?:has|needs|can have|braucht|hat|gehören|will ich|brauche ich|we need|we want|i want) )?(?:auch |also )?(?:mehrere|viele|several|many|a few|different|verschiedene) (?<first>${word})(?<rest>.*)$`, 'iu'); // prettier-ignore

/** What people do together is called by what they do. */
const names: readonly (readonly [deed: RegExp, english: readonly [string, string], german: readonly [string, string]])[] = [
  [/sign\p{L}* up|signed|registered|enrol\p{L}*|booked|put (?:themselves|their name)|angemeldet|anmeld\p{L}*|eingeschrieben|gebucht/iu, ['Sign-up', 'Sign-ups'], ['Anmeldung', 'Anmeldungen']],
  [/play\p{L}*|on the (?:pitch|field)|gespielt|spielt|eingesetzt|aufgestellt/iu, ['Appearance', 'Appearances'], ['Einsatz', 'Einsätze']],
  [/turn\p{L}* up|came|come|there|attend\p{L}*|present|take part|took part|join\p{L}*|da war\p{L}*|dabei|teilgenommen|teilnimmt|gekommen|kommt|mitgemacht|mitmacht|anwesend|mitgekommen/iu, ['Attendance', 'Attendances'], ['Teilnahme', 'Teilnahmen']],
  [/help\p{L}*|work\p{L}*|geholfen|hilft|gearbeitet|arbeitet|macht|eingeteilt|assigned/iu, ['Assignment', 'Assignments'], ['Einsatz', 'Einsätze']],
]; // prettier-ignore
const attends =
  /(?:turn\p{L}* up|came|come|attend\p{L}*|sign\p{L}*|went|there|gekommen|da war\p{L}*|dabei|angemeldet|teil\p{L}*)/iu;
const otherWish = /(?<!\p{L})(?:may|can|allowed|darf|dürfen|kann|only|nur|remove|delete|lösch\p{L}*|sort\p{L}*|chart|diagram\p{L}*|how (?:many|often) times|calendar|kalender|must|muss|should (?:only|not)|never|nie|nicht|pick|chosen|choose|lists?|taken from|overlap\p{L}*|same time)(?!\p{L})/iu; // prettier-ignore

/** A list that joins two that are there, where somebody asks which of one goes with which of the other. */
export function joinWish(message: string, plan: AppPlan): Outright {
  const text = message.replace(/\s+/g, ' ').replace(/[\s.!?]+$/u, '');
  if (otherWish.test(text) || /^(?:show|zeig|list)(?!\p{L})/iu.test(text)) return null;
  const isSeveral = severalOf.test(text);
  const { who, first = '', deed = '', other = '', rest = '' } = (severalOf.exec(text) ?? whoWhich.exec(text))?.groups ?? {}; // prettier-ignore
  if (other === '') return null;
  const of = listOfWord(other, plan);
  const whole = `${other}${/^ \p{L}+(?=$|,| and | und )/iu.exec(rest)?.[0] ?? ''}`;
  const people = plan.entities.filter((entity) => entity !== of && isOfPeople(entity));
  if (who && people.length !== 1) return null;
  const one = who ? (people.length === 1 ? people[0] : undefined) : listOfWord(first, plan);
  // what no list keeps cannot be gone to
  if (!of && who && one && wants.test(text) && !isSeveral && attends.test(deed)) return `No list here keeps ${plan.language === 'de' ? whole : inPlural(whole)}. Say “add a list of ${plan.language === 'de' ? whole : inPlural(whole)} with name” first. I changed nothing.`; // prettier-ignore
  if (!of || !one || of === one || isJoined(of, one, plan)) return null;
  // who has which thing now is told by a loan
  const verb = deed.trim().split(' ')[0] ?? '';
  const isHeld = /^(?:has|have|belongs?|gehör\p{L}*|took|borrow\p{L}*|lent|leiht|ausgeliehen)$/iu.test(verb) || /^(?:is|was)$/iu.test(deed.trim()) || (/^hat$/iu.test(verb) && !/(?<!\p{L})\p{L}*ge\p{L}+(?:t|en)(?!\p{L})/iu.test(`${deed} ${rest}`)); // prettier-ignore
  if (!isSeveral && isHeld) return null;
  const pieces = piecesOf(rest.replace(/^\s*(?!und |and )\p{L}+(?:t|en|ed)(?: (?:hat|haben|war|waren|ist|sind))?(?=\s+(?:und|and)\s|,|$)/iu, '').replace(/^[\s,]*(?:and |und |plus |mit |with )?(?:jeweils |each )?/iu, '')).filter((piece) => piece.length > 2); // prettier-ignore
  const fields = pieces.map((piece) => fieldOfEach(piece, plan));
  if (!isSeveral && !who && pieces.length === 0 && !wants.test(text)) return null;
  if (fields.includes(null)) return null;
  return [
    withFields(
      of,
      one,
      `${deed} ${rest}`,
      fields.filter((field): field is Field => field !== null),
      plan,
    ),
  ];
}
const wants = /(?<!\p{L})(?:need|want|like|know|note|write|record|keep|track|no idea|fehlt|brauch\p{L}*|will|wollen|möchte\p{L}*|wissen|aufschreiben|notieren|eintragen|festhalten|müsste|bräucht\p{L}*)(?!\p{L})/iu; // prettier-ignore

function withFields(
  of: Entity,
  one: Entity,
  deed: string,
  fields: readonly Field[],
  plan: AppPlan,
): NonNullable<Exclude<Outright, string>>[number] {
  // prettier-ignore
  const isGerman = plan.language === 'de';
  const said = names.find(([words]) => words.test(deed));
  const called = said?.[isGerman ? 2 : 1] ?? (isOfPeople(one) ? undefined : isGerman ? ([`${of.label}-${one.label}`, `${of.label}-${one.plural}`] as const) : ([`${of.label} ${one.label.toLowerCase()}`, `${of.label} ${one.plural.toLowerCase()}`] as const)); // prettier-ignore
  const change = joined(of, one, plan, called);
  const { entity } = change.draft;
  for (const field of fields) if (!entity.fields.some(({ name }) => name === field.name)) entity.fields.push(field);
  entity.columns = [...entity.columns, ...fields.slice(0, 2).map(({ name }) => name)];
  const { read, write } = of.access;
  entity.access = { read: read === 'anonymous' ? 'all' : read, write: write === 'anonymous' ? 'all' : write };
  return change;
}

/** What is told of each pair: how long, how many of what, in which order. */
export function fieldOfEach(piece: string, plan: AppPlan): Field | null {
  const isGerman = plan.language === 'de';
  const bare = piece.replace(/^(?:jeweils|je|each|also|so|in|mit|with) (?=\p{L})/iu, '').replace(/^(?:the|der|die|das|den) /iu, '').trim(); // prettier-ignore
  const field = (label: string, type: Field['type'], unit?: string): Field => ({ ...eachTime('who', false, { ...plan, entities: [] })!, name: toName(label), label, type, ...(unit && { unit }) }); // prettier-ignore
  if (/^(?:what|which|welcher) order$|^(?:reihenfolge|order|welcher reihenfolge|position)$/iu.test(bare)) return field(isGerman ? 'Reihenfolge' : 'Order', 'number'); // prettier-ignore
  if (/^(?:how long|for how long|wie lange)(?!\p{L})/iu.test(bare)) return field(isGerman ? 'Stunden' : 'Hours', 'number', 'h'); // prettier-ignore
  const unit = /^(?:how (?:many|much)|wie ?viele?) (kilos?|kg|litern?|lit(?:er|re)s|metern?|met(?:er|re)s|gramm|grams?|stück|pieces|hours|stunden|minutes|minuten)(?!\p{L})/iu.exec(bare)?.[1]; // prettier-ignore
  const known = unit && units.find(([said]) => said.test(unit))?.[1];
  if (known) return field(isGerman ? 'Menge' : 'Quantity', 'number', known);
  const counted = /^(?:how many|wie ?viele?) (\p{L}[\p{L}-]*)/iu.exec(bare)?.[1];
  if (counted && !/^(?:is|are|it|they|of|noch|davon|es|da)$/iu.test(counted)) return field(toLabel(counted), 'number');
  if (/^(?:what|how much) (?:one|each|it|each one|they) costs?$|^was (?:es|eins|das stück|einer|eine|sie) kostet$/iu.test(bare)) return field(isGerman ? 'Einzelpreis' : 'Price each', 'money'); // prettier-ignore
  return specialOf(bare, isGerman) ?? eachTime(bare, false, plan) ?? fieldOf(bare, { plan }, piece);
}
const units: readonly (readonly [RegExp, string])[] = [[/^(?:kilos?|kg)$/iu, 'kg'], [/^lit/iu, 'l'], [/^met/iu, 'm'], [/^gram/iu, 'g'], [/^(?:hours|stunden)$/iu, 'h'], [/^minut/iu, 'min']]; // prettier-ignore
const toName = (label: string): string => label.toLowerCase().replace(/ä/gu, 'ae').replace(/ö/gu, 'oe').replace(/ü/gu, 'ue').replace(/ß/gu, 'ss').replace(/[^a-z0-9]+/gu, '_').replace(/^_|_$/gu, ''); // prettier-ignore

function listOfWord(said: string, plan: AppPlan): Entity | undefined {
  const words = said.split(' ');
  for (const one of [said, words[0]!]) {
    const [only] = listsMeant(one, plan);
    if (only && only.end === one.length) return only.entity;
  }
  return undefined;
}

/** Whether the app joins the two already: one refers to the other, or a list to both. */
const isJoined = (one: Entity, other: Entity, plan: AppPlan): boolean =>
  plan.entities.some(({ fields }) =>
    [one, other].every(({ name }) => fields.some(({ reference }) => reference === name)),
  );

export const inPlural = (noun: string): string => pluralise(singularise(noun.toLowerCase()));
