import type { Phrases } from '../../phrases.ts';

/** What no change here can do, files that were changed, errors, apps of others. */
export const notDone: Phrases = {
  // what no change here can do
  'Who is to see this one field I did not understand, so I changed nothing.':
    'Wer dieses eine Feld sehen soll, habe ich nicht verstanden und nichts geändert.',
  'Say it with a role, such as “only the treasurer may see the phone”.':
    'Sagen Sie es mit einer Rolle, etwa „nur die Kassenwartin darf das Telefon sehen“.',
  'Who alone is to delete I did not understand, so I changed nothing.':
    'Wer allein löschen soll, habe ich nicht verstanden und nichts geändert.',
  'Say it with a role, such as “only the treasurer may delete orders”.':
    'Sagen Sie es mit einer Rolle, etwa „nur die Kassenwartin darf Aufträge löschen“.',
  'What waits for approval and whose I did not understand, so I changed nothing.':
    'Was auf wessen Freigabe wartet, habe ich nicht verstanden und nichts geändert.',
  'Name both, such as “new orders wait until the manager approves them”.':
    'Nennen Sie beides, etwa „neue Aufträge warten, bis die Leiterin sie freigibt“.',
  'Buttons are called after what they add or do: rename the list, for example “rename dog to animal”, and they follow.':
    'Schaltflächen heißen nach dem, was sie tun: Benennen Sie die Liste um, zum Beispiel „benenne Hund in Tier um“, und sie folgen.',
  'Single words I cannot set in bold or italics or move about in a row; I can change the order of fields, and which of them the list shows.':
    'Einzelne Wörter kann ich nicht fett oder kursiv setzen oder in einer Zeile verschieben; die Reihenfolge der Felder kann ich ändern und welche die Liste zeigt.',
  'Days on which nothing can be booked I cannot set; a page with your opening hours I can add: “add a page with our opening hours”.':
    'Tage, an denen nichts gebucht werden kann, kann ich nicht festlegen; eine Seite mit Ihren Öffnungszeiten geht: „eine Seite mit unseren Öffnungszeiten“.',
  'What a form says once it was sent or saved I cannot change; a text on a page or at the bottom of every page I can.':
    'Was ein Formular nach dem Absenden oder Speichern sagt, kann ich nicht ändern; ein Text auf einer Seite oder unten auf jeder Seite geht.',
  'That needs what apps made here do not have, so I changed nothing.':
    'Das können Apps von hier nicht; deshalb habe ich nichts geändert.',
  'A link or a picture can be kept in a field.': 'Ein Link oder ein Bild kann in einem Feld stehen.',
  'How long a text may be I cannot limit.': 'Wie lang ein Text sein darf, kann ich nicht begrenzen.',
  'Which days {a} takes I cannot limit.': 'Welche Tage {a} annimmt, kann ich nicht begrenzen.',
  '{a} has these limits already.': '{a} hat diese Grenzen schon.',
  '{a} cannot be at least {b} and at most {c}.': '{a} kann nicht mindestens {b} und höchstens {c} sein.',
  '**{a}** has to be at most {b} now.': '**{a}** darf jetzt höchstens {b} sein.',
  '**{a}** has to be at least {b} now.': '**{a}** muss jetzt mindestens {b} sein.',
  'No two {a} can have the same **{b}** now: the form refuses the second.':
    'Zwei {a} mit gleicher Angabe bei **{b}** gibt es jetzt nicht mehr: Das Formular lehnt das Zweite ab.',
  'No two {a} can have the same {b} already.': '{a}: Zweimal dieselbe Angabe bei {b} geht schon nicht.',
  '**{a}** of {b} cannot be on {c} now.': '{b}: **{a}** ist jetzt nicht mehr möglich am: {c}.',
  '{a} see only their own {b} from now on; admins see all.':
    '{a} sehen ab jetzt nur ihre eigenen {b}; Admins sehen alle.',
  'They are known by the address that they sign in with: it has to stand under **{a}** of {b}.':
    'Erkannt werden sie an der Adresse, mit der sie sich anmelden: Sie muss bei {b} unter **{a}** stehen.',
  'What opens lists to those who sign in waits for your click below.':
    'Was Listen für Angemeldete öffnet, wartet unten auf Ihren Klick.',
  'For that {a} need a date: say “add a date field to {a}” first.':
    'Dafür brauchen {a} ein Datum: Sagen Sie zuerst „Füge ein Datumsfeld hinzu“.',
  '**{a}** of {b} cannot be before **{c}** now: the form refuses it.':
    '{b}: **{a}** kann jetzt nicht vor **{c}** liegen; das Formular lehnt es ab.',
  '{a} of {b} is never before {c} already.': '{b}: {a} liegt schon nie vor {c}.',
  'Records that are stored already stay as they are.': 'Gespeicherte Einträge bleiben, wie sie sind.',
  '{a} is no field of which two can be the same.': 'Bei {a} lässt sich das nicht vergleichen.',
  'For that {a} need a day and whom or what they are of.': 'Dafür brauchen {a} einen Tag und wem oder was sie gehören.',
  '**{a}** has to be from {b} to {c} now.': '**{a}** muss jetzt zwischen {b} und {c} liegen.',
  'Records that are stored already stay as they are until they are changed.':
    'Was schon gespeichert ist, bleibt, bis es geändert wird.',
  '{a} is what {b} are called, so it cannot be worked out.':
    '{a} ist der Name der {b} und kann nicht errechnet werden.',
  '{a} is worked out like that already.': '{a} wird schon so errechnet.',
  '{a} is worked out from other fields, so nobody can fill it in or leave it out.':
    '{a} wird aus anderen Feldern errechnet; ausfüllen oder weglassen kann es niemand.',
  '**{a}** of {b} is worked out now: {c}.': '**{a}** wird bei {b} jetzt errechnet: {c}.',
  'days since {a}': 'Tage seit {a}',
  'days until {a}': 'Tage bis {a}',
  'days past {a}': 'Tage über {a} hinaus',
  'years since {a}': 'Jahre seit {a}',
  'days until the next anniversary of {a}': 'Tage bis zur nächsten Wiederkehr ({a})',
  '{a} in percent': '{a} in Prozent',
  '{a} of {b} says that already.': 'Das sagt schon {a} bei {b}.',
  'I found no field and no list “{a}” by which I could tell numbers apart.':
    'Ein Feld oder eine Liste „{a}“, nach der ich Zahlen unterscheiden könnte, gibt es nicht.',
  'A share in percent needs a tick or a choice that says which of them count: add one first.':
    'Ein Anteil in Prozent braucht ein Häkchen oder eine Auswahl, die sagt, was zählt: Fügen Sie erst eines hinzu.',
  'What is left I work out from a number that a list has and what belongs to it: say which, for example “seats minus tickets”.':
    'Was übrig ist, errechne ich aus einer Zahl einer Liste und dem, was dazu gehört: Sagen Sie welche, zum Beispiel „Plätze minus Karten“.',
  // how the app takes numbers and ticks, and what a figure lacks
  '{a} takes numbers with decimals already, for example 7.5.': '{a} nimmt schon Kommazahlen, zum Beispiel 7,5.',
  'Amounts are what somebody typed in: the app adds no tax to them and takes none off.':
    'Beträge sind so, wie sie eingetragen wurden: Die App rechnet keine Steuer dazu und zieht keine ab.',
  'An empty tick counts as no: {a} is not set then.': 'Ein leeres Häkchen gilt als Nein: {a} ist dann nicht gesetzt.',
  '{a} has to be filled in: say “{b} is optional” to change that.':
    '{a} muss ausgefüllt werden: Sagen Sie „{b} ist freiwillig“, um das zu ändern.',
  '{a} of {b} may stay empty: it is saved without.': '{a} darf leer bleiben: Gespeichert wird auch ohne.',
  'No list keeps amounts of money: add a field first, for example “add a price”, and ask again.':
    'Keine Liste hat einen Geldbetrag: Fügen Sie erst ein Feld hinzu, zum Beispiel „füge ein Feld Preis hinzu“, und fragen Sie noch einmal.',
  '{a} keep no amount of money that could be added up: say “add a price to {b}” first.':
    '{a} haben keinen Geldbetrag, der sich zusammenzählen ließe: Fügen Sie dort erst ein Feld Preis hinzu.',
  'Which of the {a} are meant I cannot tell from their fields: I can go by {b}.':
    'Welche {a} gemeint sind, sagen deren Felder nicht: Unterscheiden kann ich sie nach {b}.',
  'Which of the {a} are meant I cannot tell from their fields.': 'Welche {a} gemeint sind, sagen deren Felder nicht.',
  'Nobody enters it; it stands in the list and on the page of each.':
    'Niemand trägt es ein; es steht in der Liste und auf der Seite jedes Eintrags.',
  'It stays empty while a part of it is missing.': 'Es bleibt leer, solange ein Teil davon fehlt.',
  'I can work out a number from fields that one of the lists has, or what it belongs to: say how, for example “total = price times amount”.':
    'Eine Zahl kann ich aus Feldern errechnen, die eine Liste hat oder das, wozu ihre Einträge gehören: Sagen Sie wie, zum Beispiel „Gesamt = Preis mal Menge“.',
  'There is a page **{a}** now, with only those; all {b} stay on their own page.':
    'Es gibt jetzt die Seite **{a}**, nur mit diesen; alle {b} bleiben auf ihrer eigenen Seite.',
  'What is late I tell by a due date: say “add a due date field” first.':
    'Was zu spät ist, erkenne ich an einem Fälligkeitsdatum: Sagen Sie zuerst „Füge ein Feld Fällig am hinzu“.',
  'Which {a} those are nothing in this app says, so I changed nothing.':
    'Welche {a} das sind, steht in dieser App nirgends; deshalb habe ich nichts geändert.',
  'Add a field for it first, and name it: “a page with only the {a} that are paid”.':
    'Legen Sie zuerst ein Feld dafür an und nennen Sie es: „eine Seite nur mit den bezahlten {a}“.',
  '{a} has no choices to group by; the list can be sorted by it.':
    '{a} hat keine Auswahl, nach der sich gruppieren lässt; danach sortieren geht.',
  'The list of {a} is grouped like that already.': 'Die Liste der {a} ist schon so gruppiert.',
  'The list of {a} is grouped by **{b}** now, with a heading above each group.':
    'Die Liste der {a} ist jetzt nach **{b}** gruppiert, mit einer Überschrift über jeder Gruppe.',
  '{a} shows **{b}** now, as its large figure.': '{a} zeigt jetzt **{b}**, als große Zahl.',
  '{a} says that already.': '{a}: Das steht dort schon.',
  'The page {a} says **{b}** below its title now.': 'Auf der Seite {a} steht jetzt unter dem Titel: **{b}**',
  'That is so already: everybody sees only their own.': 'Das ist schon so: Alle sehen nur ihre eigenen.',
  'You see all {a} in the builder under Database; inside of the app everybody sees only what they made, admins too.':
    'Sie selbst sehen alle {a} im Builder unter Datenbank; in der App sehen alle nur, was sie selbst angelegt haben, auch Admins.',
  'That is so already: once the {a} of one of the {b} are taken, no more {c} are stored.':
    'Das ist schon so: Sind die {a} vergeben ({b}), werden keine weiteren {c} gespeichert.',
  'Once the {a} are taken, no more {b} are stored; without a number there is no limit.':
    'Sind die {a} vergeben, werden keine weiteren {b} gespeichert; ohne Zahl gibt es keine Grenze.',
  'How many may come I can only hold to where people put down their names in a list of their own.':
    'Wie viele kommen dürfen, kann ich nur einhalten, wo sich die Leute in einer eigenen Liste eintragen.',
  'Say “let people sign up” first, and give each a number of places.':
    'Sagen Sie zuerst „Leute sollen sich anmelden können“, und geben Sie jedem Eintrag eine Zahl der Plätze.',
  'Whoever adds one of the {a} chooses from the {b}, and strangers would see all of them.':
    'Wer bei den {a} etwas einträgt, wählt aus den {b}, und Fremde würden sie alle sehen.',
  'Replace that field by a plain name first: “remove {a} from {b}” and “add a name field to {c}”.':
    'Ersetzen Sie das Feld zuerst durch einen Namen: „entferne {a} bei {b}“ und „füge ein Feld Name hinzu“.',
  'Single records I cannot colour by {a}; a page of just those I can make: say “a page with only the {b} that are not {c}”.':
    'Einzelne Einträge kann ich nicht nach {a} färben; eine Seite nur mit ihnen geht: „eine Seite nur mit den {b}, die nicht {c} sind“.',
  'What is past I tell by a date: say “add a date field to {a}” first.':
    'Was vorbei ist, erkenne ich an einem Datum: Sagen Sie zuerst „füge ein Feld Datum hinzu“.',
  'The figure is the same for everybody who opens the overview; a page can show what is somebody’s own: say “a page with only my {a}”.':
    'Die Zahl ist für alle gleich, die die Übersicht öffnen; eine Seite kann zeigen, was jemandem selbst gehört: Sagen Sie „eine Seite nur mit meinen {a}“.',
  'The fields of {a} do not allow that.': 'Dafür fehlen die passenden Felder ({a}).',
  'There is no list of {a} to show in another way.': 'Es gibt keine Liste ({a}), die anders aussehen könnte.',
  'To tick off {a} in the list takes a tick box or a status that ends with done: say “add a done field to {b}” first.':
    '{a}: Zum Abhaken in der Liste braucht es ein Kästchen oder einen Status, der mit „erledigt“ endet. Sagen Sie zuerst „füge ein Feld erledigt hinzu“.',
  'A list by day takes a date: say “add a date field to {a}” first.':
    'Eine Liste nach Tagen braucht ein Datum ({a}): Sagen Sie zuerst „füge ein Feld Datum hinzu“.',
  'A list by month with sums takes an amount and a date, and {a} do not have both.':
    'Eine Liste nach Monaten mit Summen braucht einen Betrag und ein Datum; {a} haben nicht beides.',
  'To read {a} in the list takes a longer text: say “add a notes field to {b}” first.':
    '{a}: Zum Lesen in der Liste braucht es einen längeren Text. Sagen Sie zuerst „füge ein Feld Notizen hinzu“.',
  '{a} are shown as a checklist now and can be ticked off there.':
    '{a} stehen jetzt als Checkliste da und lassen sich dort abhaken.',
  '{a} are shown under their first letters now.': '{a} stehen jetzt unter ihren Anfangsbuchstaben.',
  '{a} are shown as texts to read now.': '{a} stehen jetzt als Texte zum Lesen da.',
  '{a} are shown by month now, each month with its sum.': '{a} stehen jetzt nach Monaten da, jeder mit seiner Summe.',
  '{a} are shown with their stock now, to count it up and down.':
    '{a} stehen jetzt mit ihrem Bestand da, den man dort hoch- und herunterzählt.',
  '{a} are shown with the last seven days to tick now.':
    '{a} stehen jetzt mit den letzten sieben Tagen zum Abhaken da.',
  '{a} are shown with their votes now.': '{a} stehen jetzt mit ihren Stimmen da.',
  'Whose {a} they are does not make them stand out; a page can show them: say “a page with only my {b}”.':
    'Wem etwas gehört, hebt es nicht hervor ({a}); eine Seite kann es zeigen: Sagen Sie „eine Seite nur mit meinen {b}“.',
  'The lists of {a} mark {b} already.': 'Die Listen der {a} heben {b} schon hervor.',
  'There is no list of {a} in which they could stand out.': 'Es gibt keine Liste ({a}), in der sie auffallen könnten.',
  'In every list of {a} those stand out now: they have a grey edge and say **{b}**.':
    'In jeder Liste der {a} fallen diese jetzt auf: Sie haben einen grauen Rand und den Vermerk **{b}**.',
  'In every list of {a} those stand out now: they have a green edge and say **{b}**.':
    'In jeder Liste der {a} fallen diese jetzt auf: Sie haben einen grünen Rand und den Vermerk **{b}**.',
  'In every list of {a} those stand out now: they have a yellow edge and say **{b}**.':
    'In jeder Liste der {a} fallen diese jetzt auf: Sie haben einen gelben Rand und den Vermerk **{b}**.',
  'In every list of {a} those stand out now: they have a red edge and say **{b}**.':
    'In jeder Liste der {a} fallen diese jetzt auf: Sie haben einen roten Rand und den Vermerk **{b}**.',
  'In every list of {a} those stand out now: they have a coloured edge and say **{b}**.':
    'In jeder Liste der {a} fallen diese jetzt auf: Sie haben einen farbigen Rand und den Vermerk **{b}**.',
  'The list of {a} begins with today now; what is past is there under “When”.':
    'Die Liste der {a} beginnt jetzt mit heute; was vorbei ist, steht unter „Wann“.',
  'I cannot look into the records, but a page can show them: say “a page with only the {a}”.':
    'In die Einträge sehe ich nicht hinein, aber eine Seite kann sie zeigen: Sagen Sie „eine Seite nur mit: {a}“.',
  'New {a} begin with {b} {c} already.': '{a}: Neue Einträge beginnen schon mit {b} {c}.',
  'New {a} begin with today as {b} already.': '{a}: Neue Einträge beginnen schon mit heute ({b}).',
  'The colour of a single field such as {a} I cannot set; states have their colours, and numbers can be marked when they are low.':
    'Ein einzelnes Feld wie {a} kann ich nicht einfärben; Zustände haben ihre Farben, und Zahlen lassen sich markieren, wenn sie niedrig sind.',
  'the present day': 'dem heutigen Tag',
  'Which numbers {a} takes I cannot limit.': 'Welche Zahlen {a} annimmt, kann ich nicht begrenzen.',
  'Amounts are written as their currency is written, with its decimals.':
    'Beträge stehen so da, wie man die Währung schreibt, mit ihren Nachkommastellen.',
  'The overview adds up one field, it does not multiply {a}: add a field for the worth of each, and I show its total.':
    'Die Übersicht addiert ein Feld, sie multipliziert nicht ({a}): Mit einem Feld für den Wert jedes Eintrags zeige ich dessen Summe.',
  'When one of the {a} was closed is not kept, so I cannot count it by time: say “add a field finished on” first.':
    '{a}: Wann etwas geschlossen wurde, wird nicht festgehalten, deshalb kann ich es nicht nach Zeit zählen. Sagen Sie zuerst „füge ein Feld erledigt am hinzu“.',
  'When one of the {a} was finished is not kept, so I cannot count it by time: say “add a field finished on” first.':
    '{a}: Wann etwas erledigt wurde, wird nicht festgehalten, deshalb kann ich es nicht nach Zeit zählen. Sagen Sie zuerst „füge ein Feld erledigt am hinzu“.',
  'A list shows what its viewer may see and what the search and the filters above it leave: press “Clear” there first.':
    'Eine Liste zeigt, was man sehen darf und was Suche und Filter darüber übrig lassen: Setzen Sie die Filter dort zuerst zurück.',
  'In this app everyone sees only what they made themselves.':
    'In dieser App sehen alle nur, was sie selbst angelegt haben.',
  'Who sees what can be said like this: “let everyone who signs in see them”.':
    'Wer was sieht, sagen Sie so: „Alle Angemeldeten sollen sie sehen“.',
  'Sample data go when “Remove it” is pressed; new records are added with the button above the list.':
    'Beispieldaten verschwinden mit „Entfernen“; neue Einträge kommen über die Schaltfläche über der Liste dazu.',
  'I changed nothing.': 'Ich habe nichts geändert.',
  'I write apps in English only, so I changed nothing.': 'Übersetzen kann ich nicht; deshalb habe ich nichts geändert.',
  'A connected model can translate them.': 'Ein verbundenes KI-Modell kann es.',
  'Apps made here send no e-mail, no text messages and no notifications, so I changed nothing.':
    'Apps von hier verschicken keine E-Mails, keine SMS und keine Benachrichtigungen; deshalb habe ich nichts geändert.',
  'Every page prints with the browser’s own command (Ctrl+P, or Share on a phone); a button for it I cannot add.':
    'Jede Seite lässt sich mit dem Befehl des Browsers drucken (Strg+P, auf dem Telefon über „Teilen“); eine Schaltfläche dafür kann ich nicht einbauen.',
  'What this one person may do I did not understand, so I changed nothing.':
    'Was diese eine Person darf, habe ich nicht verstanden und nichts geändert.',
  'Say it with what they are, as in “only our accountant may see the invoices”, and give them that role under Users.':
    'Sagen Sie es mit dem, was sie ist, etwa „nur unser Steuerberater darf die Rechnungen sehen“, und geben Sie ihr diese Rolle unter Personen.',
  'Who that is I did not understand, so I changed nothing.':
    'Wer das ist, habe ich nicht verstanden und nichts geändert.',
  'Say it with a role, as in “only the treasurer may change orders”.':
    'Sagen Sie es mit einer Rolle, etwa „nur die Kassenwartin darf Aufträge ändern“.',
  'Of the {a} those that are late are marked in their colour already.':
    '{a}: Was zu spät ist, ist schon farbig markiert.',
  'I mark what is late by a due date: say “add a due date field” first.':
    'Was zu spät ist, markiere ich nach einem Fälligkeitsdatum: Sagen Sie zuerst „Füge ein Feld Fällig am hinzu“.',
  'Whoever made a record can delete it on its page, and so take back a booking or a registration.':
    'Wer einen Eintrag angelegt hat, kann ihn auf dessen Seite löschen und so eine Buchung oder Anmeldung zurücknehmen.',
  'Apps made here give no warnings; lists mark what is overdue or running low, and the overview shows the sums.':
    'Apps von hier geben keine Warnungen aus; Listen markieren, was überfällig ist oder zur Neige geht, und die Übersicht zeigt die Summen.',
  'Forms begin empty, with today as the day and the first state; other beginnings I cannot set.':
    'Formulare beginnen leer, mit heute als Tag und dem ersten Zustand; andere Vorgaben kann ich nicht setzen.',
  'Every list has its search above it, and it looks through all texts of a record.':
    'Jede Liste hat ihre Suche darüber; sie durchsucht alle Texte eines Eintrags.',
  'Every list has its order above it, and tables sort by their headers; the choice stays in the address.':
    'Jede Liste hat ihre Sortierung darüber, und Tabellen sortieren nach ihren Spalten; die Wahl bleibt in der Adresse.',
  'The size of the type belongs to the theme and follows the browser; I can change typefaces, for example “use a serif font”.':
    'Die Schriftgröße gehört zum Design und folgt dem Browser; die Schriftart kann ich ändern, zum Beispiel „nimm eine Schrift mit Serifen“.',
  'Tell me which colour or typeface, for example “dark blue background” or “use a serif font”.':
    'Nennen Sie mir Farbe oder Schrift, zum Beispiel „dunkelblauer Hintergrund“ oder „nimm eine Schrift mit Serifen“.',
  'Tell me which page and what you did there.': 'Sagen Sie mir, auf welcher Seite und was Sie dort getan haben.',
  'When the app shows an error, its “Fix” button sends it to me.':
    'Zeigt die App einen Fehler, schickt ihn die Schaltfläche „Beheben“ an mich.',
  'I cannot change whether a field must be filled in; a new field can be added as required, for example “add a required notes field”.':
    'Ob ein Feld ausgefüllt werden muss, kann ich nicht ändern; ein neues Pflichtfeld geht, zum Beispiel „füge ein Pflichtfeld Notizen hinzu“.',
  'I can add a list of something new beside it, for example “add suppliers with name, email and phone”.':
    'Ich kann eine neue Liste daneben anlegen, zum Beispiel „Lieferanten mit Name, E-Mail und Telefon hinzufügen“.',

  // files that were changed, errors, apps of others
  '{a} was changed since I wrote it, in the very place that would change, so I left it alone.':
    '{a} wurde seit meiner letzten Fassung genau an der Stelle geändert; deshalb habe ich nichts daran getan.',
  '{a} were changed since I wrote them, in the very place that would change, so I left them alone.':
    '{a} wurden seit meiner letzten Fassung genau an der Stelle geändert; deshalb habe ich nichts daran getan.',
  'I cannot fix this error: the files that I wrote are as I wrote them, and finding a mistake in code needs a model.':
    'Diesen Fehler kann ich nicht beheben: Meine Dateien sind unverändert, und einen Fehler im Code zu finden, braucht ein KI-Modell.',
  '“Revert this” on an earlier message takes the app back; a connected model can read the error and repair it.':
    '„Hierauf zurücksetzen“ an einer früheren Nachricht bringt die App zurück; ein verbundenes KI-Modell kann den Fehler lesen und beheben.',
  'I restored {a} to how it was before it was changed.': 'Ich habe {a} wiederhergestellt, wie es vor der Änderung war.',
  'I added what was missing.': 'Ich habe ergänzt, was fehlte.',
  'That needs a service outside of the app, so I changed nothing.':
    'Das braucht einen Dienst außerhalb der App; deshalb habe ich nichts geändert.',
  'This app was not made by the built-in builder, so I cannot change its files: that needs the model that wrote it, or another one that you connect.':
    'Diese App stammt nicht vom eingebauten Builder, deshalb kann ich ihre Dateien nicht ändern: Das braucht das Modell, das sie geschrieben hat, oder ein anderes, das Sie verbinden.',
  'I added **{a}** with a list and a form, at /{b}.':
    'Ich habe **{a}** mit Liste und Formular hinzugefügt, unter /{b}.',
  'I did not write the rest of this app, so its navigation is unchanged.':
    'Den Rest dieser App habe ich nicht geschrieben, ihre Navigation ist deshalb unverändert.',
};
