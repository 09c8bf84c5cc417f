import type { Phrases } from '../../phrases.ts';

/** What apps made here cannot do at all. */
export const refusedReplies: Phrases = {
  'I cannot put an app into the App Store or Google Play, so I changed nothing.':
    'In den App Store oder zu Google Play kann ich keine App stellen; deshalb habe ich nichts geändert.',
  'It opens in the browser of every phone, and from there it can be put on the home screen.':
    'Sie öffnet sich im Browser jedes Telefons und lässt sich von dort auf den Startbildschirm legen.',
  'Apps made here cannot be connected to a bank account, so I changed nothing.':
    'Apps von hier lassen sich mit keinem Bankkonto verbinden; deshalb habe ich nichts geändert.',
  'Whether something was paid people tick by hand.': 'Ob etwas bezahlt ist, hakt man von Hand ab.',
  'Apps made here cannot show the weather, which comes from a service outside that they do not reach, so I changed nothing.':
    'Apps von hier können kein Wetter zeigen, denn es käme von einem Dienst außerhalb, den sie nicht erreichen; deshalb habe ich nichts geändert.',
  'Apps made here cannot print labels or stickers, so I changed nothing.':
    'Apps von hier können keine Aufkleber oder Etiketten drucken; deshalb habe ich nichts geändert.',
  'A page prints as it is with the browser’s own command.':
    'Eine Seite lässt sich mit dem Befehl des Browsers drucken, so wie sie ist.',
  'Apps made here recognise nothing in pictures and read no handwriting, so I changed nothing.':
    'Apps von hier erkennen nichts auf Bildern und lesen keine Handschriften; deshalb habe ich nichts geändert.',
  'A picture can be kept with a record and typed off by hand.':
    'Ein Bild lässt sich zu einem Eintrag legen und von Hand abschreiben.',
  'Apps made here do not exchange dates with Google Calendar, Outlook or the calendar of a phone, so I changed nothing.':
    'Apps von hier gleichen sich nicht mit Google Kalender, Outlook oder dem Kalender eines Telefons ab; deshalb habe ich nichts geändert.',
  'The app can have a calendar page of its own: “add a calendar”.':
    'Einen eigenen Kalender kann die App haben: „füge einen Kalender hinzu“.',
  'Apps made here neither listen nor speak, so I changed nothing.':
    'Apps von hier hören nicht zu und sprechen nicht; deshalb habe ich nichts geändert.',
  'The keyboard of a phone can take dictation in every field.':
    'Die Tastatur eines Telefons nimmt in jedem Feld Diktate auf.',
  'Apps made here are not connected to other sites, shops or networks, so I changed nothing.':
    'Apps von hier sind mit keinen anderen Seiten, Läden oder Netzwerken verbunden; deshalb habe ich nichts geändert.',
  'A link to them can be kept in a field.': 'Ein Link dorthin kann in einem Feld stehen.',
  'Apps made here pass nothing on to offices or to other programs, so I changed nothing.':
    'Apps von hier geben nichts an Ämter oder andere Programme weiter; deshalb habe ich nichts geändert.',
  'Every list can be exported as a file under Database.':
    'Jede Liste lässt sich unter „Datenbank“ als Datei exportieren.',
  'Apps made here are not connected to devices, so I changed nothing.':
    'Apps von hier sind mit keinen Geräten verbunden; deshalb habe ich nichts geändert.',
  'What a device shows people can enter by hand.': 'Was ein Gerät anzeigt, lässt sich von Hand eintragen.',
};
