import type { Phrases } from '../../phrases.ts';

const whose = {
  admins: 'Admins',
  'everyone who signs in': 'alle Angemeldeten',
  'who entered it': 'wer den Eintrag angelegt hat',
  'the role “{a}”': 'die Rolle „{a}“',
  'everyone but the role “{a}”': 'alle außer der Rolle „{a}“',
  'never the role “{a}”': 'nie die Rolle „{a}“',
  'whom it is about by {a}': 'um wen es geht (laut {a})',
  'everyone once it is “{a}”': 'alle, sobald „{a}“ dasteht',
};

const deeds: Record<string, string> = { see: 'sehen', add: 'anlegen', change: 'ändern', delete: 'löschen' };
const several = Object.keys(deeds).reduce<string[][]>(
  (all, deed) => [...all, ...all.map((some) => [...some, deed])],
  [[]],
);
const listed = (words: readonly string[], last: string): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)!}`;

/** Who sees, adds, changes and deletes. */
export const rights: Phrases = {
  ...whose,
  ...Object.fromEntries(
    several.slice(1).flatMap((some) => {
      const [english, german] = [
        listed(some, 'and'),
        listed(
          some.map((deed) => deeds[deed]!),
          'und',
        ),
      ];
      return [
        [`Who can ${english} {a} from now on: {b}.`, `Wer ab jetzt {a} ${german} darf: {b}.`],
        [`Who can ${english} **{a}** of {b} from now on: {c}.`, `Wer ab jetzt **{a}** bei {b} ${german} darf: {c}.`],
        [`Who can ${english} {a} now: {b}.`, `Wer zurzeit {a} ${german} darf: {b}.`],
        [`Who can ${english} **{a}** of {b} now: {c}.`, `Wer zurzeit **{a}** bei {b} ${german} darf: {c}.`],
        [`The role “{a}” can ${english} all {b}.`, `Die Rolle „{a}“ darf alle {b} ${german}.`],
        [`The role “{a}” can ${english} only their own {b}.`, `Die Rolle „{a}“ darf nur eigene {b} ${german}.`],
        [`The role “{a}” cannot ${english} {b}.`, `Die Rolle „{a}“ darf {b} nicht ${german}.`],
        [`The role “{a}” cannot ${english} **{b}** of {c}.`, `Die Rolle „{a}“ darf **{b}** bei {c} nicht ${german}.`],
      ];
    }),
  ),
  '**{a}** of {b} is a plain text, and by a name the app knows nobody who signs in, so I changed nothing.':
    '**{a}** bei {b} ist ein bloßer Text, und an einem Namen erkennt die App niemanden, der sich anmeldet; ich habe nichts geändert.',
  'Make it an email address first, such as “{a} of {b} should be an email”, and say this again.':
    'Machen Sie daraus zuerst eine E-Mail-Adresse, etwa „{a} bei {b} soll eine E-Mail sein“, und sagen Sie es dann noch einmal.',
  'Nothing in {a} tells the app who is meant, so I changed nothing.':
    'Nichts bei {a} sagt der App, wer gemeint ist; ich habe nichts geändert.',
  'Add a field for their email address first, such as “add an email field Responsible to {a}”, and say this again.':
    'Fügen Sie zuerst ein Feld für deren E-Mail-Adresse hinzu, etwa „füge bei {a} ein E-Mail-Feld Zuständig hinzu“, und sagen Sie es dann noch einmal.',
  'No rule names a role “{a}” yet, so they can do what everyone can who signs in.':
    'Noch nennt keine Regel eine Rolle „{a}“, also gilt, was für alle Angemeldeten gilt.',
  'Whoever has the role admin may do everything that you may: give it to {a} in the database under Users.':
    'Wer die Rolle Admin hat, darf alles, was Sie dürfen: Geben Sie sie {a}, in der Datenbank unter Personen.',
  'The role “{a}” changes **{b}** of {c}, and nothing else of them.':
    'Die Rolle „{a}“ ändert **{b}** bei {c} und sonst nichts daran.',
  'Who is to do what there I did not understand for sure, so I changed nothing.':
    'Wer da was tun soll, habe ich nicht sicher verstanden; ich habe nichts geändert.',
  'Say it with a role and a list, such as “only the treasurer may change the orders” or “the helpers may see the orders but not delete them”.':
    'Sagen Sie es mit einer Rolle und einer Liste, etwa „nur die Kassenwartin darf die Aufträge ändern“ oder „die Helfer dürfen die Aufträge sehen, aber nicht löschen“.',
  'Everyone else goes on reading it.': 'Alle anderen lesen es weiterhin.',
  'What opens them to more people waits for your click below.':
    'Was sie für mehr Menschen öffnet, wartet unten auf Ihren Klick.',
  'Give the role “{a}” to {b}, in the database under Users.':
    'Geben Sie {b} die Rolle „{a}“: in der Datenbank unter Personen.',
  'Give the role “{a}” to whom it belongs to, in the database under Users.':
    'Vergeben Sie die Rolle „{a}“ in der Datenbank unter Personen.',
  'Give {a} the role admin, in the database under Users.':
    'Geben Sie {a} die Rolle Admin: in der Datenbank unter Personen.',
  '{a} is what {b} are called in every list, so everyone who sees one of them sees it.':
    '{a} ist der Name in jeder Liste der {b}; wer einen Eintrag sieht, sieht ihn also.',
  'New {a} wait now: **{b}** begins with “{c}”, and only these change it: {d}.':
    'Neue Einträge bei {a} warten jetzt: **{b}** beginnt mit „{c}“, und das ändern nur: {d}.',
  'Until it is “{a}”, only who entered it and they see it.':
    'Bis „{a}“ dasteht, sehen ihn nur sie und wer ihn angelegt hat.',
  'Who may see or change {a} depends on {b}, so it has to stay.':
    'Wer {a} sehen oder ändern darf, hängt an {b}; deshalb muss das Feld bleiben.',
  'You shut somebody out in the database under Users: in the menu beside their name choose Disable.':
    'Jemanden aussperren können Sie in der Datenbank unter Personen: Wählen Sie im Menü neben dem Namen „Sperren“.',
  'They are signed out everywhere and see nothing any more, and all that they entered stays.':
    'Wer gesperrt ist, wird überall abgemeldet und sieht nichts mehr; alles, was er oder sie eingetragen hat, bleibt.',
  'The app itself needs no change for that, so I changed nothing.':
    'An der App selbst muss dafür nichts anders werden; ich habe nichts geändert.',
  'That is set beside the people of the app: in the database under Users open “Access” and choose “Only people I invite”.':
    'Das stellen Sie bei den Personen der App ein: Öffnen Sie in der Datenbank unter Personen den „Zugang“ und wählen Sie „Nur Personen, die ich einlade“.',
  'From then on nobody gets in by signing up alone, and “Invite...” there lets in whom you choose.':
    'Dann kommt niemand mehr allein durch Registrieren hinein, und mit „Einladen...“ holen Sie dazu, wen Sie möchten.',
  'I cannot set it from the chat, so I changed nothing.':
    'Aus dem Chat kann ich es nicht einstellen; ich habe nichts geändert.',
  'Open the database, go to Users and press “Invite...”: enter the email address, choose the role and send it.':
    'Öffnen Sie die Datenbank, dort Personen, und drücken Sie „Einladen...“: E-Mail-Adresse eingeben, Rolle wählen, absenden.',
  'They get a mail with a link that works for 7 days, choose a password there and are in.':
    'Die Person bekommt eine E-Mail mit einem Link, der 7 Tage gilt, wählt dort ein Passwort und ist dabei.',
  'The app has to be published first.': 'Die App muss dafür veröffentlicht sein.',
  'Whoever does not see them needs an account of their own, has to be signed in with it, on the phone too, and needs a right named above; you let people in and give roles in the database under Users.':
    'Wer sie nicht sieht, braucht ein eigenes Konto, muss damit angemeldet sein, auch am Telefon, und braucht eines der genannten Rechte; Leute hereinlassen und Rollen vergeben können Sie in der Datenbank unter Personen.',
  'Without signing in, people see {a} and nothing else.': 'Ohne Anmeldung sieht man {a} und sonst nichts.',
  'Without signing in nobody sees any record of this app.': 'Ohne Anmeldung sieht niemand einen Eintrag dieser App.',
  'Without signing in, people can send in {a}.': 'Ohne Anmeldung kann man {a} einsenden.',
  'Whoever signs in has an account of their own with a password.':
    'Wer sich anmeldet, hat ein eigenes Konto mit Passwort.',
  'Who sees {a} now: {b}; who changes them: {c}.': 'Wer zurzeit {a} sieht: {b}; wer sie ändert: {c}.',
  everyone: 'alle',
  'That is so already: without signing in nobody sees any record of it, and a visitor gets only the page to sign in.':
    'Das ist schon so: Ohne Anmeldung sieht niemand einen Eintrag davon, und Besucher bekommen nur die Anmeldeseite.',
  'A link that shows one record to somebody without an account is something that apps from here cannot do: who is not signed in sees a whole list or nothing of it.':
    'Einen Link, der jemandem ohne Konto einen einzelnen Eintrag zeigt, können Apps von hier nicht: Wer nicht angemeldet ist, sieht eine ganze Liste oder nichts davon.',
  'What works: they get an account, and you say for example “customers see only their own orders”.':
    'Was geht: Die Person bekommt ein Konto, und Sie sagen zum Beispiel „Kunden sehen nur ihre eigenen Aufträge“.',
  'Whoever comes sends them in without an account and sees none; admins read them, once you allow it below.':
    'Wer kommt, sendet sie ohne Konto ein und sieht keine; Admins lesen sie, sobald Sie es unten erlauben.',
  'Everybody sees only the notes that they wrote, in the app nobody else does, admins neither.':
    'Jeder sieht nur die Notizen, die er selbst geschrieben hat; in der App sieht sie sonst niemand, auch kein Admin.',
  'Which list that is about I do not know, so I changed nothing: name it, as in “everyone changes only their own orders”.':
    'Um welche Liste es geht, weiß ich nicht; ich habe nichts geändert. Nennen Sie sie, etwa „jeder ändert nur die eigenen Aufträge“.',
  'That is so already: everybody changes only what they entered, as far as no role says otherwise.':
    'Das ist schon so: Jeder ändert nur, was er selbst eingetragen hat, soweit keine Rolle mehr erlaubt.',
  'Who sets one single choice has no rule of its own, so I changed nothing: say “only the {a} may change the {b}”, and everyone else goes on reading it.':
    'Für eine einzelne Auswahl gibt es keine eigene Regel; ich habe nichts geändert. Sagen Sie „nur {a} darf {b} ändern“, alle anderen lesen es weiterhin.',
};
