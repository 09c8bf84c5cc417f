const may = String.raw`(?:darf|dürfen|soll|sollen|kann|können|muss|müssen|wird|werden)`;

/** What forbids something, or says what follows from it: "Ein Fach darf nur einmal vergeben werden". */
const forbids: readonly RegExp[] = [
  new RegExp(String.raw`^(?:Eine?[mnr]?|Auf|In|Es|Niemand|Keine?[mnr]?|[Dd]oppelte[nrs]?|Zwei|D(?:er|ie|as)selben?|D(?:er|ie|as) gleichen?|Jede[rs]?|Mehr als)(?!\p{L})[^.;:(]* ${may} (?:[^.;:(]* )?(?:nicht|nur|nie|niemals|keine?[mnrs]?|höchstens|maximal|nochmals?|automatisch)(?!\p{L})[^.;:(]*$`, 'u'),
  new RegExp(String.raw`^(?:Eine?[mnr]?|\p{Lu}\p{L}+) (?:über|unter|ab|mit nicht) [^.;:(]* ${may} [^.;:(]*$`, 'u'),
  new RegExp(String.raw`^\p{Lu}\p{L}+ ${may} (?:nie|nicht|niemals|nur) (?!mit)[^.;:(]*(?:werden|sein|fallen|liegen|sinken|steigen|löschen|ändern)(?:, (?:nur|sondern) [^.;:(]*)?$`, 'u'),
  /^(?:(?:Jede[rs]?|Die|Der|Das) )?\p{Lu}\p{L}+ (?:gibt es|gibts|kommt|existiert|ist|sind|muss|müssen) (?:immer )?(?:nur einmal|eindeutig|einmalig)(?: (?:sein|vor))?$/u,
  /^Nach [^.;:(]* (?:gilt|gelten|wird|werden) (?:eine?|der|die|das|jede\p{L}*) /u,
  /^[^.;:(]* (?:dürfen|darf|sollen|soll) (?:[^.;:(]+ )?nicht (?:erscheinen|sichtbar|sehen|gezeigt|angezeigt|öffentlich)/u,
]; // prettier-ignore

/** What is shown, printed or counted of what is kept: "Startseite mit Anzahl offener Fälle", "Tafel mit Spalten je Stand". */
const shows: readonly RegExp[] = [
  /^(?:(?:Auf der |Die |Eine? |Dazu (?:eine? )?)?(?:Startseite|Übersichtsseite|Monatsübersicht|Jahresübersicht|Wochenübersicht|Tagesübersicht|Tagesliste|Wochenliste|Kalenderansicht|Jahresbericht|Auswertung|Statistik|Dashboard)(?: (?:je|pro|für) \p{L}+)? (?:mit|zeigt|soll|der|aller|für))(?!\p{L})/u,
  /^(?:Gewünscht|Schön|Wichtig|Hilfreich) (?:ist|wäre|sind|wären) (?:auch )?(?:eine )?(?:Übersicht|Liste|Auswertung|Statistik|Kalenderansicht)(?!\p{L})/u,
  /^Für (?:den|die|das|unseren?) (?:Jahres|Monats|Abschluss)?(?:bericht|abrechnung|statistik|versammlung) (?:brauchen|benötigen|brauche|benötige)(?!\p{L})/u,
  /^(?:Filter|Suche|Sortierung|Filtern|Suchen) nach (?!.*\p{Lu}\p{L}+ mit )/u,
  /^Auf der Seite (?:der|des|eines|einer|jede[rs]) \p{Lu}\p{L}+ (?:soll|sollen|steht|stehen|sieht)(?!\p{L})/u,
  /^Eine? (?:Karte|Diagramm|Kurve|Grafik) (?:soll|zeigt|sollte)(?!\p{L})/u,
];
/** "... braucht eine Tafel mit Spalten je Stand und eine Liste dessen, was diese Woche fertig sein muss" */
const wantsToSee =
  / (?:braucht|brauchen|möchten?|will|wollen|bekommt|hat|hätte gern|hätten gern) (?:eine[n]? )?(?:Tafel|Kanban\p{L}*|Board) mit Spalten?(?!\p{L})/u;

/** "Jedes Mitglied kann nur eigene Fahrten mit Datum, Strecke und Kilometer eintragen": a list is told with it. */
const tellsFields = / mit \p{Lu}[^.]*(?:, | und )\p{Lu}|, also \p{Lu}|(?:, [^,]+){2}/u;

/** German sentences without those that only forbid or show something: no record and no field begins there. */
export const withoutGermanRules = (text: string): string => {
  const kept = text
    .split(/(?<=[.!?\n])\s+/)
    .filter((sentence) => {
      const said = sentence.replace(/[.!?\s]+$/, '');
      if (forbids.some((pattern) => pattern.test(said))) return tellsFields.test(said);
      return !shows.some((pattern) => pattern.test(said)) && !wantsToSee.test(said);
    });
  return kept.length > 0 ? kept.join(' ').replace(costs, '') : text;
}; // prettier-ignore
/** ", der Kilometer kostet 40 Cent": what one of it costs is no field. */
const costs = /, (?:der|die|das|jede[rs]?|eine?) \p{Lu}\p{L}+ (?:kostet|macht) \d[^,.;]*/gu;
