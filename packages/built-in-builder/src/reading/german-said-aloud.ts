import { isPerson } from './chunks.ts';
import type { Facts } from './facts.ts';
import { one } from './german-people.ts';
import { germanPlural } from './german-plural.ts';
import { capital } from './capital.ts';

const name = String.raw`\p{Lu}[\p{L}-]+`;
const list = String.raw`[^.;:!?()]+?(?:\([^()]*\)[^.;:!?()]*?)*`;
const kept = String.raw`(?:eingetragen|erfasst|notiert|gespeichert|festgehalten|dokumentiert|aufgeschrieben|angelegt|gepflegt|verwaltet|geführt|hinterlegt|vermerkt|protokolliert|eingegeben)`;
const keep = String.raw`(?:eintragen|erfassen|notieren|speichern|festhalten|dokumentieren|aufschreiben|anlegen|pflegen|verwalten|hinterlegen|vermerken|eingeben)`;
const each = String.raw`(?:[Jj]e|[Pp]ro|[Ff]ür jede[nrms]?|[Zz]u jede[rm]|[Bb]ei jede[rm]|[Vv]on jede[rm])`;
const may = String.raw`(?:sollte|sollten|soll|sollen|kann|können|muss|müssen|darf|dürfen|will|wollen|möchte|möchten)`;
const article = /^(?:und |sowie )?(?:der|die|das|den|dem|eine?[nmrs]?|ihre?[nmrs]?|seine?[nmrs]?|de[mr] jeweiligen?) /u;

/** `text` is the whole as it is by then; what comes back stands in place of what was said, null leaves it. */
type Told = { facts: Facts; text: string };
type Way = { says: RegExp; read: (groups: Record<string, string | undefined>, told: Told) => string | null };
const way = (says: string, read: Way['read']): Way => ({ says: new RegExp(says, 'gu'), read });

const single = (word: string): string => capital(one(word));
/** A list without articles and without what only says which one: "die Bruchkraft in kN und vereinbartem Rückgabetermin". */
const bare = (said: string): string =>
  said
    .trim()
    .split(/(,\s*|\s+und\s+)(?![^()]*\))/u)
    .map((part) => part.replace(article, '').replace(/^(?:vereinbart|jeweilig|aktuell|genau|ausgeführt|verwendet|eingesetzt|zuständig)e[mnrs]? (?=\p{Lu})/u, ''))
    .join(''); // prettier-ignore
const joined = (...parts: (string | undefined)[]): string => parts.filter((part) => part !== undefined && part !== '').join(', '); // prettier-ignore
const isHours = /(?:stunden?|dienste?|einsätze|schichten?)$/i;

/** How things are told in German, each with how a list says it. Later ones meet what earlier ones made. */
const ways: readonly Way[] = [
  // "mit deutschem und lateinischem Namen"
  way(
    String.raw`(?<=mit |, )(?<first>\p{Ll}+)e[mn] und (?<second>\p{Ll}+)e[mn] (?<thing>Namen?|Titel|Preis|Stand|Wert)(?!\p{L})`,
    ({ first, second, thing }) =>
      `${capital(first!)}er ${thing!.replace('Namen', 'Name')}, ${capital(second!)}er ${thing!.replace('Namen', 'Name')}`,
  ),
  // "ich habe alles auf Karteikarten, welche Geräte im Haus sind"
  way(
    String.raw`(?:[Ii]ch|[Ww]ir) (?:habe|haben|führe|führen|notieren?|schreiben?) (?:das |alles |es )?(?:auf|in|per|an|über) (?:\p{Ll}+ )?${name}, (?=welche|wer |was |wann |wo )`,
    () => '',
  ),
  // "in das Heft schreibt jeder Start und Ende rein, Fahrer, und abends tippt es einer ab"
  way(
    String.raw`(?:[^.,;]*, )?(?:da|dort|darin|in das|in die) (?:schreibt|trägt|notiert) (?:einer|jeder|man|jemand|der ${name}) (?<said>${list}) (?:rein|ein|auf|hinein)(?<more>, ${list}?)?(?: und (?:abends|dann|später|hinterher|am ${name}) [^.]*)?(?=\.|$)`,
    ({ said, more }) => ` ${said}${more ?? ''}`,
  ),
  // "Start und Landezeit"
  way(String.raw`(?<first>Start|Beginn|Anfangs|Abfahrts|Ankunfts|Öffnungs)-? und (?<second>\p{Lu}\p{L}+?)zeit`, ({ first, second }) => `${first}zeit, ${second}zeit`), // prettier-ignore
  // "Art der Arbeit (Krone, Brücke)"
  way(String.raw`(?<kind>Art|Typ|Form) (?:der|des|von) ${name}(?= \()`, ({ kind }) => kind!),
  // "pro Kontrolle: Datum, Ort, gefundene Arten mit Gewicht"
  way(
    String.raw`(?<=^|[.!?]\s+)${each} (?<of>${name}): (?<said>${list}), (?:\p{Ll}+e[nr]? )?(?<thing>${name}) mit (?<more>${list})(?=\.|$)`,
    ({ of, said, thing, more }) =>
      one(thing!) === thing!.toLowerCase() ? null : `${of} mit ${bare(said!)}. ${thing} mit ${of}, ${bare(more!)}`,
  ),
  // "wer es gerade hat und wann es zurückkommt, mit Pfand"
  way(
    String.raw`(?:[Uu]nd )?[Ww]er (?:es|ihn|sie|das|was) (?:gerade |aktuell |im Moment |noch )?(?:ausgeliehen |gemietet |geliehen )?hat(?: und (?:seit wann|bis wann|wann (?:es|er|sie|das) (?:wieder )?zurück(?: ?kommt| ?kommen| ?muss| ?ist)?))+(?:,? mit (?<more>${list}))?(?=[.;]|$)`,
    ({ more }, { facts, text }) => {
      if (facts.counted === null) return null;
      const isRented = /(?<!\p{L})(?:miet|vermiet)/iu.test(text);
      return `. ${isRented ? 'Vermietungen' : 'Ausleihen'} mit ${joined(mainOf(facts), isRented ? 'Mieter' : 'Person', 'Ausgabedatum', 'Rückgabedatum', more && bare(more))}`;
    },
  ),
  // "ich schreibe die Ohrmarke von der Mutter und vom Lamm auf die Tür"
  way(
    String.raw`[Ii]ch (?:schreibe|notiere) (?:die |den |das )?(?<what>${name}) (?:von der|vom|von dem) (?<first>${name}) und (?:von der|vom|von dem) (?<second>${name}) (?:auf|in|an) [^.]*`,
    ({ what, first, second }) => `${first} mit ${what}, Notizen. ${second} mit ${what}`,
  ),
  // "ein Knopf für Start, einer für Landung": nothing that is kept
  way(
    String.raw`,? ?(?:mit )?(?:[Ee]in(?:en|em)? )?(?:Knopf|Button|Taste) für ${name}(?:,? (?:und )?(?:ein(?:er|en|e|em)?|noch einen) (?:Knopf |Button |Taste )?für ${name})?`,
    () => '',
  ),
  // "tot geboren auch"
  way(String.raw`(?<=, )(?<what>\p{Ll}+ ge\p{Ll}+(?:t|en)) auch(?=[.,;]|$)`, ({ what }) => `${what} (ja/nein)`),
  // "nach Register sehen wie viele kommen"
  way(
    String.raw`(?:und )?(?:man|ich|wir|er|sie|alle)? ?${may}? ?nach (?<by>${name}) (?:sehen|wissen|sortiert sehen),? (?:wie viele?|wer) (?:kommen|kommt|da sind|da ist|zusagen|dabei sind)`,
    ({ by }, { facts }) =>
      facts.counted === null ? null : `. ${capital(germanPlural(facts.counted, []))} mit Name, ${single(by!)}`,
  ),
  // "Dolmetschende sehen offene Anfragen und können sich melden"
  way(
    String.raw`(?<who>${name}) (?:sehen|sieht) (?:alle |die |offene |freie )*(?<thing>${name}) und (?:können|kann|dürfen) sich (?:dafür |darauf |dazu )?(?:melden|bewerben|eintragen)`,
    ({ thing }) => `. Meldungen mit ${single(thing!)}, Person, Datum`,
  ),
  // "Verzeichnis der Orgeln (Kirche, Ort)", "eine Verwaltung der 120 Parzellen: Nummer"
  way(
    String.raw`(?:(?:[Ee]ine?|[Dd]as|[Dd]ie|[Uu]nser|[Uu]nsere) )?(?:Verzeichnis|Liste|Verwaltung|Übersicht|Kartei|Datenbank|Erfassung|Aufstellung) (?:der|aller|unserer|meiner|von) (?:\d+ )?(?:\p{Ll}+en )?(?<thing>${name})(?= ?[(:]| mit )`,
    ({ thing }) => thing!,
  ),
  // "Uhrzeit von/bis": two times
  way(String.raw`(?<time>Uhrzeit|Zeit),? \(?von ?(?:[/–-]|und|,) ?bis\)?`, () => 'Uhrzeit von, Uhrzeit bis'),
  // "Ergebnis bestanden/nicht bestanden"
  way(
    String.raw`(?<=[(,] ?|mit |und )(?<thing>${name}):? (?<one>\p{Ll}+) ?\/ ?(?<other>(?:nicht )?\p{Ll}+)(?=\s*[,).]| und )`,
    ({ thing, one: first, other }) => `${thing} [${first}, ${other}]`,
  ),
  // "Objekte, die Schlüssel dazu (Nummer, Tür)": each of one of the others
  way(
    String.raw`(?<of>${name}),? (?:und )?(?:die |den |das )?(?<thing>${name}) dazu \((?<said>[^()]+)\)`,
    ({ of, thing, said }, { facts }) => (facts.add(one(of!), 2.2, 'others are of it'), `${of}. ${thing} mit ${single(of!)}, ${said}`), // prettier-ignore
  ),
  // "Ausgaben an Handwerker oder Mieter mit Datum"
  way(
    String.raw`(?:,? und |, )?(?<thing>Ausgaben?|Übergaben?|Abgaben?|Lieferungen?|Vermietungen?|Ausleihen?|Verkäufe|Zahlungen?) an ${name}(?:,? (?:und|oder) ${name})? mit (?<said>${list})(?=\.|;|$)`,
    ({ thing, said }, { text }) => {
      const given = [
        ...text.slice(0, text.indexOf(`${thing} an `)).matchAll(/(\p{Lu}[\p{L}-]+) (?:mit \p{Lu}|\()/gu),
      ].at(-1)?.[1];
      return `. ${thing} mit ${joined(given && single(given), 'Empfänger', bare(said!))}`;
    },
  ),
  // "Pflegegänge (Schmieren, Wenden) werden je Laib mit Datum eingetragen"
  way(
    String.raw`(?<thing>${name})(?: \((?<inside>[^()]+)\))? (?:werden|wird|sollen|soll) ${each} (?<of>${name}) (?:mit (?<said>${list}) )?${kept}(?: werden)?(?=[.,;]|$)`,
    ({ thing, inside, of, said }) =>
      `${thing} mit ${joined(single(of!), inside && `Art (${inside})`, bare(said ?? 'Datum'))}`,
  ),
  // "Protokolle jedes Besuchs mit Datum"
  way(
    String.raw`(?<thing>${name}) (?:jede[sr]|zu jede[mr]|von jede[mr]|für jede[nsr]?) (?<of>${name}) mit (?=\p{Ll}* ?\p{Lu})`,
    ({ thing, of }) => `${thing} mit ${single(of!.replace(/(?<=[^s])s$/u, ''))}, `,
  ),
  // "Je Probe werden Baustelle und Datum erfasst, ..."
  way(
    String.raw`(?<=^|[.!?:]\s+)${each} (?<thing>${name}) (?:werden|wird|sollen|soll|brauche ich|brauchen wir|will ich|möchten? (?:ich|wir)|wollen wir|müssen|notieren wir|erfassen wir) (?<said>${list})(?: ${kept}(?: werden)?| ${keep}| wissen| sehen)?(?<end>, (?=der |die |das |und |dann )|\.|;|$)`,
    ({ thing, said, end }) => (/,| und /u.test(said!) ? `${thing} mit ${bare(said!)}${end === '' ? '' : '. '}` : null),
  ),
  // "Bei der Prüfung trägt der Laborant die Bruchkraft und die Länge ein"
  way(
    String.raw`(?<=^|[.!?:]\s+)(?:[Bb]ei|[Zz]u|[Nn]ach|[Ff]ür) (?:der|dem|jeder|jedem|einer|einem|die|den|das) (?<thing>${name}) (?:trägt|tragen|gibt|geben|notiert|notieren|erfasst|erfassen|schreibt|schreiben) (?:(?:der|die|das|man|wir|ich|unsere?) )?(?<who>${name} )?(?<said>${list})(?: ein| an| auf)(?=[.,;]|$)`,
    ({ thing, who, said }) =>
      `${thing} mit ${joined(bare(said!), who && isPerson(one(who.trim())) ? single(who.trim()) : '')}. `,
  ),
  // "wem welche Lok gehört, Hersteller"
  way(
    String.raw`(?:(?:[Ee]ine )?Liste,? )?wem welche[srn]? (?<thing>${name}) gehört(?:, (?:und )?| und )(?=\p{L})`,
    ({ thing }) => `. ${thing} mit Besitzer, `,
  ),
  way(String.raw`wem welche[srn]? (?<thing>${name}) gehört`, ({ thing }) => `. ${thing} mit Besitzer`),
  // "welches Lamm von welcher Mutter und welchem Bock, Gewicht"
  way(
    String.raw`(?:[Ee]intragen |[Aa]ufschreiben |[Nn]otieren )?welche[srn]? (?<thing>${name}) (?:von|zu|bei|in|aus) welche[rmn] (?<first>${name})(?: und welche[rmn] (?<second>${name}))?(?: (?:ist|war|kommt|gehört|liegt|steht|stammt))?(?=[,.;]| und |$)(?<more>, )?`,
    ({ thing, first, second, more }) =>
      `. ${thing} mit ${joined(single(first!), second && single(second))}${more ?? ''}`,
  ),
  // "Mängel will ich aufschreiben können mit Frist"
  way(
    String.raw`(?:, |und )*(?<thing>${name}) ${may} (?:ich|wir|man|jeder|alle) (?:\p{Ll}+ )?${keep}(?: können)? mit (?=\p{L})`,
    ({ thing }) => `. ${thing} mit Beschreibung, `,
  ),
  // "Frist, bis wann sie behoben sein müssen"
  way(
    String.raw`(?<day>Frist|Datum|Termin),? bis wann (?:\p{L}+ ){1,4}?(?<state>(?:be|ge|er|ver)\p{Ll}+) (?:sein|werden) (?:müssen|muss|sollen|soll)`,
    ({ day, state }) => `${day}, ${state} (ja/nein)`,
  ),
  // "jede Familie soll ihre Stunden selber eintragen, der Vorstand muss sie bestätigen"
  way(
    String.raw`[Jj]ede[rs]? (?<of>${name}) ${may} (?:ihre|seine|die) (?<thing>${name}) (?:selbst |selber |online )*${keep}(?: können)?(?:,? (?:und )?(?:der |die |das )?${name} ${may} (?:sie|diese|das|es|alles) (?<approve>bestätigen|genehmigen|freigeben|abzeichnen|absegnen|prüfen))?`,
    ({ of, thing, approve }, { facts }) =>
      (facts.add(one(of!), 2.2, 'each has its own'), '') +
      `. ${thing} mit ${joined(single(of!), 'Datum', isHours.test(thing!) ? 'Tätigkeit, Anzahl' : 'Beschreibung', approve && `${approved[approve]} (ja/nein)`)}. `,
  ),
  // "Auf welcher Baustelle steht was, wie viel Quadratmeter, seit wann"
  way(
    String.raw`[AaIiBb](?:uf|n|ei|m) welche[rm] (?<thing>${name}) (?:steht|liegt|ist|hängt|sind|stehen|liegen) was, (?<said>${list})(?=[.;]|, (?:\p{Ll}+ ){1,4}\p{Ll}+t |$)`,
    ({ thing, said }) => `${thing} mit Adresse, ${said}`,
  ),
  // "welche Kolonne morgen wohin fährt"
  way(
    String.raw`(?:[Uu]nd )?welche[rs]? (?<who>${name}) (?:(?:wann|heute|morgen|an welchem Tag|gerade) )+wohin (?:fährt|geht|kommt|muss|soll)`,
    ({ who }, { text }) =>
      `. Einsätze mit ${who}, Datum und ${/[Aa]uf welcher (\p{Lu}\p{L}+)/u.exec(text)?.[1] ?? /(\p{Lu}\p{L}+) mit Adresse/u.exec(text)?.[1] ?? 'Ziel'}`,
  ),
  // "welche Feuerstätten im Haus sind und wann ich zuletzt da war"
  way(
    String.raw`(?:, ?)?welche (?<thing>${name}) (?:im|in der|am|auf dem|auf der|in jedem|in jeder) (?<of>${name}) (?:sind|stehen|liegen|hängen|wohnen)`,
    ({ thing, of }) => `. ${thing} mit ${of} und Art. ${of} mit Adresse`,
  ),
  way(String.raw`wann (?:ich|wir|man|jemand) (?:das letzte mal |zuletzt )(?:da|dort|vor ort) (?:war|waren)`, () => 'Letzter Besuch'), // prettier-ignore
  // "Warteliste der Bewerber nach Eingangsdatum"
  way(
    String.raw`(?:[Dd]azu )?(?:[Ee]ine? )?(?:Warteliste|Liste) (?:der|von|aller) (?<thing>${name}) nach (?<by>${name}datum|Datum)`,
    ({ thing, by }) => `. ${thing} mit Name und ${by}`,
  ),
  // "Wasser- und Stromzähler werden abgelesen"
  way(
    String.raw`(?:[^.]*? )?(?:werden|wird) (?:(?:die|der|alle) )?(?<first>\p{Lu}\p{L}+)- und (?<second>\p{Lu}\p{L}+?)zähler (?:${name} )?abgelesen`,
    ({ first, second }, { facts }) =>
      `. Ablesungen mit ${joined(mainOf(facts), `Zähler (${first}, ${second})`, 'Datum', 'Alter Stand', 'Neuer Stand')}`,
  ),
  // "jeden Tag wiegen"
  way(
    String.raw`(?:[Jj]eden Tag|[Tt]äglich|[Jj]ede Woche|[Ww]öchentlich|[Rr]egelmäßig|[Mm]orgens und abends) (?:wird |werden )?(?:${name} )?(?:ge)?wiegen(?=[,.;]| und |$)`,
    ({}, { facts }) => `. Gewichte mit ${joined(mainOf(facts), 'Datum', 'Gewicht in Gramm')}. `,
  ),
  // "wer ihn gebracht hat mit Telefonnummer", "wo er gefunden wurde"
  way(
    String.raw`[Ww]er (?:ihn|sie|es) (?<deed>ge\p{Ll}+|ab\p{Ll}+|ein\p{Ll}+) hat(?: mit (?<more>${name}))?`,
    ({ deed, more }) => joined(`${capital(deed!)} von`, more),
  ),
  way(String.raw`(?:und )?wo (?:er|sie|es) gefunden (?:wurde|worden ist)(?:,? weil [^.,;]+)?`, () => ', Fundort'),
  // "Wartung auch, [Aa]lso wann zuletzt geölt"
  way(
    String.raw`(?<thing>${name}) auch, [Aa]lso wann zuletzt (?<deed>\p{Ll}+)`,
    ({ thing }, { facts }) => `. ${thing} mit ${joined(mainOf(facts), 'Datum', 'Arbeit')}`,
  ),
  // "jeder soll zusagen oder absagen können"
  way(
    String.raw`(?:[Jj]ede[rs]?|[Aa]lle|[Mm]an|${name}) ${may} (?:\p{Ll}+ )?(?:zu- ?(?:oder|und|\/) ?absagen|zusagen (?:oder|und) absagen)(?: können)?`,
    ({}, { facts, text }) => answers(facts, text),
  ),
  // "online eintragen können morgens, nachmittags oder abends"
  way(
    String.raw`(?:(?:[Ff]ür (?:den|die|das) ${name} )?${may} (?:man|jeder|alle|wir)|(?:[Mm]an|[Jj]ede[rs]?|[Aa]lle|[Ww]ir|${name}) ${may}) (?:sich )?(?:online |selber |selbst )?(?:eintragen|buchen|reservieren) (?:können )?(?<slots>(?:morgens?|vormittags?|mittags?|nachmittags?|abends?|früh|spät)(?:(?:, | oder | und )(?:morgens?|vormittags?|mittags?|nachmittags?|abends?|früh|spät))+)`,
    ({ slots }, { facts }) =>
      `. Reservierungen mit ${joined('Datum', `Zeitfenster (${slots!.split(/, | oder | und /).join(', ')})`, mainOf(facts))}. `,
  ),
  // "eine Verlustanzeige aufgeben"
  way(
    String.raw`(?<who>${name}) (?<can>${may}) (?<before>[^.;]*?)(?:eine?n? )(?<thing>\p{Lu}\p{L}*(?:anzeige|meldung|antrag|anfrage|bewerbung|beschwerde|vorschlag|bestellung)) (?:aufgeben|einreichen|abgeben|absenden|ausfüllen|hinterlassen|schicken|senden)`,
    ({ who, can, before, thing }) =>
      `${who} ${can} ${before!.replace(/ und $/, '')}. ${capital(germanPlural(one(thing!), []))} mit Name, E-Mail, Beschreibung und Datum`,
  ),
  // "Mitarbeitende erfassen Fundsachen mit Ort"
  way(
    String.raw`(?<=^|[.!?]\s+)(?:Die |Unsere )?${name} (?:erfassen|erfasst|verwalten|verwaltet|pflegen|pflegt|dokumentieren|dokumentiert|legen|legt) (?:die |alle |neue |hier )?(?<thing>${name}) (?:an )?mit (?=\p{L}+,)`,
    ({ thing }) => (one(thing!) === thing!.toLowerCase() ? null : `${thing} mit `),
  ),
  // "Assistenzen stellen für ihre Produktion Reservierungen, die Requisite genehmigt oder lehnt ab"
  way(
    String.raw`(?:Die )?${name} (?:stellen|machen|beantragen|erstellen) (?:für|zu|an) (?:ihre[nrm]?|eine[nrm]?|die|den|das) (?<of>${name}) (?<thing>${name})(?<decided>, (?:die|der|das) ${name} (?:genehmigt|bestätigt) (?:oder|und) (?:lehnt (?:sie )?ab|lehnt ab|ablehnt))?(?=[.,;]|$)`,
    ({ of, thing, decided }) =>
      one(thing!) === thing!.toLowerCase()
        ? null
        : `${thing} mit ${joined(single(of!), 'Datum', decided && 'Status (angefragt, genehmigt, abgelehnt)')}`,
  ),
  // "Die Artenliste mit Name pflegt nur die Leitung"
  way(
    String.raw`(?:Die |Eine )?(?<thing>\p{Lu}\p{L}{2,}n)liste mit (?<said>${list}) (?:pflegt|bearbeitet|verwaltet|führt|ändert|pflegen|bearbeiten) nur (?:die|der|das) ${name}`,
    ({ thing, said }) => `${thing} mit ${bare(said!)}`,
  ),
  // "Sammlerin oder Sammler"
  way(String.raw`(?<who>\p{Lu}\p{L}+)in (?:oder|und|\/|bzw\.?) (?=\k<who>(?!\p{L}))`, () => ''),
  way(String.raw`(?<who>\p{Lu}\p{L}+) (?:oder|und|\/|bzw\.?) \k<who>in(?!\p{L})`, ({ who }) => who!),
];

const mainOf = ({ counted }: Facts): string => (counted === null ? '' : capital(counted));

const isEvent = /(?:probe|auftritt|ausrückung|ausrücken|spiel|training|einsatz|termin|treffen|konzert|ausflug|veranstaltung|übung|fahrt|sitzung|dienst)(?:e|en|s|n|er)?$/i; // prettier-ignore
/** Who comes to what: the event, and what each of the people answered. */
function answers(facts: Facts, text: string): string {
  const said = [...text.matchAll(/\p{Lu}[\p{L}-]+/gu)].map(([word]) => word).filter((word) => isEvent.test(word));
  const event = single(said.at(-1) ?? 'Termine').replace(/ausrücken$/i, 'Ausrückung').replace(/^Ausrückung$/, 'Ausrückung'); // prettier-ignore
  const who = facts.counted !== null && isPerson(facts.counted) ? capital(facts.counted) : 'Person';
  const isListed = new RegExp(`${event}\\p{L}* (?:mit|\\()`, 'u').test(text);
  return `. ${isListed ? '' : `${capital(germanPlural(event.toLowerCase(), []))} mit Bezeichnung, Datum und Ort. `}Rückmeldungen mit ${event}, ${who}, Antwort (zugesagt, abgesagt). `;
}

const approved: Readonly<Record<string, string>> = { bestätigen: 'bestätigt', genehmigen: 'genehmigt', freigeben: 'freigegeben', abzeichnen: 'abgezeichnet', absegnen: 'genehmigt', prüfen: 'geprüft' }; // prettier-ignore

/** A German text with what is told in clauses put into lists. */
export const germanSaidAsLists = (text: string, facts: Facts): string =>
  ways.reduce(
    (said, { says, read }) =>
      said.replace(says, (...match: unknown[]) => read(groupsOf(match), { facts, text: said }) ?? (match[0] as string)),
    text,
  ).replace(/\.(?:\s*[.,;])+/gu, '.').replace(/^\s*[.,;]\s*/u, ''); // prettier-ignore

/** A pattern without groups has none at the end. */
const groupsOf = (match: readonly unknown[]): Record<string, string | undefined> => {
  const last = match.at(-1);
  return typeof last === 'object' && last !== null ? (last as Record<string, string | undefined>) : {};
};
