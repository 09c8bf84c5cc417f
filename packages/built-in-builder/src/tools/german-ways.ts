const the = '(?:(?:den|die|das|der|dem|ein|eine|einen|einem|unsere?n?|meine?n?) )?';
const field = '(?:neues |weiteres )?(?:feld|eingabe|frage)';

/** German ways of asking for a change of a tool, and how the rules put them; names stay as they were written. */
const ways: readonly (readonly [said: RegExp, put: string])[] = (
  [
    [`f(?:ü|ue)ge? (?:noch )?${the}(?:teil|abschnitt|block|bereich) (?:für |mit |namens )?${the}(.+?) (?:hinzu|ein|an)`, 'add a section for $1'],
    [`f(?:ü|ue)ge? (?:noch )?${the}${field} (?:für |namens |nach |zu )?${the}(.+?) (?:hinzu|ein|an)`, 'add a field for $1'],
    [`(?:ich|wir) (?:brauchen?|möchten?|wollen|will) (?:noch |auch )?${the}${field} (?:für |nach )?${the}(.+)`, 'add a field for $1'],
    [`${the}${field} (?:für |nach )?${the}(.+?) (?:fehlt(?: noch)?|hinzufügen|ergänzen)`, 'add a field for $1'],
    [`frage? (?:auch |noch )*nach ${the}(.+)`, 'add a field for $1'],
    [`ergänze (?:noch )?${the}(?:${field} (?:für )?)?${the}(.+)`, 'add a field for $1'],
    [`(?:mache?|zeige?|stelle?) ${the}(?:ergebnis|antwort) (?:zu|als|in) (?:eine[rmn]? )?(tabelle|liste|text|diagramm|kennzahlen)(?: dar| an)?`, 'make the result a $1'],
    [`(?:mache?|zeige?|stelle?) ${the}(.+?) (?:zu|als|in) (?:eine[rmn]? )?(tabelle|liste|text|diagramm|kennzahlen)(?: dar| an)?`, 'make $1 a $2'],
    [`(?:mache?|stelle?) (?:(?:es|alles|die seite|das tool|den stil) )?(?:auf )?(dunkel|hell|bunt|farbig)`, 'make it $1'],
    [`mache? ${the}(?:feld )?(.+?) zum pflichtfeld`, 'make $1 required'],
    [`${the}(?:feld )?(.+?) (?:ist|soll|wird) (?:ein )?pflicht(?:feld|angabe)?(?: sein)?`, 'make $1 required'],
    [`${the}(?:feld )?(.+?) muss (?:ausgefüllt|angegeben) (?:werden|sein)`, 'make $1 required'],
    [`(?!(?:please|make|mark|set)\\b)(?:mache? )?${the}(?:feld )?(.+?) (?:(?:ist|soll|kann|darf) )?(?:freiwillig|optional|leer bleiben|kein pflichtfeld)(?: sein)?`, 'make $1 optional'],
    [`(?:entferne?|lösche?|streiche?) ${the}(?:feld |teil )?(.+)`, 'remove $1'],
    [`(?:nimm|lass) ${the}(?:feld |teil )?(.+?) (?:raus|weg|heraus)`, 'remove $1'],
    [`(?:be)?nenne? (?:es|(?:das|dieses) (?:tool|werkzeug)) (?:um )?(?:in )?(.+?)(?: um)?`, 'call it $1'],
    [`(?:das|dieses) (?:tool|werkzeug) soll (.+?) heißen`, 'call it $1'],
    [`(?:be)?nenne? ${the}(?:feld )?(.+?) (?:in|zu) (.+?)(?: um)?`, 'rename $1 to $2'],
    [`(?:optionen|auswahl|möglichkeiten) (?:für|von) ${the}(.+?)\\s*(?::|sind) ?(.+)`, 'options for $1: $2'],
  ] as const
).map(([said, put]) => [new RegExp(`^${said}$`, 'iu'), put]); // prettier-ignore

const words: Readonly<Record<string, string>> = {
  ...{ tabelle: 'table', liste: 'list', text: 'text', diagramm: 'chart', kennzahlen: 'key figures' },
  ...{ dunkel: 'dark', hell: 'light', bunt: 'colorful', farbig: 'colorful' },
};

/** A request for a change in the words that the rules read; null where it is no German one. */
export function fromGermanWish(message: string): string | null {
  const said = message
    .trim()
    .replace(/[.!]+$/, '')
    .replace(/\bbitte\b,? ?/gi, '')
    .trim();
  const [pattern, put] = ways.find(([way]) => way.test(said)) ?? [];
  if (!pattern || put === undefined) return null;
  return said
    .replace(pattern, put)
    .replace(/ (?:und|sowie) /g, ' and ')
    .replace(/ oder /g, ' or ')
    .replace(/^(make .+ )([a-zäöü]+)$/i, (all, begin: string, last: string) => {
      const known = words[last.toLowerCase()];
      return known ? begin + known : all;
    });
}
