const the =
  '(?:(?:de[nrms]|die|das|eine?[nmrs]?|unsere?[nmrs]?|meine?[nmrs]?|ihre?[nmrs]?|jede[nmrs]?|alle[nr]?|beide) )?';
const also = '(?:auch |noch |bitte |zusätzlich |immer |gerne? )*';
const keep =
  '(?:speichern|erfassen|notieren|aufnehmen|hinzufügen|ergänzen|dazunehmen|festhalten|eintragen|aufschreiben|merken|angeben|eingeben|dazuschreiben|hinterlegen)';
const of =
  '(?:vom|von der|von den|von|der|des|zum|zur|zu|für|pro|je|beim|bei der|bei den|bei) (?:den |die |das |dem |der |jede[nmrs]? )?';
const choice = '(Status|Zustand|Stand|Kategorien?|Arten|Art|Typ|Sorten?|Priorität|Stufe|Phase|Gruppe|Rubrik|Abteilung)';
const quoted = '["„“\']?(.+?)["“”\']?';
const may = '(?:dürfen|darf|sollen|soll|sollten?|können|kann|könnten?)';
const change = '(?:ändern|bearbeiten|löschen|eintragen|anlegen|verändern|hinzufügen|schreiben|pflegen|verwalten)';
const leaders = '(Vorstand|Vorsitzende[rn]?|Leitung|Leiter(?:in)?|Chef(?:in)?|Kassenwart(?:in)?|Kassierer(?:in)?|Lehrer(?:in(?:nen)?)?|Lehrkräfte|Trainer(?:in)?|Hausmeister(?:in)?|Verwaltung|Büro|Geschäftsführung|Redaktion|Orga(?:nisatoren|team)?|Admins?|Team ?leitung|Schriftführer(?:in)?)'; // prettier-ignore

type Ways = readonly (readonly [said: RegExp, put: string])[];
const read = (ways: readonly (readonly [string, string])[]): Ways =>
  ways.map(([said, put]) => [new RegExp(`^(?:${said})$`, 'iu'), put]);

/** Who may see what and what has to be filled in: a small word turns these round, so they are read before all others. */
const strictWays = read([
  // who may see and change what
  [`nur ${the}${leaders} ${may} (?:${the}(.+?) )?(?:${change}|entscheiden)(?: und ${change})?(?: können| dürfen)?`, 'only the board can edit $2'],
  [`nur ${the}${leaders} ${may} (?:${the}(.+?) )?(?:sehen|lesen|anschauen)(?: können)?`, 'only the board can see $2'],
  [`${the}\\p{L}+ ${may} (?:zwar )?alles (?:sehen|lesen|anschauen)(?: können)?,? (?:aber |jedoch )?(?:nichts?|keine?n?)\\b.*(?:ändern|bearbeiten|löschen).*`, 'everyone can see them, but only admins can edit'],
  [`${the}\\p{L}+ ${may} (?:zwar )?(?:alle )?${the}(\\p{L}+) (?:sehen|lesen|anschauen)(?: können)?,? (?:aber |jedoch )?(?:nichts?|keine?n?)\\b.*(?:ändern|bearbeiten|löschen).*`, 'everyone can see $1, but only admins can edit $1'],
  [`(?:jede[rs]?|alle|jedes mitglied) ${may} nur (?:seine|ihre|die)(?: oder ihre)? eigenen?\\b.*`, 'each person only sees their own'],
  [`nur (?:wer angemeldet ist|angemeldete|eingeloggte|mitglieder|registrierte)\\b.* ${change}(?: können| dürfen)?`, 'only signed in people can edit them'],
  [`nur (?:wer angemeldet ist|angemeldete|eingeloggte|mitglieder|registrierte)\\b.* (?:sehen|lesen)(?: können| dürfen)?`, 'only signed in people can see them'],
  // what has to be filled in
  [`${the}(.+?) (?:muss|müssen|braucht|brauchen|soll) (?:man )?nicht (?:unbedingt |immer )?(?:ausgefüllt|angegeben|eingetragen|ausfüllen|angeben|eintragen|pflicht)(?: zu)?(?: werden| sein)?`, 'make $1 optional'],
  [`${the}(.+?) (?:darf|soll|sollte|dürfen|sollen) nicht (?:leer|frei) (?:bleiben|sein)`, '$1 must be filled in'],
  [`${the}(.+?) (?:ist|sind) (?:ein |immer )?(?:pflicht|pflichtfeld|verpflichtend|zwingend|erforderlich|notwendig)`, '$1 must be filled in'],
  [`${the}(.+?) (?:immer |unbedingt |auf jeden fall )?(?:ausfüllen|angeben|eintragen) (?:muss|müssen|soll|sollen)`, '$1 must be filled in'],
  [`ohne ${the}(.+?) (?:darf|soll|kann|sollte) (?:man )?(?:nichts?|keine?n?)\\b.*`, '$1 must be filled in'],
]); // prettier-ignore

/** Everyday German, once its opening is gone, and how the requests put it. */
const ways = read([
  // choices
  [`(?:füge?|nimm|ergänze?)? ?${also}(?:bei |beim |zum |zur |unter |in |im )?${the}${choice}n? ${quoted} (?:hinzu|dazu|auf|ein|ergänzen|hinzufügen|aufnehmen|anbieten|anlegen)`, 'add $2 to the $1 options'],
  [`(?:bei|beim|unter) ${the}${choice}n? fehl(?:t|en) ${also}${quoted}`, 'add $2 to the $1 options'],
  [`ich brauche ${also}(?:${the})?(?:neuen? |weiteren? )?${choice} ["„“]?((?!mit\\b|für\\b).+?)["“”]?`, 'add $2 to the $1 options'],
  [`(?:bei|beim) ${the}(.+?) (?:auch |noch )+${quoted} (?:auswählen|wählen|anbieten)(?: können)?`, '$1 can also be $2'],
  [`(?:mach(?:e)? )?(?:aus )?${the}(.+?) (?:soll |wird |sollte )?eine (?:auswahl|auswahlliste|liste zum auswählen)(?: sein| werden| machen)?(?::|,? (?:mit|aus|zwischen|von)) (.+)`, '$1 should be a dropdown with $2'],
  // kinds of fields
  [`(?:mach(?:e)? )?(?:aus )?${the}(.+?) (?:soll|sollte|muss|wird)? ?(?:nur )?(?:eine |als )?(?:zahl|nummer)(?: sein| werden| machen)?`, '$1 should be a number'],
  [`(?:mach(?:e)? )?(?:aus )?${the}(.+?) (?:soll|sollte|muss|wird)? ?(?:ein |als )datum(?: sein| werden| machen)?`, '$1 should be a date'],
  [`(?:mach(?:e)? )?(?:aus )?${the}(.+?) (?:soll|sollte|muss|wird)? ?(?:ein |als )?(?:haken|ja\\/nein|ja oder nein|häkchen)(?:[- ]?feld)?(?: zum abhaken)?(?: sein| werden| machen)?`, '$1 should be a checkbox'],
  [`(?:für )?${the}(.+?) (?:braucht|soll|sollte) (?:mehr platz|mehrere zeilen|ein größeres feld)(?: haben| bekommen)?|mehr platz für ${the}(.+)`, 'I need more room for $1$2'],
  [`(?:schreibe? |zeige? |gib )?${the}(.+?) (?:soll(?:te)? |bitte |sollen )*in (m²|quadratmetern?|metern?|zentimetern?|kilometern?|kilogramm|kilos?|gramm|litern?|minuten|stunden|tagen|prozent|grad) ?(?:stehen|angeben|angegeben werden|angezeigt werden|anzeigen|messen|gemessen werden|sein|eintragen|an)?`, 'show $1 in $2'],
  // fields
  [`${also}${the}(\\p{L}[\\p{L}\\d -]*?) ${of}(\\p{Lu}[\\p{L}-]+) ${also}${keep}(?: können)?`, 'add a $1 field to $2'],
  [`(?:speichere?|erfasse?|notiere?|ergänze?|merke?) (?:zu|bei|für) jede[mrsn]? (\\p{Lu}[\\p{L}-]+) ${also}${the}(\\p{Lu}[\\p{L}-]+)(?: ${of}.+)?`, 'add a $2 field to $1'],
  [`(?:speichere?|erfasse?|notiere?|ergänze?|merke?) ${also}${the}(\\p{Lu}[\\p{L}\\d -]*?) ${of}(\\p{Lu}[\\p{L}-]+)`, 'add a $1 field to $2'],
  [`zu jede[mrs]? (\\p{Lu}[\\p{L}-]+) (?:gehört|gehören|kommt|soll|brauche ich|brauchen wir|möchte ich|will ich) ${also}${the}(.+?)(?: dazu| hin| ${keep}| sehen| haben)?`, 'add a $2 field to $1'],
  [`(?:bei|beim) ${the}(\\p{Lu}[\\p{L}-]+) fehl(?:t|en) ${also}${the}(.+)`, 'add a $2 field to $1'],
  [`${also}${the}(\\p{Lu}[\\p{L}\\d-]*(?: \\p{Lu}[\\p{L}\\d-]+)?) ${also}${keep}(?: können)?`, 'add a $1 field'],
  [`(?:speichere?|erfasse?|notiere?) ${also}${the}(\\p{Lu}[\\p{L}\\d-]+)(?: dazu| mit)?`, 'add a $1 field'],
  [`ich brauche ${also}${the}(?:feld|spalte) (?:für )?${the}${quoted}`, 'add a $1 field'],
  [`ich brauche ${also}${the}(\\p{Lu}[\\p{L}-]+) (?:für jede[nrs]?|pro|je|zu jede[mr]) (\\p{Lu}[\\p{L}-]+)`, 'add a $1 field to $2'],
  // names
  [`(?:schreibe?|sage?|nimm) ${also}${quoted} (?:an)?statt ${quoted}`, 'rename $2 to $1'],
  [`(?:an)?statt ${quoted} (?:lieber |bitte |soll da |soll es )*["„“']?(\\p{Lu}[^"“”]*?)["“”']?(?: schreiben| sagen| heißen| stehen)?`, 'rename $1 to $2'],
  [`${the}(\\p{Lu}[\\p{L}-]+) hei(?:ß|ss)(?:t|en) (?:bei uns |jetzt |ab jetzt |eigentlich |richtig )+${quoted}`, 'rename $1 to $2'],
  [`nenne? (?:es|das|das ganze|sie)(?: lieber| jetzt| bitte)? ${quoted}`, 'rename the app to $1'],
  [`(?:der )?name (?:der app )?(?:ist|soll|sollte) ${quoted}(?: sein| lauten)?|${the}app heißt (?:jetzt |ab jetzt )?${quoted}`, 'rename the app to $1$2'],
  // lists and pages
  [`(?:sortiere?|ordne) ${also}(?:${the}(\\p{Lu}[\\p{L}-]+) )?(?:immer )?nach ${the}(.+?)(?: (?:auf|ab)steigend)?`, 'sort $1 by $2'],
  [`(?:${the}(\\p{Lu}[\\p{L}-]+) )?(?:sollen |soll |bitte |immer )*nach ${the}(.+?) (?:geordnet|sortiert|ordnen|sortieren)(?: sein| werden| stehen)?`, 'sort $1 by $2'],
  [`(?:was |${the})(?:als )?nächste[ns]? (?:fällig|dran|ansteh)\\p{L}*(?: ist| sind)?,? .*(?:oben|zuerst|vorn).*`, 'oldest first'],
  [`.*\\balphabetisch\\b.*`, 'sort alphabetically'],
  [`${the}(?:teuersten|höchsten|größten|meisten|besten)(?: (\\p{Lu}\\p{L}+))?(?: (?:sollen|bitte|immer|kommen|stehen))* (?:zuerst|oben|nach oben|ganz oben|an den anfang|zuoberst)(?: stehen| kommen)?`, 'highest first'],
  [`${the}(?:billigsten|günstigsten|niedrigsten|kleinsten|wenigsten)(?: (\\p{Lu}\\p{L}+))?(?: (?:sollen|bitte|immer|kommen|stehen))* (?:zuerst|oben|nach oben|ganz oben|an den anfang|zuoberst)(?: stehen| kommen)?`, 'lowest first'],
  [`(?:(?!.*\\b(?:weg|entfern|lösch|raus)).*)\\b(?:als kalender|kalenderansicht|im kalender|in einem kalender)\\b.*`, 'show a calendar'],
  [`ich brauche ${also}${the}kalender\\b.*`, 'show a calendar'],
  [`(?!.*\\b(?:weg|entfern|lösch|raus)).*\\b(?:als tafel|kanban|als pinnwand|eine tafel)\\b.*`, 'show them as a board'],
  [`(?:zeige? |mach(?:e)? )?(.*?)\\bals (?:karten|kacheln|galerie|kärtchen)\\b.*`, 'show them as cards: $1'],
  [`(?:zeige? |mach(?:e)? )?.*\\bals tabelle\\b.*`, 'show them as a table'],
  [`${the}(.+?) (?:in|aus) der (?:liste|tabelle|übersicht) (?:ausblenden|verstecken|weglassen|nicht zeigen|nicht anzeigen)`, 'hide $1 in the list'],
  [`${the}(.+?) (?:auch |mit )?in der (?:liste|tabelle|übersicht) (?:zeigen|anzeigen|sehen|einblenden)(?: können)?`, 'show $1 in the list'],
  [`(?:(?:ich brauche )?${the})?filter (?:nach|für) ${the}(.+?)(?: (?:hinzufügen|einbauen|anbieten))?|(?:man soll )?nach ${the}(.+?) filtern(?: können)?`, 'add a filter by $1$2'],
  [`(?:ich brauche )?(?:auch |noch )?${the}(?:extra |eigene |neue |weitere )?seite (?:mit|für|über|zu) ${the}(?:unseren |unsere |unser )?(.+?)(?: hinzufügen| anlegen| erstellen| machen| einbauen)?`, 'add a page with $1'],
  // sums
  [`(?:zeige? )?(?:mir |uns )?(?:auch |noch )?(?:${the}.+?|wie ?viele? .+?|was .+?) (?:pro|je|nach) ${the}(\\p{Lu}\\p{L}+)(?: als (?:diagramm|grafik|balken|balkendiagramm|torte|kreis|schaubild))?(?: (?:zeigen|anzeigen|sehen|auswerten|zusammenrechnen|zusammenzählen|addieren|ist|sind|haben|ausgegeben haben|kommt|zusammenkommt))*`, 'add a chart by $1'],
  [`(?:rechne?|zähle?) (?:bitte )?.*?(?:pro|je|nach) ${the}(\\p{Lu}\\p{L}+) (?:zusammen|aus)`, 'add a chart by $1'],
  [`.*(?:diesen monat|im monat|monatlich|jeden monat|in diesem monat)\\b.*(?:verdient|eingenommen|ausgegeben|umsatz|einnahmen|ausgaben|verbraucht|kosten|gekostet)?.*`, 'add a chart by month'],
  [`(?:zeige? )?(?:mir |uns )?(?:auch |noch )?${the}(?:gesamt(?:e[nr]?)?(?:summe|betrag|zahl)?|summe|gesamtsumme) (?:von |der |aller? |über )*${the}(.+?)(?: (?:zeigen|anzeigen|sehen))?`, 'show the total $1'],
  [`(?:zeige? )?(?:mir |uns )?(?:auch |noch )?${the}(?:durchschnittlichen?|mittleren?|durchschnitt (?:der|von|vom|des)|durchschnittswert (?:der|von|des)) ${the}(.+?)(?: (?:zeigen|anzeigen|sehen))?`, 'show the average $1'],
  // what people can do
  [`(?:(?:\\p{L}+ )?${may} )?.*(?:kommentieren|kommentare? (?:schreiben|hinterlassen|hinzufügen|erlauben)|kommentarfunktion)\\b.*`, 'let people comment'],
  [`(?:(?:\\p{L}+ )?${may} )?.*(?:bewerten|sterne vergeben|bewertungen? (?:abgeben|schreiben|hinzufügen|erlauben))\\b.*`, 'let people rate and review'],
  [`.*(?:exportieren|herunterladen|runterladen|als (?:csv|excel)|nach excel)\\b.*`, 'add an export to CSV'],
  [`(?:(?:\\p{L}+ )?${may} )?.*(?:nachschauen|nachsehen|abfragen|verfolgen|prüfen)\\b.*`, 'let people check the status with a number'],
  [`(?:(?:\\p{L}+ )?${may} )?.*(?:als favorit|favoriten|merkliste|lieblings\\p{L}+)\\b.*`, 'let people save favourites'],
  // how it looks
  [`(?:das |die app |es |alles )?(?:ist |sieht )?(?:mir |alles )?(?:viel )?zu bunt(?: aus)?|(?:mach(?:e)? )?(?:es |alles |die app )?weniger bunt`, 'make it less colourful'],
  [`(?:.* )?(?:fertige?n?|erledigte?n?|abgeschlossene?n?|bezahlte?n?|alte?n?)(?: (\\p{Lu}\\p{L}+))?\\b.*(?:ausblenden|verstecken|nicht (?:mehr )?(?:sehen|anzeigen|zeigen|auftauchen)|nicht (?:mehr )?in der liste).*`, 'hide the done $1'],
  [`(?:lösche?|entferne?|streiche?|wirf) (?:bitte )?${the}(.+?)(?: raus| weg)?`, 'remove $1'],
]); // prettier-ignore

export const fromStrictGerman = (text: string): string | null => put(text, strictWays);
export const fromEverydayGerman = (text: string): string | null => put(text, ways);

/** The request in the words that are read; null where it is no German one. */
function put(text: string, ways: Ways): string | null {
  for (const [said, words] of ways) {
    if (!said.test(text)) continue;
    return text.replace(said, words).replace(/\s+und\s+/g, ' and ').replace(/\s+oder\s+/g, ' or ').replace(/\s{2,}/g, ' ').trim(); // prettier-ignore
  }
  return null;
}
