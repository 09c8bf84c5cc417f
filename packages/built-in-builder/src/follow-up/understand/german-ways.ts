import { fromEverydayGerman, fromStrictGerman } from './german-everyday.ts';
import { withoutOpening } from './german-opening.ts';

const the = '(?:(?:den|die|das|der|dem|ein|eine|einen|einem|unser|unsere|unseren|mein|meine|meinen) )?';
const quoted = '["„“\']?(.+?)["“”\']?';

const germanColours = [['blau', 'blue'], ['grün', 'green'], ['rot', 'red'], ['gelb', 'yellow'], ['grau', 'grey'], ['rosa', 'pink'], ['lila', 'purple'], ['braun', 'brown']] as const; // prettier-ignore

/** German ways of asking, and how the requests put them; what they name stays as it was written. */
const ways: readonly (readonly [said: RegExp, put: string])[] = (
  [
    [`(?:alle|meine? (?:kolleg\\w+|team|familie|leute)|das team|unser team)\\b.*\\bsehen,? aber nur ich\\b.*`, 'my colleagues can see them, but only I can edit them'],
    [`nur ich (?:darf|kann|soll) (?:.* )?löschen`, 'only I may delete'],
    [`(?:ich|wir) (?:möchten?|wollen|will) (?:mir |uns )?(?:zu|bei|für) jede[mrn] (\\p{Lu}[\\p{L}-]+) ${the}(.+?) (?:merken|notieren|aufschreiben|festhalten|speichern)`, 'add a $2 field to $1'],
    [`${the}(.+?) (?:brauche ich|brauchen wir|wird) nicht (?:mehr|gebraucht|länger)(?: gebraucht)?`, 'remove $1'],
    [`${the}(?:neu(?:e)?sten|jüngsten) (?:\\p{L}+ )?(?:sollen |bitte |kommen )*(?:nach )?(?:oben|zuerst)(?: stehen| kommen| sein)?`, 'newest first'],
    [`schreibe? (?:bitte )?(?:ganz )?unten (?:auf (?:jede|jeder) seite )?(?:hin|rein|drunter)?:? ?(.+)`, 'write "$1" at the bottom of every page'],
    ...germanColours.flatMap(([german, english]): [string, string][] => [
      [`(?:mach(?:e)? |färbe? )(?:es |alles |die app |sie )?(?:bitte )?(?:in )?dunkel${german}`, `make it dark ${english}`],
      [`(?:mach(?:e)? |färbe? )(?:es |alles |die app |sie )?(?:bitte )?(?:in )?hell${german}`, `make it light ${english}`],
    ]),
    [`f(?:ü|ue)ge? (?:bitte )?(?:noch )?${the}(?:neues |neue |weiteres |weitere )?(?:feld|spalte) (?:für |namens |mit dem namen )?${the}${quoted} (?:hinzu|ein|an)`, 'add a $1 field'],
    [`(?:ich|wir) (?:brauchen?|möchten?|wollen|will|hätten?) (?:gerne? )?(?:noch |auch )?${the}(?:feld|spalte) (?:für )?${the}${quoted}(?: haben)?`, 'add a $1 field'],
    [`${the}(?:feld|spalte) (?:für )?${the}${quoted} (?:fehlt(?: noch)?|hinzufügen|ergänzen|dazu)`, 'add a $1 field'],
    [`(?:es )?fehl(?:t|en) (?:noch )?${the}${quoted}`, 'add a $1 field'],
    [`(?:noch |auch )*${the}(?:neues |weiteres )?(?:feld|spalte) (?:für |namens )?${quoted} (?:bei|zu|für|in) (?:den|der|dem) (\\p{L}+)`, 'add a $1 field to $2'],
    [`(?:eine )?(?:bewertung(?:en)?|sternebewertung)(?: mit sternen?)?(?: (?:von|durch|der|für) .*)?`, 'let people rate and review'],
    [`(?:ich|wir) (?:brauchen?|benötigen?) (?:noch |auch |zusätzlich |bitte )*${the}((?!kalender|filter|suche|liste|tabelle|seite|diagramm|grafik|übersicht|chat|warenkorb)[\\p{L}-]+)`, 'add a $1 field'],
    [`(?:noch )?${the}(?:neues |weiteres )?(?:feld|spalte) (?:für |namens |mit )${the}${quoted} (?:machen|anlegen|einbauen|hinzufügen|ergänzen|aufnehmen|dazunehmen)`, 'add a $1 field'],
    [`ergänze (?:bitte )?(?:noch )?${the}${quoted}`, 'add a $1 field'],
    [`(?:ich|wir) (?:möchten?|wollen|will|müssen) (?:auch |noch )?(?:notieren|festhalten|wissen|speichern),? (.+)`, 'add a field for $1'],
    [`f(?:ü|ue)ge? (?:bitte )?(?:bei|zu|für) ${the}(.+?) (?:bitte )?(?:noch )?${the}(.+?) (?:hinzu|ein|an|dazu)`, 'add a $2 field to $1'],
    [`${the}(?!(?:ich|wir|man|es|sie|er|du)\\b)(\\p{Lu}[\\p{L}-]+?) (?:brauchen?|haben?|bekommen?|bekommt|benötigen?) (?:noch |auch |zusätzlich )+${the}(.+)`, 'add a $2 field to $1'],
    [`${the}(\\p{Lu}[\\p{L}-]+?) (?:soll(?:en)?|sollten?|müssen|muss) (?:noch |auch |zusätzlich )*${the}(.+?) (?:haben|bekommen|kriegen|enthalten)`, 'add a $2 field to $1'],
    [`(?:ein |eine |einen )?(Foto|Bild) (?:pro|je|für jedes?|für jeden|zu jedem) (\\p{Lu}[\\p{L}-]+)`, 'add a $1 field to $2'],
    [`(?:eine )?neue seite ["„“']?über uns["“”']?|(?:ich|wir) (?:hätten?|brauchen?|möchten?|wollen) (?:gerne? )?eine seite ["„“']?über uns["“”']?(?: haben)?`, 'add a page about us'],
    [`(?:ich|wir) (?:hätten?|brauchen?|möchten?|wollen) (?:gerne? )?eine seite (?:mit|für|über) ${the}(?:unseren |unsere |unser )?(.+?)(?: haben)?`, 'add a page with $1'],
    [`${the}((?!nur |niemand |alle |wer |ich |wir ).+?) (?:weglassen|entfernen|löschen|streichen|raus|weg)`, 'remove $1'],
    [`${the}(.+?) umbenennen (?:in|zu) ${quoted}`, 'rename $1 to $2'],
    [`${the}(.+?) nach (\\p{Lu}[\\p{L}-]+) sortieren`, 'sort $1 by $2'],
    [`${the}(.+?) (?:soll|sollte|kann|muss) auch ${quoted} (?:sein(?: können)?|heißen können|erlauben)`, '$1 can also be $2'],
    [`(?:mach|mache) ${the}(.+?) zum pflichtfeld`, '$1 must be filled in'],
    [`wie ?viele (?:\\p{L}+ )?(?:pro|je|nach) ${the}(\\p{L}+).*`, 'add a chart by $1'],
    [`nimm ${the}(.+?) aus der (?:liste|tabelle)(?: raus)?`, 'hide $1 in the list'],
    [`nur (?:die )?admins? (?:dürfen|darf|sollen|soll|können|kann) (?:die |den |das )?(.*?) ?(?:ändern|bearbeiten|löschen)(?: .*)?`, 'only admins can edit $1'],
    [`nur (?:die )?admins? (?:dürfen|darf|sollen|soll|können|kann) (?:die |den |das )?(.*?) ?(?:sehen|lesen)(?: .*)?`, 'only admins can see $1'],
    [`(?:alle|jede[rs]?)\\b.*\\bsehen\\b.*\\bnur (?:angemeldete|wer angemeldet ist|mit anmeldung)\\b.*`, 'everyone can see them, but only signed in people can add new ones'],
    [`f(?:ü|ue)ge? (?:bitte )?(?:noch )?${the}(?:liste|seite) (?:für |von |der |mit |namens )?${the}(.+?) (?:hinzu|an|ein)`, 'add a list of $1'],
    [`(?:ich|wir) (?:brauchen?|möchten?|wollen|will) (?:noch |auch )?${the}(?:liste|seite) (?:für |von |der |mit )?${the}(.+)`, 'add a list of $1'],
    [`(?:entferne?|lösche?|streiche?) (?:bitte )?(?:das feld |die spalte |die seite )?${the}(.+)`, 'remove $1'],
    [`(?:nimm|mach|wirf) (?:bitte )?${the}(.+?) (?:raus|weg|heraus)`, 'remove $1'],
    [`(?:wir|ich) brauchen? ${the}(.+?) nicht(?: mehr)?`, 'remove $1'],
    [`${the}(.+?) (?:kann|soll) (?:weg|raus|verschwinden)`, 'remove $1'],
    [`nenne? (?:bitte )?(?:die |das )?(?:app|anwendung|seite) (?:jetzt )?${quoted}(?: um)?`, 'rename the app to $1'],
    [`(?:die )?app soll ${quoted} heißen`, 'rename the app to $1'],
    [`benenne ${the}(.+?) (?:in|zu) ${quoted} um`, 'rename $1 to $2'],
    [`nenne ${the}(.+?) (?:lieber |jetzt )?${quoted}`, 'rename $1 to $2'],
    [`${the}(.+?) soll(?:te)? (?:lieber |jetzt )?${quoted} heißen`, 'rename $1 to $2'],
    [`${the}(\\p{Lu}[\\p{L}-]+) (?:sollen|soll|bitte|sollten?) .*\\bkalender\\b.*`, 'show $1 in a calendar'],
    [`(?:zeige?|mach|f(?:ü|ue)ge?|ich möchte|wir brauchen|ich brauche|gib)\\b.*\\bkalender\\b.*`, 'show a calendar'],
    [`.*(?:diagramm|grafik|schaubild).* (?:nach|pro|je) (?:monat|monaten)`, 'add a chart by month'],
    [`.*(?:diagramm|grafik|schaubild).* (?:nach|pro|je) ${the}(\\p{L}+)`, 'add a chart by $1'],
    [`(?:zeige?|mach)\\b.*(?:kanban|tafel|pinnwand).*`, 'show them as a board'],
    [`(?:zeige?|mach)\\b.*(?:karten|kacheln).*`, 'show them as cards'],
    [`(?:zeige?|mach)\\b.*\\btabelle\\b.*`, 'show them as a table'],
    [`sortiere? (?:bitte )?(?:die liste |alles |sie )?nach ${the}(.+)`, 'sort by $1'],
    [`(?:die )?(?:neuesten?|neusten?|letzten) (?:zuerst|oben|nach oben)`, 'newest first'],
    [`(?:die )?(?:ältesten?) (?:zuerst|oben|nach oben)`, 'oldest first'],
    [`(?:stelle?|setze?|schiebe?|zeige?|nimm) (?:bitte )?${the}(.+?) (?:nach vorne?|an den anfang|an die erste stelle|zuerst|als erstes|ganz nach oben|nach oben)`, 'put $1 first'],
    [`(?:stelle?|setze?|schiebe?|zeige?|nimm) (?:bitte )?${the}(.+?) (?:nach hinten|ans ende|an das ende|nach unten)`, 'put $1 last'],
    [`(?:stelle?|setze?|schiebe?|zeige?) (?:bitte )?${the}(.+?) vor ${the}(.+)`, 'put $1 before $2'],
    [`${the}(.+?) (?:muss|müssen) (?:immer )?(?:ausgefüllt|angegeben|eingetragen)(?: sein| werden)?`, '$1 must be filled in'],
    [`${the}(.+?) (?:ist|sei|soll|wird) (?:ein )?pflicht(?:feld|angabe)?(?: sein)?`, '$1 must be filled in'],
    [`(?:mache? )?${the}(.+?) (?:(?:ist|soll|kann|darf) )?(?:freiwillig|optional|leer bleiben|kein pflichtfeld)(?: sein)?`, 'make $1 optional'],
    [`(?:nur ich|niemand (?:sonst|außer mir))\\b.*(?:sehen|lesen|ändern|bearbeiten).*`, 'only I should see them'],
    [`(?:alle|jede[rs]?|leute)\\b.*sehen\\b.*ohne (?:anmeldung|konto|anmelden|sich anzumelden).*|(?:mach|stell).*öffentlich.*`, 'let anyone see them without signing in'],
    [`(?:alle|jede[rs]?|meine? (?:kolleg\\w+|team|familie|freunde)|das team|unser team)\\b.*sehen\\b.*`, 'let everyone see them'],
    [`.*(?:schrift|überschrift|titel|text|buchstaben).*(?:größer|grösser|zu klein).*|größere schrift.*`, 'make the text bigger'],
    [`.*(?:schrift|text|buchstaben).*(?:kleiner|zu groß).*|kleinere schrift.*`, 'make the text smaller'],
    [`(?:blende|nimm) ${the}(.+?) (?:in|aus) der (?:liste|tabelle)(?: aus| raus)?`, 'hide $1 in the list'],
    [`zeige? ${the}(.+?) nicht in der (?:liste|tabelle)(?: an)?`, 'hide $1 in the list'],
    [`zeige? ${the}(.+?) (?:auch )?in der (?:liste|tabelle)(?: an)?`, 'show $1 in the list'],
    [`(?:mach(?:e)? |färbe? )(?:es |alles |die app |sie )?(?:bitte )?(?:in )?grün`, 'make it green'],
    [`(?:mach(?:e)? |färbe? )(?:es |alles |die app |sie )?(?:bitte )?(?:in )?blau`, 'make it blue'],
    [`(?:mach(?:e)? |färbe? )(?:es |alles |die app |sie )?(?:bitte )?(?:in )?rot`, 'make it red'],
    [`(?:mach(?:e)? |färbe? )(?:es |alles |die app |sie )?(?:bitte )?(?:in )?gelb`, 'make it yellow'],
    [`(?:mach(?:e)? |färbe? )(?:es |alles |die app |sie )?(?:bitte )?(?:in )?(?:lila|violett)`, 'make it purple'],
    [`(?:mach(?:e)? |färbe? )(?:es |alles |die app |sie )?(?:bitte )?(?:in )?(?:rosa|pink)`, 'make it pink'],
  ] as const
).map(([said, put]) => [new RegExp(`^(?:bitte )?${said}$`, 'iu'), put]); // prettier-ignore

/** The request in the words that are read; null where it is no German one. */
export function fromGerman(message: string): string | null {
  const text = message.replace(/,? bitte$/i, '').replace(/(?<=\p{L})-(?:spalte|feld)\b/iu, '');
  const plain = withoutOpening(text);
  return fromStrictGerman(plain) ?? fromFixedWays(text) ?? fromFixedWays(plain) ?? fromEverydayGerman(plain);
}

function fromFixedWays(text: string): string | null {
  for (const [said, put] of ways) {
    if (!said.test(text)) continue;
    return text
      .replace(said, put)
      .replace(/\s+mit\s+/g, ' with ')
      .replace(/\s+und\s+/g, ' and ')
      .replace(/\s+oder\s+/g, ' or ')
      .trim();
  }
  return null;
}
