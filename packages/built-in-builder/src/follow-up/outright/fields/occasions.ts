import { pluralise, singularise, toLabel } from '../../../plan/names.ts';
import type { AppPlan, Entity, Field } from '../../../plan/plan.ts';
import { isPerson } from '../../../reading/chunks.ts';
import { germanPlural, germanSingular } from '../../../reading/german-plural.ts';
import { germanDeeds } from '../../../reading/lexicon/german-deeds.ts';
import { nominals } from '../../../reading/lexicon/nominals.ts';
import { draftOfNoun } from '../../../recognise/entity-draft.ts';
import type { Change } from '../../change.ts';
import { findEntity, findField } from '../../find.ts';
import { entitiesIn } from '../../understand/gist/mentions.ts';
import { listSaid } from '../lists-said.ts';
import type { Outright } from '../outright.ts';
import { askedThing, named } from './asked-thing.ts';

const word = "\\p{L}[\\p{L}'-]*";
const comma = '(?:\\s*[:,;(]\\s*|\\s+[-–]\\s+|[?!.]\\s+|\\s+(?:with|mit)\\s+)';
const also = '(?:(?:also|und zwar|nämlich|namely|so|i\\.?e\\.?|that is|jeweils|each with|with|mit|immer)[:,]?\\s+)?';
const they =
  '(?:we|i|they|he|she|it|one of (?:them|us)|someone|somebody|people|wir|ich|man|einer|jemand|sie|er|es|einer von (?:uns|ihnen))';
/** What happens again and again, told by its verb, and what is to be known each time. */
const deeds: readonly RegExp[] = [
  `(?:each|every|any) time (?:that )?(?<who>${they}|(?:a|an|the|our|one of the) ${word}) (?:gets?|got|is|are|was|were|has been|have been|has|have) (?<done>${word})(?<of>(?: (?!with )${word}){0,3})${comma}${also}(?<said>.+)$`,
  `(?:(?:each|every|any) time(?: that)?|whenever) (?<who>${they}) (?<verb>${word})(?<of>(?: (?!with )${word}){0,3})${comma}${also}(?<said>.+)$`,
  `(?:jedes mal|immer|jedesmal),? wenn (?<who>${they}|(?:ein|eine|der|die|das) ${word}) (?<of>(?:${word} ){0,3}?)(?<infinitive>${word}?)(?: (?:wird|werden|wurde|haben|hat))?${comma}${also}(?<said>.+)$`,
  `^(?:and |also |sometimes |now and then )*(?:we|i) (?:also |sometimes |often |regularly |always )*(?<verb>${word})(?<of> (?:them|it|him|her|the ${word}|our ${word}|each ${word}|every ${word}))(?: too| sometimes| regularly| as well| now and then| every \\p{L}+| once a \\p{L}+){0,2}${comma}${also}(?<said>(?:when|date|how|what|who|which)(?!\\p{L}).+)$`,
  `^(?<of>(?:jede[srn]?|alle|die|unsere) ${word}) (?:wird|werden|müssen)(?: (?:auch|mal|ab und zu|regelmäßig|immer|manchmal|einmal im \\p{L}+|alle \\p{L}+ \\p{L}+))* (?<done>${word})(?: werden)?,? (?:und )?(?:da|dann|dabei|dazu|davon)(?: (?:will|möchte|möchten|wollen|müssen|muss|soll|sollen|würde|brauche|brauchen) (?:ich|wir|man))?(?: gerne?| immer)? (?<said>.+?)(?: (?:festhalten|notieren|eintragen|aufschreiben|erfassen|vermerken|dokumentieren|stehen|rein))?$`,
].map((words) => new RegExp(words, 'iu')); // prettier-ignore
/** "Blutdruck messen wir zweimal am Tag, oben, unten, Puls": numbers, one below the other. */
const measured: readonly RegExp[] = [
  `^(?<what>${word}(?: ${word})?) (?:messen|messe|misst) (?:wir|ich|man)(?: [^,:]{2,40})?${comma}${also}(?<said>.+)$`,
  `^(?:wir messen|ich messe|man misst)(?: (?:auch|immer|täglich|jeden \\p{L}+))* (?:den |die |das )?(?<what>${word}(?: ${word})?)(?: [^,:]{2,40})?${comma}${also}(?<said>.+)$`,
  `^(?:we|i) (?:also )?(?:measure|take|check) (?:the |her |his |their )?(?<what>${word}(?: ${word})?)(?: (?:once|twice|every|each|three times|daily|in the)[^,:]{0,30})?${comma}${also}(?<said>.+)$`,
].map((words) => new RegExp(words, 'iu')); // prettier-ignore
const wanting = `(?:(?:and|und|also|auch|we|i|wir|ich|want|need|would like|['’]d like|to|want to|track|log|record|note|write down|keep|möchten?|wollen|brauchen?|noch|die|the|our|unsere|eine liste der|a list of) )*`;
/** What there are several of, named by a noun, and what is to be known of each. */
const things: readonly RegExp[] = [
  `^(?:.{2,30}?[!.?] )?${wanting}(?:each|every|per|for (?:each|every)|one (?:line|entry|row|record) (?:per|for each|for every)|jede[rsnm]?|pro|je|(?:ein eintrag|eine zeile) (?:pro|je)) (?<noun>${word}(?: ${word})?)${comma}${also}(?<said>.+)$`,
  `(?:one (?:line|entry|row|record) (?:per|for each|for every)|(?:ein eintrag|eine zeile) (?:pro|je)) (?<noun>${word})${comma}${also}(?<said>.+)$`,
  `^(?:die |the |our |unsere |was (?:fehlt|noch fehlt),? sind |what['’]s missing (?:is|are) (?:the )?)?(?<noun>${word}(?: ${word})?) (?:fehlen|fehlt|are|is|sind)(?: mir| uns| noch| still| completely| komplett| leider| auch| ganz| hier| da| bisher)* ?(?:missing|not there|nicht dabei)?${comma}${also}(?<said>.+)$`,
  `^(?:and|und|what about|was ist mit|how about) (?:the |our |den |die |der |unseren |unsere )?(?<noun>${word})\\?+ (?:[^?]*?(?:\\.\\.\\.|…|\\.) )?${also}(?<said>.+)$`,
  `^(?:die |unsere )?(?<noun>${word}) (?:möchten|wollen|würden|sollten|müssen|möchte|will|muss) (?:wir|ich)(?: gern| gerne| auch| noch)* (?:sammeln|erfassen|führen|verwalten|festhalten|notieren|eintragen|aufschreiben|dokumentieren)${comma}${also}(?<said>.+)$`,
  `^${wanting}(?:write down|keep|track|log|record|note)(?: of| down| all| the| our| every){0,2} (?<noun>${word}s)${comma}${also}(?<said>.+)$`,
].map((words) => new RegExp(words, 'iu')); // prettier-ignore

const otherWish = /(?<!\p{L})(?:remove|delete|rename|only|nur|sort\p{L}*|filter\p{L}*|chart|graph|diagram\p{L}*|instead|statt|lösch\p{L}*|entfern\p{L}*|mark\p{L}*|red|rot|remind\p{L}*|erinner\p{L}*|e?-?mail me|must|darf|dürfen|may|average|durchschnitt\p{L}*|total|summe|print\p{L}*|druck\p{L}*|show|zeig\p{L}*|page|seite|rule)(?!\p{L})/iu; // prettier-ignore
const noThing = /^(?:fields?|lists?|time|day|week|month|year|one|thing|things|it|that|this|people|info|date|mal|tag|woche|monat|jahr|feld|liste|daten|sachen|sache|option|choice|value|which|what|who|when)$/iu; // prettier-ignore
const cut = /[,;]\s*(?:that (?:also )?(?:has|must)|das (?:muss|soll|müsste)|(?:das|es) gehört|(?:and )?(?:under|below) the \p{L}+|für jede\p{L}*|please|bitte|all of it|so (?:we|i)|damit)(?!\p{L}).*$/iu; // prettier-ignore
const fewest = 2;
export const paid = /pay|paid|fee(?!d)|invoice|donat|expens|income|purchase|sale|spend|money|zahl|spende|einnahm|ausgab|einkauf|verkauf|rechnung|gebühr|miete|rent|quote|estimate|angebot|sponsor/iu; // prettier-ignore

/** "Every time they get wormed: when, which stuff, how much": a list of what happens, called by a noun in the plural. */
export function occasionWish(message: string, plan: AppPlan): Outright {
  const text = message.replace(/\s+/g, ' ').replace(/[\s.!)]+$/, '').replace(cut, ''); // prettier-ignore
  if (otherWish.test(text)) return null;
  for (const words of deeds) {
    const { who = '', done, verb, infinitive, of = '', said = '' } = words.exec(text)?.groups ?? {};
    const deed = done ?? verb ?? infinitive;
    const names = deed && namesOfDeed(deed, plan);
    if (!names) continue;
    const owner =
      listSaid(`${who} ${of}`, plan) ?? listSaid(text.replace(said, ' ').replace(deed, ' '), plan) ?? mainThing(plan);
    const made = listWith(names, said, owner, plan);
    if (made) return made;
  }
  for (const words of measured) {
    const { what = '', said = '' } = words.exec(text)?.groups ?? {};
    if (what === '' || isThere(what, plan)) continue;
    const made = measuredList(what, said, plan);
    if (made) return made;
  }
  for (const words of things) {
    const { noun = '', said = '' } = words.exec(text)?.groups ?? {};
    if (noun === '' || noThing.test(noun.split(' ').at(-1)!) || isThere(noun, plan)) continue;
    const about = message.replace(said, ' ').replace(noun, ' ');
    const made = listWith(namesOfThing(noun, plan), said, listSaid(about, plan), plan);
    if (made) return made;
  }
  return null;
}

function measuredList(what: string, said: string, plan: AppPlan): Change[] | null {
  const items = itemsIn(said);
  const isGerman = plan.language === 'de';
  if (items.length < fewest || items.some((item) => item.split(' ').length > 3)) return null;
  const known = /^(?:when|wann|date|time|datum|uhrzeit|note|notes|notiz|bemerkung|who|wer)$/iu;
  const fields = items.map((item) => (known.test(item) ? eachTime(item, false, plan) : named(item.replace(/^(?:the|der|die|das|den) /iu, ''), 'number'))); // prettier-ignore
  const told = fields.filter((field): field is Field => field !== null);
  const day: Field = { ...named(isGerman ? 'Zeitpunkt' : 'Measured at', 'datetime')!, isRequired: true };
  const names: Names = isGerman ? [`${what.toLowerCase()}messung`, toLabel(`${what.toLowerCase()}messungen`)] : [`${what.toLowerCase()} reading`, `${what.toLowerCase()} readings`]; // prettier-ignore
  const all = told.some(({ type }) => type === 'date' || type === 'datetime') ? told : [day, ...told];
  return told.length === items.length ? draftOf(names, all, plan.entities[0]!, plan) : null;
}

const isThere = (noun: string, plan: AppPlan): boolean =>
  findEntity(plan, noun) !== undefined || entitiesIn(noun, plan).length > 0 || plan.entities.some((entity) => findField(entity, noun) !== undefined); // prettier-ignore

/** What things are done to where nothing is named: the first list that is none of people, else the first. */
const mainThing = ({ entities }: AppPlan): Entity | undefined => entities.find(({ label }) => !isPerson(label.toLowerCase())) ?? entities[0]; // prettier-ignore

export type Names = readonly [one: string, many: string];

export function namesOfThing(noun: string, { language }: AppPlan): Names {
  if (language !== 'de') return [singularise(noun.toLowerCase()), pluralise(singularise(noun.toLowerCase()))];
  const one = germanSingular(noun).toLowerCase();
  return [one, one === noun.toLowerCase() ? toLabel(germanPlural(one, [])) : toLabel(noun)];
}

const small = /^(?:go|come|be|have|do|get|are|is|want|need|know|think|see|forget|like|gehen|kommen|sind|haben|wollen|wissen|machen|tun)$/iu; // prettier-ignore

/** What is written down when something is done: a worming, a feeding, a Fütterung. */
function namesOfDeed(deed: string, { language }: AppPlan): Names | null {
  const lower = deed.toLowerCase();
  if (small.test(lower)) return null;
  if (language === 'de') {
    const known = germanDeeds.get(lower) ?? germanDeeds.get(`ge${lower.replace(/(?:en|n)$/u, 't')}`) ?? germanDeeds.get(`ge${lower.replace(/ern$/u, 'ert').replace(/eln$/u, 'elt')}`); // prettier-ignore
    if (known) return [known[0], known[1]];
    const stem = /^ge(\p{L}{3,})t$/u.exec(lower)?.[1] ?? /^(\p{L}{3,}?)(?:en|n)$/u.exec(lower)?.[1];
    return stem ? [`${stem}ung`, toLabel(`${stem}ungen`)] : null;
  }
  const base = /(\p{L}{3,}?)ed$/u.exec(lower)?.[1];
  const verbs = base ? [base, `${base}e`, base.replace(/(.)\1$/u, '$1'), base.replace(/i$/u, 'y')] : [lower, lower.replace(/s$/u, '')]; // prettier-ignore
  const noun = verbs.map((one) => nominals.get(one)).find(Boolean) ?? `${base ?? lower.replace(/(?<!o)e$/u, '')}ing`;
  return [noun, pluralise(noun)];
}

function listWith([one, many]: Names, said: string, owner: Entity | undefined, plan: AppPlan): Change[] | null {
  const items = itemsIn(said);
  if (items.length < fewest || items.length > 8) return null;
  const isPaid = paid.test(one);
  const fields = items.map((item) => eachTime(item, isPaid, plan));
  const told = fields.filter((field): field is Field => field !== null);
  if (told.length !== fields.length || told.every(({ type }) => type === 'text')) return null;
  if (owner && !told.some(({ reference }) => reference === owner.name)) told.unshift({ ...named(owner.label, 'reference', { reference: owner.name })!, isRequired: true }); // prettier-ignore
  return draftOf([one, many], told, owner ?? plan.entities[0]!, plan);
}

const itemsIn = (said: string): string[] =>
  said.split(/\s*[,;]\s*(?:(?:and|und|plus)\s+)?|\s+(?:and|und|plus|sowie)\s+/iu).map((item) => item.replace(/^(?:also|and|und|plus)\s+/iu, '').trim()).filter(Boolean); // prettier-ignore

/** The list, seen and written by those who see and write what it belongs to. */
export function draftOf(
  [one, many]: Names,
  told: readonly Field[],
  { access: shown }: Entity,
  plan: AppPlan,
): Change[] | null {
  const draft = draftOfNoun(
    one,
    told.map((field) => ({ field, hasOwnOptions: field.options !== undefined })),
    '',
    { isWhole: true },
  );
  const { entity } = draft;
  if (plan.entities.some(({ name }) => name === entity.name)) return null;
  if (plan.language === 'de') entity.plural = many;
  for (const field of told) if (!entity.fields.some(({ name }) => name === field.name)) entity.fields.push(field);
  draft.samples.length = 0;
  entity.access = { read: shown.read === 'anonymous' ? 'all' : shown.read, write: shown.write === 'anonymous' ? 'all' : shown.write }; // prettier-ignore
  return [{ kind: 'add-entity', draft }];
}

/** What is to be known each time. Of what is counted a number, of what is paid money, of two that are named a choice. */
export function eachTime(item: string, isPaid: boolean, plan: AppPlan): Field | null {
  const isGerman = plan.language === 'de';
  if (/^(?:how much|amount|wie ?viel|menge)$/iu.test(item)) return isPaid ? named(isGerman ? 'Betrag' : 'Amount', 'money') : { ...named(isGerman ? 'Menge' : 'Quantity', 'number')! }; // prettier-ignore
  if (/^(?:how many|wie ?viele?)(?: \p{L}+)?$/iu.test(item)) return named(isGerman ? 'Anzahl' : 'Quantity', 'number');
  if (/^(?:when|date|day|wann|datum|tag)$/iu.test(item)) return { ...named(isGerman ? 'Datum' : 'Date', 'date')!, isRequired: true }; // prettier-ignore
  if (/^(?:since when|seit wann)$/iu.test(item)) return named(isGerman ? 'Seit' : 'Since', 'date');
  if (/^(?:what (?:it|they) (?:is|are)|was es ist|name|bezeichnung)$/iu.test(item)) return { ...named(isGerman ? 'Bezeichnung' : 'Name', 'text')!, isRequired: true }; // prettier-ignore
  if (/^(?:where|wo)$/iu.test(item)) return named(isGerman ? 'Ort' : 'Place', 'text');
  const either = /^(?:whether |if |ob )?(\p{L}[\p{L}-]*) (?:or|oder) (\p{L}[\p{L}-]*)$/iu.exec(item);
  if (either && !/^(?:not|nicht)$/iu.test(either[2]!)) {
    const label = isPaid ? (isGerman ? 'Zahlungsart' : 'Method') : isGerman ? 'Art' : 'Type';
    const field = named(label, 'select');
    return field && { ...field, options: [either[1]!, either[2]!].map((value) => ({ value: toLabel(value), tone: 'neutral' })) }; // prettier-ignore
  }
  return askedThing(item, { plan });
}
