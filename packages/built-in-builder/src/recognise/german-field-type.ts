import type { FieldType } from '../plan/plan.ts';

/** What German names of fields tell, most of them by how they end: an Abholdatum is a date. The first match wins. */
const tells: readonly (readonly [FieldType, RegExp])[] = [
  ['text', /^was /],
  ['number', /^(?:tage|stunden|minuten|wochen|monate) (?!bis|der|am|im)\p{Lu}?\p{L}+$|wartezeit(?: (?:in tagen|milch|fleisch))?$/iu],
  ['number', /(?:mess|blutzucker|zucker|blutdruck|labor|wasser|ph-|leber|blut)wert$/],
  ['image', /(?:foto|fotos|bild|bilder|beleg|quittung|titelbild)$/],
  ['email', /(?:e-?mail|mailadresse)(?:-adresse)?$/],
  ['phone', /(?:telefon|handy|mobil|ruf|fax)(?:nummer|nr\.?)?$/],
  ['url', /(?:webseite|internetseite|homepage|netzadresse)$/],
  ['text', /(?:leitzahl|nummer|nr\.?|name|titel|code|kennzeichen|geber|nehmer|arzt|ort|bezeichnung|wochentag|marke|hersteller|straße|strasse|plz)$/],
  ['date', /^geboren$/],
  ['date', /^(?!(?:zurück|frei|offen|von|uhrzeit|geöffnet) )(?:\p{L}+ )*(?:gültig|haltbar|versichert|bezahlt|befristet|gesperrt|tüv|hu|vertrag|garantie|ausgeliehen|verliehen|gemietet|zugelassen|geprüft|geliehen|gebucht|reserviert) bis$/u],
  ['time', /^(?:uhrzeit|startzeit|landezeit|abfahrtszeit|ankunftszeit|endzeit|beginnzeit|(?:abhol|bring|hol|treff|abgabe|rückgabe|weck|aufsteh|anfangs|schluss|flug|anlege|ablege|einlass|eintreff|liefer)zeit)(?: (?:von|bis))?$|^(?:von|bis) (?:uhrzeit|\(uhrzeit\))$/],
  ['datetime', /(?:uhrzeit|startzeit|endzeit|anfangszeit|termin|zeitpunkt|abfahrt|ankunft)$/],
  ['date', /(?:datum|(?<=\p{L}{3})(?<!wochen|mit|all|sonn|mon|diens|donners|frei|sams)tag|frist|fällig|fälligkeit|fällig am|haltbarkeit|mindesthaltbarkeitsdatum|mhd|haltbar bis|abgabe|rückgabe|anreise|abreise|monat|(?:pacht|miet|vertrags|bau|kurs|liefer|dienst)(?:beginn|ende)|premiere|derniere)$|^(?:zuletzt|letzte[rs]?|nächste[rs]?|seit|bis) \p{L}+$|^seit$|^\p{L}+ am$/u],
  ['money', / in (?:euro|franken|chf|€)$|(?:preis|kosten|betrag|gebühr|miete|gehalt|lohn|honorar|umsatz|rabatt|budget|summe|kaution|pfand|erlös|beitrag|trinkgeld|anzahlung|wert|spende|(?:tages|stunden|kilometer|nacht|minuten)satz)$/],
  ['number', /^(?:wert|menge|größe|gewicht|länge|breite|höhe) in \p{L}+$|^(?:wie viele|anzahl|zahl|[a-zäöüß]*intervall)\b|(?:anzahl|menge|gewicht|größe|(?<![hw]|anst|gest)alter|dauer|länge|höhe|breite|tiefe|entfernung|strecke|kilometer|stunden|minuten|tage|punkten?|intervall|bewertung|sterne|note|plätze|bestand|vorrat|jahr|jahrgang|baujahr|temperatur|portionen|seitenzahl|seiten|fläche|kilometerstand|zählerstand|stempel|zahl|personen|waben|(?:^|alter |neuer |zähler|anfangs|end)stand|(?:bruch|zug|druck|schub)kraft)$| in (?:kn|n|kw|w|v|bar|°c|grad|db|ml|cl|hl|stk)$/u],
  ['number', /(?:prüf|wartungs|reinigungs|kontroll|service|mäh|gieß|fütterungs|wechsel)(?:abstand|zyklus|turnus|rhythmus)(?: in \p{L}+)?$/u],
  ['number', /(?:zuladung|tragkraft|tragfähigkeit)$|^(?:brutto|tara|netto|druck|flaschendruck|luftdruck|liter|kilo|kilogramm|kilometer|quadratmeter|qm|tickets|karten)$|^(?:meter|stück|liter|kilo|rollen|flaschen|säcke) auf lager$/],
  ['boolean', /^(?:tot|lebend|selbst|schon|bereits) ge\p{L}+(?:t|en)$|(?:erledigt|bezahlt|gekauft|gelesen|gespielt|abgeholt|zurückgegeben|zurück|fertig|gebucht|bestätigt|aktiv|vegetarisch|vegan|glutenfrei|anwesend|geimpft|verliehen|kastriert)$/u],
  ['select', /(?:status|zustand|kategorie|priorität|schwierigkeit|stufe|schwierigkeitsgrad|dringlichkeit)$/],
  ['longtext', /(?:notiz|notizen|bemerkung|bemerkungen|beschreibung|inhalt|anmerkung|anmerkungen|begründung|anschrift|kommentar|zubereitung|zutaten|anleitung|text|details)$/],
]; // prettier-ignore

/** The type that a German name of a field tells; null when it tells none. */
export const germanTypeOf = (name: string): FieldType | null => {
  // "Raumtemperatur beim Stimmen" is a temperature
  const bare = name.replace(/ (?:beim|bei der|vor dem|nach dem|vor der|nach der|im|am) \p{L}+$/u, '');
  // "Telefonnummer der Eltern" is one
  const own = name.replace(/ (?:der|des|vom|von) \p{L}+$/u, '');
  return tells.find(([, words]) => words.test(name) || words.test(bare) || words.test(own))?.[0] ?? null;
};
