import { isPerson } from './chunks.ts';
import { mayBeField } from './german-brackets.ts';
import { one } from './german-people.ts';
import { germanPlural } from './german-plural.ts';
import { gradeOf } from './lexicon/graded-nouns.ts';
import { germanContainers } from './lexicon/german-words.ts';
import { capital } from './capital.ts';

const name = String.raw`\p{Lu}[\p{L}-]+`;
const whose = String.raw`(?:ihre[nrm]?|seine[nrm]?|unsere[nrm]?|die|den|das|der|eine?[nrm]?|alle|neue)`;
const number = String.raw`(?:\d+|zwei|drei|vier|fünf|sechs|acht|zehn)`;
const single = (word: string): string => capital(one(word));
const severalOf = (word: string): string => (one(word) === word.toLowerCase() ? capital(germanPlural(one(word), [])) : word); // prettier-ignore
const joined = (...parts: (string | null | undefined | false)[]): string => parts.filter(Boolean).join(', ');
const between = /,\s*(?:und |oder )?|\s(?:und|oder)\s/;
/** Commas inside of brackets part no items. */
const itemsIn = (said: string): string[] =>
  said.split(/,\s*(?![^()]*\))(?:und )?| und (?![^()]*\))/u).map((part) => part.trim()).filter(Boolean); // prettier-ignore
const bare = (item: string): string => item.replace(/\s*[(:].*$/su, '').replace(/ ja ?\/ ?nein$/u, '');
const areFields = (said: string, least = 0.5): boolean => {
  const items = itemsIn(said);
  return items.length > 1 && items.filter((item) => mayBeField(bare(item))).length >= items.length * least;
};
const isDay = /datum|(?<!\p{L})(?:tag|wann|wochentag|am)(?!\p{L})/iu;

type Groups = Record<string, string | undefined>;
type Way = { says: RegExp; read: (groups: Groups, around: { before: string; text: string }) => string | null };
const way = (says: string, read: Way['read']): Way => ({ says: new RegExp(says, 'gu'), read });

/** Fields whose choices stand behind them without a mark: "Stimmlage Sopran, Alt, Tenor, Bass". */
const choosing = String.raw`\p{Lu}\p{L}*(?:lage|art|typ|kategorie|klasse|rolle|sparte|stufe|richtung|sorte|form|register|geschlecht|disziplin|priorität|dringlichkeit)|Art|Typ|Kategorie|Klasse|Rolle|Sorte`;
const isMeeting = /(?:probe|auftritt|spiel|training|einsatz|termin|treffen|konzert|ausflug|veranstaltung|übung|fahrt|sitzung|dienst|turnier|fest|abend)$/i; // prettier-ignore
const fewestFields = 3;

const ways: readonly Way[] = [
  // "die Küche stellt den Wochenplan mit zwei Gerichten pro Tag ein (Preis, Allergene)", "Die Trainer tragen ihre Stunden ein (Datum, Dauer)"
  way(
    String.raw`(?<=^|[.!?:,]\s+|\s(?:und|dann)\s)(?:(?:[Dd]ie|[Dd]er|[Dd]as|[Jj]ede[rs]?|[Uu]nsere?) )?(?<who>${name}|[Jj]eder|[Ww]ir|[Ii]ch|[Mm]an)(?: (?:sollen|soll|können|kann|muss|müssen|dürfen|darf))? \p{Ll}+(?:en|t|e)(?: (?:sich|hier|dort|selbst|selber|dann|jede Woche|jeden Tag|täglich|wöchentlich))* (?:${whose} )?(?<thing>${name})(?: mit (?:${number} )?(?<parts>${name}))?(?: (?:pro|je|für jeden|am) (?<per>${name}))?(?: (?:selbst|selber|online))*(?: (?:ein|an|auf|fest|bereit|ab|zusammen|eintragen|erfassen|anlegen|einstellen|anbieten))? ?\((?<said>[^()]*(?:\([^()]*\)[^()]*)*)\)(?<end>,? ?)`,
    ({ who = '', thing = '', parts, per, said = '', end = '' }) => {
      // "Striche (Wasser 0,50, Cola 1 Euro)": kinds with what they cost
      if (/\d[.,]\d\d|\d ?(?:€|euro|cent)/iu.test(said)) return null;
      // a plan is of what it is made of
      const holds = parts !== undefined && [...germanContainers, 'plan', 'karte'].some((word) => thing.toLowerCase().endsWith(word)); // prettier-ignore
      const kept = holds ? parts.replace(/(?<=[^e]\p{L})(?<=(?:e|er|el))n$/u, '') : thing;
      if ((parts !== undefined && !holds) || !areFields(said)) return null;
      const isOfWhom = isPerson(one(who)) && !isPerson(one(kept));
      const day = per === 'Tag' && !itemsIn(said).some((item) => isDay.test(item)) ? 'Tag' : null;
      const fields = said.replace(/^von, bis(?=,)/u, 'Startdatum, Enddatum').replace(/(?<=^|, )(\p{Lu}\p{L}+): ([^;:()]+)$/u, '$1 ($2)');
      return `${severalOf(kept)} mit ${joined(isOfWhom && single(who), day, fields)}${end.startsWith(',') ? '. ' : end}`;
    },
  ),
  // "Impfstoffvorrat. Impfstoff, Charge, Menge, Ablaufdatum": the first is what the others are told of
  way(
    String.raw`(?<=^|[.!?:]\s+)(?:(?:[Ee]in|[Ee]ine|[Dd]er|[Dd]ie|[Dd]as) )?(?<thing>${name}), (?<said>[^.;:!?()\n]+,[^.;:!?()\n]+?)(?=[.;\n]|$)`,
    ({ thing = '', said = '' }, { before }) => {
      const noun = one(thing);
      const items = itemsIn(said);
      const isTopic = noun.length > 3 && new RegExp(String.raw`(?<!\p{L})${noun.slice(0, -1)}\p{L}*`, 'iu').test(before);
      const isThing = isTopic || /^(?:produkt|artikel|gegenstand|titel|werk|gerät|maschine|fahrzeug|pflanze|tier)$/.test(noun); // prettier-ignore
      const isList = items.length >= fewestFields && items.every((item) => item.split(' ').length <= 5) && areFields(said, 0.4); // prettier-ignore
      return isThing && isList && !isPerson(noun) && one(thing) === thing.toLowerCase() && !/ mit /u.test(said)
        ? `${severalOf(thing)} mit ${said}`
        : null;
    },
  ),
  // "Sänger mit Stimmlage Sopran, Alt, Tenor, Bass"
  way(
    String.raw`(?<=(?:mit|und|,) |\()(?<field>${choosing}) (?<said>\p{Lu}[\p{L}-]+(?:, \p{Lu}[\p{L}-]+)+(?:,? (?:und|oder) \p{Lu}[\p{L}-]+)?)(?=[.;)]|$)`,
    ({ field = '', said = '' }) => {
      const items = said.split(between);
      const end = items.findIndex((item) => mayBeField(item));
      const choices = end < 0 ? items : items.slice(0, end);
      return choices.length < 2 ? null : joined(`${field} (${choices.join(', ')})`, ...items.slice(choices.length));
    },
  ),
  // "Patienten mit Krankenkasse, Rezept (Anzahl Behandlungen, ausgestellt am)": what has fields of its own is a list
  way(
    String.raw`(?<of>${name}) mit (?<first>[^.;:()]{2,80}), (?:und )?(?<thing>${name}) \((?<said>[^()]+)\)(?<more>,?)`,
    ({ of = '', first = '', thing = '', said = '', more }) => {
      const isOwn = itemsIn(said).length > 1 && areFields(said, 1) && /(?<!\p{L})(?:Anzahl|Datum|am|Betrag|Nummer)(?!\p{L})/u.test(said); // prettier-ignore
      if (!isOwn || mayBeField(thing) || (gradeOf(one(thing))?.asRecord ?? 0) < 1.5) return null;
      return `${of} mit ${first}. ${severalOf(thing)} mit ${single(of)}, ${said}${more === ',' ? '. ' : ''}`;
    },
  ),
  // "Jeder Mitarbeiter trägt seine Wartungen mit Datum und Bemerkung ein"
  way(
    String.raw`(?<=^|[.!?,]\s+|\sund )(?:(?:[Dd]ie|[Dd]er|[Jj]ede[rs]?|[Uu]nsere?) )?(?<who>${name}|[Jj]eder|[Aa]lle|[Ww]ir|[Ii]ch)(?: (?:sollen|soll|können|kann|muss|müssen|dürfen|darf))? (?:tragen|trägt|trage|geben|gibt|legen|legt|stellen|stellt|schreiben|schreibt) (?:(?:sich|hier|dort|selbst|selber|dann) )*(?:${whose} )?(?<thing>${name}) mit (?<said>[^.;:]+?) (?:ein|an|auf)(?=[.;]|$|, (?:die|der|das) )`,
    ({ who = '', thing = '', said = '' }) =>
      isPerson(one(thing)) || itemsIn(said).length < 2
        ? null
        : `${severalOf(thing)} mit ${joined(isPerson(one(who)) && single(who), said)}`,
  ),
  // "Wartung alle wie viel Monate"
  way(
    String.raw`(?<=(?:, |mit |und |\())(?<thing>${name}) alle (?:wie ?viele?|x|\d+|…|\.\.\.) (?<unit>Monate|Tage|Wochen|Jahre)(?=[,.;)]|$| und )`,
    ({ thing = '', unit = '' }) => `${thing.endsWith('ung') ? `${thing}s` : thing}intervall in ${unit.replace(/e?$/, unit === 'Wochen' ? '' : 'en').replace(/enen$/, 'en')}`,
  ),
  // "wer hat was eingezahlt, was wurde ausgegeben und wie viel ist noch drin"
  way(
    String.raw`(?:,|,? und)? ?[Ww]er (?:hat )?(?:schon )?(?:was|wie ?viel)(?: schon)? (?:eingezahlt|einbezahlt)(?: hat)?(?=[,.;]|$| und )`,
    (_, { before }) => `. Einzahlungen mit ${/(?<!\p{L})Kinder mit /u.test(before) ? 'Kind' : 'Person'}, Datum, Betrag`,
  ),
  way(
    String.raw`(?:,|,? und) (?:was|wofür|wie ?viel)(?: (?:wurde|wird|ist|haben wir|hab ich|habe ich))?(?: (?:was|alles|davon))? ausgegeben(?: (?:wurde|wird|worden ist|haben))?(?=[,.;]|$| und )`,
    () => '. Ausgaben mit Zweck, Datum, Betrag',
  ),
  way(
    String.raw`(?:,|,? und) wie ?viel (?:Geld )?(?:(?:ist|haben wir) )?(?:noch )?(?:noch )?(?:drin|drinnen|übrig|da|in der Kasse)(?: ist| haben)?(?=[,.;]|$)`,
    (_, { before }) => (/Ausgaben mit [^.]*Betrag/u.test(before) ? '' : null),
  ),
  // "Kunden wählen Brote, Brötchen oder Kuchen mit Menge und Abholtag": what they enter is the order
  way(
    String.raw`(?<=^|[.!?]\s+)(?:Die |Unsere )?(?<who>Kunden|Kundinnen|Gäste|Mitglieder|Schüler|Eltern|Kollegen|Mitarbeiter)(?: (?:können|sollen|dürfen))? (?:wählen|bestellen|nehmen|aussuchen) (?<kinds>${name}(?:, ${name})*,? (?:oder|und) ${name}) mit (?<said>\p{Lu}[^.;:]*?)(?: bestellen| wählen| vorbestellen| aus| vor)?(?=[.;]|$|, (?:wir|die|der|das|ich) )(?<end>, )?`,
    ({ who = '', kinds = '', said = '', end }) =>
      `Bestellungen mit ${joined(single(who), `Produkt (${kinds.split(between).join(', ')})`, ...itemsIn(said.replace(/ \((?![^()]*,)[^()]*\)/gu, '')))}${end === undefined ? '' : '. '}`,
  ),
  // "Andere können ein Buch anfragen, der Besitzer sagt ja oder nein"
  way(
    String.raw`(?:(?:[Dd]ie )?[Aa]ndere[nr]?|[Jj]ede[rs]?|[Mm]an|${name}) (?:können|kann|dürfen|darf) (?:eine?[nr]? |das |den |die )(?<thing>${name}) anfragen(?:,? (?:und )?(?:der|die|den|das)? ?(?:Besitzer(?:in)?|Eigentümer(?:in)?|Anbieter(?:in)?|man) (?:sagt|sagen|kann|nimmt|darf)(?: dann)? (?:ja oder nein|zu oder ab|an oder (?:lehnt )?ab|annehmen oder ablehnen))?(?:,? (?:und )?dann ist (?:es|sie|er) (?:vergeben|weg|reserviert))?`,
    ({ thing = '' }) => `. Anfragen mit ${single(thing)}, Person, Datum, Status (angefragt, zugesagt, abgelehnt)`,
  ),
  // "Termine (Training und Spiele)"
  way(
    String.raw`(?<thing>Termine|Zeiten|Events|Veranstaltungen) \((?<kinds>${name}(?:, ${name})*,? (?:und|oder) ${name})\)`,
    ({ thing, kinds = '' }) => `${thing} mit Art (${kinds.split(between).map((kind) => single(kind)).join(', ')})`,
  ),
  // "Termine mit Art, die Eltern sagen zu oder ab"
  way(
    String.raw`(?:,|,? und)? (?:[Dd]ie |[Dd]er )?(?<who>${name}|jede[rs]?|alle) (?:sagen|sagt) (?:(?:dann|online|selbst) )*(?:zu (?:oder|und|bzw\.?) ab|ab (?:oder|und) zu)(?=[.,;]|$| und )`,
    ({ who = '' }, { before }) => {
      const event = [...before.replace(/\([^()]*\)/gu, '').matchAll(/\p{Lu}[\p{L}-]+/gu)].map(([word]) => single(word)).findLast((word) => isMeeting.test(word)); // prettier-ignore
      if (event === undefined) return null;
      const isListed = new RegExp(String.raw`${event}\p{L}* (?:mit|\()`, 'iu').test(before);
      const guests = who === 'Eltern' ? 'Kind' : isPerson(one(who)) ? single(who) : 'Person';
      const people = guests === 'Kind' ? 'Kinder mit Name, Eltern, Telefon. ' : '';
      const days = isListed && !new RegExp(String.raw`${event}\p{L}* (?:mit |\()[^.;]*(?:Datum|Uhrzeit|wann|Tag)`, 'iu').test(before) ? ', Datum, Uhrzeit, Ort' : ''; // prettier-ignore
      return `${days}. ${isListed ? '' : `${capital(germanPlural(event.toLowerCase(), []))} mit Datum, Uhrzeit, Ort. `}${people}Rückmeldungen mit ${joined(event, guests, 'Antwort (zugesagt, abgesagt)')}`;
    },
  ),
  // "Meine Schwester, mein Bruder und ich wechseln uns ab": who writes
  way(
    String.raw`(?<=^|[.!?:]\s+)(?:[Mm]eine? ${name}(?:,| und) ){1,3}(?:und )?ich (?=(?:wechseln|kümmern|teilen|pflegen|wollen|möchten|brauchen|haben|machen|sind)(?!\p{L}))`,
    () => 'Wir ',
  ),
]; // prettier-ignore

/** A German text in which the fields that a sentence names stand behind what they are of. */
export const withSentenceLists = (text: string): string =>
  ways.reduce(
    (said, { says, read }) =>
      said.replace(says, (...match: unknown[]) => {
        const last = match.at(-1);
        const groups = typeof last === 'object' && last !== null ? (last as Groups) : {};
        const at = match.find((one): one is number => typeof one === 'number')!;
        return read(groups, { before: said.slice(0, at), text: said }) ?? (match[0] as string);
      }),
    text,
  ).replace(/\.(?:\s*[.,;])+/gu, '.'); // prettier-ignore
