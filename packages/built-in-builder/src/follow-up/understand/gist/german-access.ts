/** Of whom and of what a German sentence about access speaks, word by word, in the words that access is read in. */
const words: readonly (readonly [german: string, english: string])[] = [
  ['ohne (?:anmeldung|konto|anmelden|login|sich anzumelden|registrierung|account)', 'without signing in'],
  ['(?:wer )?nicht angemeldet(?:e[nrs]?)?(?: ist| sind)?', 'not signed in'],
  ['(?:wer )?(?:angemeldet|eingeloggt|registriert)(?:e[nrs]?)?(?: ist| sind)?', 'signed in people'],
  ['(?:niemand|keiner|kein mensch|kein anderer)(?: sonst)?(?: außer| ausser) mir', 'nobody but me'],
  ['(?:niemand|keiner|kein anderer|sonst niemand|sonst keiner|niemand sonst|niemand anders)', 'nobody else'],
  ['nicht alle[ns]?|nicht jede[rmn]?', 'not everybody'],
  ['(?:der |die )?(?:öffentlichkeit|fremden?|besucher\\p{L}*|gäste|unbekannte)', 'the public'],
  ['(?:die |der |den |das |mein |meine |unser |unsere )?(?:admins?|administrator\\p{L}*|verwaltung|verwalter)', 'admins'],
  ['(?:der |die |den |das |unser |unsere |dem )?(?:vorstand|vorsitzende[rn]?|leitung|leiter(?:in)?|chefs?|chefin|kassenwart(?:in)?|kassierer(?:in)?|lehrer(?:in(?:nen)?)?|lehrkräfte|trainer(?:in(?:nen)?)?|organisator\\p{L}*|orga|hausmeister(?:in)?|büro|geschäftsführung|redaktion|inhaber(?:in)?)', 'the board'],
  ['(?:seine|ihre|deren|die|seinen|ihren|das|dessen)?(?: oder ihre)? ?eigene[nrs]?', 'their own'],
  ['(?:meine? |unsere? |die )?(?:kolleg\\p{L}*|mitarbeiter\\p{L}*|angestellte[nr]?|belegschaft|personal|team|helfer\\p{L}*|familie|freunde|eltern|mitbewohner\\p{L}*|leute|nutzer\\p{L}*|benutzer\\p{L}*|teilnehmer\\p{L}*|schüler\\p{L}*)', 'employees'],
  ['(?:meine|unsere) \\p{L}+(?= (?:dürfen|sollen|können))', 'employees'],
  ['(?:alle[nr]?|jede[rmns]?|jedermann)', 'everyone'],
  ['(?:sehen|lesen|schauen|gucken|reinschauen|zuschauen|anschauen|ansehen|einsehen|angucken|finden|lesbar|sichtbar|anzeigen|gesehen|sieht|sehe|liest)', 'see'],
  ['(?:ändern|bearbeiten|verändern|pflegen|verwalten|geändert|bearbeitet|umschreiben|ändert|bearbeitet)', 'edit'],
  ['(?:anlegen|hinzufügen|eintragen|schreiben|erstellen|eingeben|erfassen|angelegt|eingetragen|einreichen|reinschreiben)', 'add'],
  ['(?:löschen|entfernen|gelöscht)', 'delete'],
  ['(?:öffentlich|für alle offen)', 'public'],
  ['(?:privat|geheim|vertraulich)', 'private'],
  ['(?:nur|ausschließlich|allein|bloß)', 'only'],
  ['(?:nicht|nichts|keine?[nmrs]?)', 'not'],
  ['(?:aber|jedoch|sondern)', 'but'],
  ['für', 'for'],
  ['ich', 'I'],
  ['(?:mich|mir)', 'me'],
  ['(?:dürfen|darf|sollen|soll|sollte[n]?|können|kann|könnten?)', 'may'],
  ['und', 'and'],
]; // prettier-ignore
const glosses = words.map(([german, english]) => [new RegExp(`(?<!\\p{L})(?:${german})(?!\\p{L})`, 'giu'), english] as const); // prettier-ignore

const speaksOfAccess = /(?<!\p{L})(?:sehen|lesen|schauen|gucken|anschauen|ansehen|einsehen|sichtbar|lesbar|öffentlich|privat|geheim|vertraulich|zugriff|ändern|bearbeiten|anlegen|eintragen|löschen|verändern|hinzufügen|sieht|reinschreiben)(?!\p{L})/iu; // prettier-ignore
const ofWhom = /(?<!\p{L})(?:nur|ausschließlich|alle[nr]?|jede[rmns]?|niemand|keiner|ich|mir|mich|öffentlich\p{L}*|privat|geheim|vertraulich|fremde\p{L}*|ohne anmeldung|eigene[nrs]?|gäste|besucher\p{L}*|(?:meine?|unsere?) (?:kolleg\p{L}*|team|familie|freunde|leute|mitarbeiter\p{L}*|angestellte\p{L}*))(?!\p{L})/iu; // prettier-ignore
const may = /(?<!\p{L})(?:dürfen|darf|sollen|soll|sollten?|können|kann|öffentlich|privat|geheim|vertraulich|sichtbar|sieht|zugriff)(?!\p{L})/iu; // prettier-ignore
/** "ich will sehen, wer ..." asks for a list; what somebody enters is no access. */
const ofSomethingElse = /(?<!\p{L})(?:wer|welche[rsn]?|was|wie ?viele?|ob|wann|in der liste|in der tabelle|filtern|sortier\p{L}*|diagramm|spalte|kalender|auswählen|zeig(?:e|en)?)(?!\p{L})/iu; // prettier-ignore

/** A German sentence about who may see and change what, in English words; what it names of the app stays. Null for others. */
export function accessInEnglish(said: string): string | null {
  // what is noted for each of something is no right
  const text = said.replace(/(?<!\p{L})(?:zu|bei|für|in|an|auf|pro) jede[rmns]?(?!\p{L})/giu, 'pro');
  if (!speaksOfAccess.test(text) || !ofWhom.test(text) || !may.test(text) || ofSomethingElse.test(text)) return null;
  return (
    glosses
      .reduce((said, [german, english]) => said.replace(german, english), text)
      .replace(
        /(?<!\p{L})may ((?:(?!(?<!\p{L})(?:see|edit|add|delete)(?!\p{L}))[^,.;])*?)(?<!\p{L})(see|edit|add|delete)(?!\p{L})/giu,
        'may $2 $1',
      )
      .replace(/\b(see|edit|add|delete) may\b/giu, 'may $1')
      // "die Produkte soll jeder sehen": the list stands first, and who may do it behind
      .replace(
        /\bmay (see|edit|add|delete) ((?:only |but )*(?:everyone|employees|nobody(?: else| but me)?|the public|admins|the board|signed in people|I|me))\b(?: may)?/giu,
        ': $2 may $1',
      )
      .replace(/\s{2,}/g, ' ')
  );
}
