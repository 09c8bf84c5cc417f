import { isPerson } from './chunks.ts';
import type { Facts } from './facts.ts';
import { one } from './german-people.ts';
import { germanPlural } from './german-plural.ts';
import { gradeOf } from './lexicon/graded-nouns.ts';
import { germanDeeds } from './lexicon/german-deeds.ts';
import { capital } from './capital.ts';

const name = String.raw`\p{Lu}[\p{L}-]+`;
const list = String.raw`[^.;:!?()]+?(?:\([^()]*\)[^.;:!?()]*?)*`;
const times = String.raw`(?:morgens?|vormittags?|mittags?|nachmittags?|abends?|nachts?|früh|spät)`;
const single = (word: string): string => capital(one(word));
const isSeveral = (word: string): boolean => one(word) !== word.toLowerCase();
const isWhom = (word: string): boolean =>
  isPerson(one(word)) || ['person', 'group'].includes(gradeOf(one(word))?.kind ?? '');
const joined = (...parts: (string | null | undefined)[]): string => parts.filter(Boolean).join(', ');

/** `before` and `after` are what the text says around it. */
type Told = { before: string; after: string; facts: Facts };
type Way = { says: RegExp; read: (groups: Record<string, string | undefined>, told: Told) => string | null };
const way = (says: string, read: Way['read']): Way => ({ says: new RegExp(says, 'gu'), read });

/** Things that have a list with one of these fields, wherever the text tells of it. */
const listed = (text: string, has: RegExp): string | undefined => [...text.matchAll(/(\p{Lu}[\p{L}-]+) (?:mit |\()(?<fields>[^.;)]*)/gu)].find(({ groups }) => has.test(groups!.fields!))?.[1]; // prettier-ignore
const lastListed = (text: string): string | undefined => [...text.matchAll(/(\p{Lu}[\p{L}-]+) (?:mit |\()/gu)].map(([, word = '']) => word).findLast((word) => isSeveral(word) && !isWhom(word)); // prettier-ignore
const firstNamed = (text: string): string | undefined => [...text.matchAll(/\p{Lu}[\p{L}-]+/gu)].map(([word]) => word).find((word) => isSeveral(word) && !isWhom(word) && (gradeOf(one(word))?.asRecord ?? 0) > 2); // prettier-ignore
const mainOf = ({ before, after, facts }: Told): string | undefined =>
  facts.counted === null ? (lastListed(before) ?? firstNamed(before) ?? lastListed(after)) : capital(facts.counted);

/** What leaves something behind each time, by the participle; of what is taken or brought the stock follows. */
const deeds: ReadonlyMap<string, string> = new Map([
  ...[...germanDeeds].map(([said, [, many]]) => [said, many] as const),
  ...Object.entries({
    aufgefüllt: 'Auffüllungen', nachgefüllt: 'Auffüllungen', verkauft: 'Verkäufe', verbraucht: 'Entnahmen', entnommen: 'Entnahmen',
    getrunken: 'Entnahmen', genommen: 'Entnahmen', mitgenommen: 'Entnahmen', gefahren: 'Fahrten', gelaufen: 'Läufe', geschlachtet: 'Schlachtungen',
    gesät: 'Aussaaten', gebacken: 'Backtage', gemolken: 'Melkungen', gesammelt: 'Sammlungen', nachbestellt: 'Nachbestellungen',
  }),
]); // prettier-ignore
const done = [...deeds.keys()].join('|');
const participles: Readonly<Record<string, string>> = { bestellen: 'bestellt', kaufen: 'gekauft', einkaufen: 'eingekauft', besorgen: 'besorgt', reparieren: 'repariert', prüfen: 'geprüft', abholen: 'abgeholt', bezahlen: 'bezahlt', anrufen: 'angerufen', zurückgeben: 'zurückgegeben', putzen: 'geputzt', waschen: 'gewaschen', erledigen: 'erledigt', drucken: 'gedruckt', verschicken: 'verschickt', beantworten: 'beantwortet' }; // prettier-ignore
const must = Object.keys(participles).join('|');

const ways: readonly Way[] = [
  // "Aufträge mit Datum und Status neu, wartet auf Teile, fertig": what it can be holds no list
  way(
    String.raw`(?<=(?:mit|und|,) )(?<state>Status|Zustand|Stand):? (?<said>\p{Ll}+(?: [\p{L}-]+){0,3}(?:, \p{Ll}+(?: [\p{L}-]+){0,3})+(?:,? (?:und|oder) \p{Ll}+(?: \p{Ll}+)?)?)(?=[.;]|$)`,
    ({ state, said }) => `${state} (${said!.split(/,? (?:und|oder) (?=\p{Ll}+(?: \p{Ll}+)?$)/u).join(', ')})`,
  ),
  // "Besuche mit Datum (20 müssen es sein)": a remark is no list
  way(String.raw` ?\((?:\d+|insgesamt|mindestens|also|meistens|meist) [^(),]*(?:müssen|muss|sollen|Pflicht|nötig|verlangt)[^(),]*\)`, () => ''),
  // "welche Räder fertig, aber noch nicht abgeholt sind": how they are seen
  way(
    String.raw`(?:,? (?:und )?)?(?:(?:[Ii]ch|[Ww]ir|[Mm]an) (?:möchte|möchten|will|wollen|soll|sollen|muss|müssen) (?:auch |gleich |sofort )?(?:sehen|wissen),? )?welche ${name} (?:schon |bereits )?\p{Ll}{4,},? (?:aber|und) (?:noch )?nicht \p{Ll}{4,} (?:sind|wurden)(?=[.;,]|$)`,
    () => '',
  ),
  // "Zählerstände für Wasser und Strom jedes Jahr"
  way(
    String.raw`(?:(?:die|den|alle) )?(?:Zählerst[äa]nde?|Zähler|Ablesungen) (?:für|von|der) (?<kinds>${name}(?:(?:, | und ) ?${name}){1,4})(?: (?:jedes|pro|je|einmal im) (?:Jahr|Monat|Quartal)| jährlich| monatlich)?(?=[,.;]|$| und )`,
    ({ kinds }, told) => {
      const of = mainOf(told) ?? /(?<!\p{L})\d+ (\p{Lu}\p{L}+)/u.exec(told.before)?.[1];
      return of === undefined ? null : `. Ablesungen mit ${joined(single(of), `Zähler (${kinds!.split(/, | und /u).join(', ')})`, 'Datum', 'Zählerstand')}. `;
    },
  ),
  // "Eltern melden ihr Kind krank"
  way(
    String.raw`(?:(?:[Dd]ie )?${name}|[Mm]an|[Jj]ede[rs]?) (?:(?:können|kann|sollen|soll) )?(?:melden |meldet )?(?:(?:ihre?n?|das|sein) (?<whom>${name})|sich) krank(?:melden| melden)?(?: können)?(?=[,.;]|$| und )`,
    ({ whom }) => `. Krankmeldungen mit ${joined(whom === undefined ? 'Person' : single(whom), 'Startdatum', 'Enddatum', 'Grund')}. `,
  ),
  // "wer sie abholen darf"
  way(
    String.raw`(?:,|,? und) wer (?:sie|ihn|es|das \p{Lu}\p{L}+|den \p{Lu}\p{L}+) (?<deed>abholen|fahren|benutzen|öffnen|leihen) darf(?=[,.;]|$)`,
    ({ deed }, told) => {
      const of = lastListed(told.before) ?? [...told.before.matchAll(/(\p{Lu}[\p{L}-]+) mit /gu)].at(-1)?.[1];
      const who = { abholen: 'Abholpersonen', fahren: 'Fahrer' }[deed!] ?? 'Nutzer';
      return of === undefined ? null : `. ${who} mit ${single(of)}, Name, Telefon`;
    },
  ),
  // "ich brauche eine Übersicht über meine Schüler mit Telefonnummer"
  way(
    String.raw`(?:[Ii]ch (?:gebe|mache|unterrichte) ${name} und )?(?:[Ii]ch |[Ww]ir )?(?:brauche|brauchen|möchte|möchten|will|wollen|hätte gern|suche|suchen) (?:dafür |nur )?eine (?:\p{Ll}+ )?(?:Übersicht|Liste|Kartei|Aufstellung) (?:über|von|für|mit) (?:(?:alle|allen|meine|meinen|unsere|unseren|die|den) )?(?<thing>${name})(?= mit | ?\()`,
    ({ thing }) => thing!,
  ),
  // "Nach jeder Stunde notiere ich Datum, was wir gespielt haben und die Hausaufgabe"
  way(
    String.raw`(?<=^|[.!?]\s+)(?:Nach|Bei|Vor|Zu|Für) (?:jede[rmns]?|eine[rmn]?) (?<thing>${name}) (?:notiere|notieren|schreibe|schreiben|halte|halten|trage|tragen|erfasse|erfassen|möchte|will|wollen|muss|müssen|soll|sollen)(?: (?:ich|wir|man))? (?<said>${list})(?: auf| ein| fest| notieren| eintragen| aufschreiben| festhalten| erfassen)?(?=[.;]|$)`,
    ({ thing, said }) => {
      const fields = said!.replace(/(?<=^|, | und )(?:die|den|das|der|ihre[nr]?|seine[nr]?) (?=\p{Lu})/gu, '');
      return /,| und /u.test(fields) ? `${isSeveral(thing!) ? thing! : capital(germanPlural(one(thing!), []))} mit ${fields}` : null;
    },
  ),
  // "Sitzungen mit Datum und Protokoll, Beschlüsse dazu"
  way(String.raw`(?:,|,? und) (?<thing>${name}) dazu(?=[.,;]|$)`, ({ thing }, { before }) => {
    const of = lastListed(before);
    return of === undefined || !isSeveral(thing!) ? null : `. ${thing} mit ${single(of)}, Beschreibung`;
  }),
  // "Mitglieder tragen ein was sie getrunken haben"
  way(
    String.raw`(?<who>${name}) (?:tragen|trägt|schreiben|schreibt)(?: selbst| selber)?(?: ein| auf)?,? was (?:sie|er) (?<deed>${done}) (?:haben|hat)(?: ein| auf)?(?:,| und)?`,
    ({ who, deed }, told) => {
      const of = listed(told.before + told.after, /Bestand|Preis|Vorrat/) ?? mainOf(told);
      return of === undefined || !isWhom(who!) ? null : `${capital(germanPlural(one(who!), []))} mit Name, Telefon. ${deeds.get(deed!)} mit ${joined(single(who!), single(of), 'Datum', 'Anzahl')}. `;
    },
  ),
  // "jeder hat ein Guthaben das man aufladen kann"
  way(
    String.raw`(?:[Jj]ede[rs]?|[Aa]lle|${name}) (?:hat|haben) (?:ein |sein |ihr )?(?:eigenes )?(?:Guthaben|Guthabenkonto|Konto)(?:,? (?:das|welches) (?:man|er|sie|jeder) (?:wieder )?auflade?n kann|,? aufladbar| zum Aufladen)`,
    (_, { before, after }) => {
      const who = [...(before + after).matchAll(/\p{Lu}[\p{L}-]+/gu)].map(([word]) => word).find((word) => isWhom(word) && isSeveral(word)); // prettier-ignore
      return who === undefined ? null : `. Aufladungen mit ${single(who)}, Datum, Betrag. `;
    },
  ),
  // "wann wurde aufgefüllt und mit wie viel Stück", "was wurde verkauft"
  way(
    String.raw`(?<=^|[,.;] |und )(?:wann|was) (?:(?:wurden?|hab(?:e|en)? (?:ich|wir)|ich|wir) )?(?:was )?(?<deed>${done})(?: (?:wurden?|worden ist|hab|habe|haben))?(?<much>(?:,| und) (?:mit |von )?wie ?viele?n?(?: (?<unit>${name}))?)?(?=[,.;]|$)`,
    ({ deed, much, unit, whole = '' }, told) => {
      const of = mainOf(told);
      const isWhat = whole.startsWith('was ');
      if (of === undefined || (!isWhat && much === undefined)) return null;
      const isTaken = /verkauft|verbraucht|entnommen|genommen|aufgefüllt|nachgefüllt/.test(deed!);
      if (isWhat && !isTaken) return null;
      return `. ${deeds.get(deed!)} mit ${joined(single(of), 'Datum', unit && !/^(?:Stück|Anzahl|Menge)$/.test(unit) ? `Anzahl ${unit}` : 'Anzahl')}. `;
    },
  ),
  // "wenn ein Teil eingebaut wird, soll der Bestand sinken"
  way(
    String.raw`(?:[;,.] ?(?:und )?)?(?:[Ww]enn (?:\p{Ll}+ )*(?:${name} )?(?:\p{Ll}+ )*(?:${name} )?(?:wird|werden),? (?:soll|sollen|muss|geht|sinkt|wird|werden|sollte) (?:auch |dann )?(?:der|die|das) (?:Bestand|Vorrat|Menge|Anzahl|Lagerbestand)[^.;]*|(?:der|die) (?:Bestand|Vorrat|Lagerbestand) (?:soll|sinkt|muss|wird|geht) [^.;]*(?:sinken|weniger|runter\p{L}*|abgezogen|reduziert|angepasst)[^.;]*)(?=[.;]|$)`,
    (_, { before, after }) => {
      const of = listed(before + after, /Bestand|Vorrat|Menge|Anzahl/u);
      const job = [...before.matchAll(/(\p{Lu}\p{L}*(?:aufträge|projekte|einsätze|bestellungen|rezepte))(?!\p{L})/giu)].at(-1)?.[1]; // prettier-ignore
      return of === undefined ? null : `. Entnahmen mit ${joined(single(of), job && single(job), 'Datum', 'Anzahl')}. `;
    },
  ),
  // "ob angefangen oder fertig"
  way(
    String.raw`(?<=, |und |mit )ob (?:es |er |sie |das |schon |noch )*(?<first>\p{Ll}{4,}),? (?:oder|und) (?:schon |noch )?(?<second>\p{Ll}{4,})(?: ist| sind)?(?=[,.;]| und |$)`,
    ({ first, second }) => (second === 'nicht' || /^(?:ist|sind|wird|kann)$/.test(first!) ? null : `Status (${first}, ${second})`),
  ),
  // "Probentermine mit Ort und wer kann oder nicht kann": that is an answer of each
  way(
    String.raw`(?:,|,? und) wer (?:alles )?(?:kann(?: oder nicht(?: kann)?| und wer nicht)|kommt(?: und wer nicht| oder nicht)|Zeit hat(?: und wer nicht| oder nicht)?|zusagt oder absagt|zu- oder absagt|dabei ist(?: und wer nicht| oder nicht))(?=[,.;]| und |$)`,
    () => '',
  ),
  // "jede Familie trägt ein wann sie da ist"
  way(
    String.raw`(?:[Jj]ede[rs]?|[Aa]lle|[Dd]ie) (?<who>${name}) (?:trägt|tragen|schreibt|meldet|melden)(?: sich)?(?: ein| an)?,? wann (?:sie|er|es) (?:da|dort|drin|vor Ort|hin|im ${name}|(?:es|sie|ihn|das ${name}) (?:hat|haben|nutzt|nutzen|braucht|brauchen))(?: ist| sind| sein will| sein wollen| fährt| fahren| will| wollen)?(?: ein| an)?`,
    ({ who }) => (isWhom(who!) ? `${capital(germanPlural(one(who!), []))} mit Name, Telefon. Aufenthalte mit ${single(who!)}, Anreise, Abreise` : null), // prettier-ignore
  ),
  // "eine Liste was im Haus fehlt oder kaputt ist"
  way(
    String.raw`(?:[Uu]nd )?(?:(?:eine |die )?Liste,? )(?:mit (?:dem|allem)?,? )?was (?:(?:im|in der|am|auf dem) ${name} |noch |alles )*(?<what>fehlt|kaputt ist|defekt ist|zu tun ist|zu reparieren ist|gemacht werden muss|erledigt werden muss|besorgt werden muss|eingekauft werden muss|gebraucht wird)(?:(?:,| oder| und) (?:was )?(?<more>fehlt|kaputt ist|defekt ist|zu tun ist))?`,
    ({ what, more }) => {
      const isBroken = /kaputt|defekt|repar/.test(`${what} ${more}`);
      const many = isBroken ? 'Mängel' : /tun|gemacht|erledigt/.test(what!) ? 'Aufgaben' : 'Besorgungen';
      return `. ${many} mit Bezeichnung, Datum, ${isBroken ? 'behoben' : many.startsWith('B') ? 'besorgt' : 'erledigt'} (ja/nein)`;
    },
  ),
  // "welche Ersatzteile wir noch bestellen müssen"
  way(
    String.raw`(?<=^|[.,;] |und )welche (?<thing>${name}) (?:(?:wir|ich|man|noch|alles|schon) )*(?<verb>${must}) (?:müssen|muss|sollen|soll|wollen)(?=[.,;]|$)`,
    ({ thing, verb }, told) => {
      const of = mainOf(told);
      if (!isSeveral(thing!) || isWhom(thing!)) return null;
      return `. ${thing} mit ${joined('Name', of !== undefined && one(of) !== one(thing!) ? single(of) : null, `${participles[verb!]} (ja/nein)`)}`;
    },
  ),
  // "Wir verleihen Festzelte, Garnituren und Geschirr"
  way(
    String.raw`(?<=^|[.!?]\s+)(?:Wir (?:verleihen|vermieten)|Ich (?:verleihe|vermiete)) (?:(?:im|in|an|auf) (?:(?:der|dem|den|die|das) )?${name} )?(?<kinds>${name}(?:, ${name})+(?:,? und ${name}))`,
    ({ kinds }) => `Artikel mit Bezeichnung, Art (${kinds!.split(/, | und /u).join(', ')}), Anzahl`,
  ),
  // "Wer will kann anfragen für welches Wochenende, wir bestätigen oder lehnen ab"
  way(
    String.raw`(?<=^|[.!?,]\s+)(?:[Ww]er (?:will|möchte|was braucht),? |[Jj]ede[rs]? |[Mm]an |(?:[Dd]ie )?(?<who>${name}) )(?:kann|können|darf|dürfen) (?:(?:sie|es|das|online|dann) )*anfragen(?<rest>[^.;]*)`,
    ({ rest }, told) => {
      const of = mainOf(told);
      if (of === undefined) return null;
      const isCounted = new RegExp(String.raw`${of} (?:mit|\()[^.;]*Anzahl`, 'u').test(told.before);
      const isRange = /wochenende|zeitraum|von wann|bis wann|tage/iu.test(rest!);
      return `Anfragen mit ${joined(single(of), 'Name', 'Telefon', ...(isRange ? ['Startdatum', 'Enddatum'] : ['Datum']), isCounted ? 'Anzahl' : null, 'Status (angefragt, bestätigt, abgelehnt)')}`; // prettier-ignore
    },
  ),
  // "meine Blutzuckerwerte aufschreiben, morgens mittags abends, dazu was ich gegessen hab"
  way(
    String.raw`(?:(?:[Ii]ch )?(?:will|möchte|muss|soll) )?(?:meine|die|unsere) (?<thing>${name}) (?:aufschreiben|eintragen|notieren|festhalten|erfassen|messen)(?:,| \() ?(?<slots>${times}(?:(?:,| und|, und)? ${times})+)\)?(?:(?:,| und)+ ?(?:dazu |außerdem |auch )?(?<more>${list}))?(?=[.;]|$)`,
    ({ thing, slots, more }) =>
      isSeveral(thing!) ? `${thing} mit ${joined('Datum', `Tageszeit (${slots!.split(/,? und |, | /u).join(', ')})`, 'Wert (0-999)', more)}` : null, // prettier-ignore
  ),
]; // prettier-ignore

/** A German text with the lists that its clauses tell of. */
export const withToldLists = (text: string, facts: Facts): string =>
  ways.reduce((said, { says, read }) => {
    const told = said.replace(says, (...match: unknown[]) => {
      const last = match.at(-1);
      const hasGroups = typeof last === 'object' && last !== null;
      const groups = hasGroups ? (last as Record<string, string | undefined>) : {};
      const at = match.at(hasGroups ? -3 : -2) as number;
      const whole = match[0] as string;
      return read({ ...groups, whole }, { before: said.slice(0, at), after: said.slice(at + whole.length), facts }) ?? whole; // prettier-ignore
    });
    return told === said ? said : told.replace(/(?:,? und|,)\s*\.\s/gu, '. ').replace(/\.(?:\s*[.,;?!])+/gu, '.');
  }, text);
