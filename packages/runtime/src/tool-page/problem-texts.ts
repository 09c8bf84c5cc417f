import type { BlockProblem } from '@whittle/domain/tools/check-block';
import type { InputProblem } from '@whittle/domain/tools/read-inputs';

/** What went wrong, by its code. */
export const englishProblems = {
  /** By the codes of contract/tools/errors.ts; others come as sentences. */
  fileProblems: {
    'file-disguised': 'The content of this file is not what its name says. Save it again in its own format.',
    'file-kind-refused': 'This kind of file cannot be used here.',
    'file-too-big': 'This file is too big: 10 MB at most for a picture, 20 MB for others.',
    'rate-limited': 'Too many files in a short time. Try again in ten minutes.',
  } as Record<string, string>,
  /** Why a run did not begin, or ended without a result: by the codes of the server, where blocks have no sentence for them. */
  runProblems: {
    'model-missing':
      'This tool needs a language model, and none is connected yet. Its builder can connect one in Settings.',
    'model-cannot-see': 'The connected model cannot see pictures. Its builder can connect one that can.',
    'run-interrupted': 'The server was restarted during this run. It cost nothing. Run it again.',
    'run-busy': 'This is still at work. Wait until it is done.',
    'run-exists': 'This run was started with other values. Reload the page and try again.',
    'run-not-found': 'This result does not exist any more.',
    'result-missing': 'There is nothing that could be checked. Run it again.',
    'redo-limit-reached': 'Parts of this result were made or checked again ten times, which is the most.',
    'tool-paused': 'This tool is paused at the moment. Ask whoever made this app.',
    'tool-not-found': 'This tool is not here any more.',
    'not-signed-in': 'You are not signed in any more. Reload the page.',
    internal: 'Something went wrong on our side. Try again.',
  } as Record<string, string>,
  inputProblems: {
    required: 'Fill this in.',
    'too-long': 'This is too long.',
    'not-a-number': 'Enter a number.',
    'number-unclear':
      'Write thousands without a point or comma, and add a zero to three digits of a fraction: 1234 or 1.2340.',
    'not-an-option': 'Choose one of the options.',
    'not-a-date': 'Enter a date that exists.',
    'not-an-email': 'Enter an email address.',
    'not-a-link': 'Enter an address that starts with http:// or https://.',
    'not-a-phone': 'Enter a phone number.',
    'not-a-file': 'Choose the file again.',
    'not-an-item': 'Choose one of the results.',
    'wrong-type': 'This value cannot be used here.',
    unreadable: 'This text has characters that cannot be stored.',
    uploading: 'The file is still on its way. Wait a moment.',
  } satisfies Record<InputProblem | 'uploading', string> as Record<string, string>,
  blockProblems: {
    missing: 'The answer did not have this part.',
    'cut-off': 'The answer broke off in the middle of this part.',
    'wrong-shape': 'The answer for this part could not be read.',
    empty: 'The answer for this part was empty.',
    'too-few': 'The answer had too few entries.',
    'too-many': 'The answer had too many entries.',
    ragged: 'The rows of the answer have different lengths.',
    'sum-wrong': 'The figures of the answer do not add up.',
    'bad-link': 'The answer has a link that leads nowhere.',
    'needs-model': 'This part needs a language model, and none is connected yet.',
    'too-long': 'The answer for this part was too long to be shown.',
    'part-missing': 'The answer left out a part that belongs in it.',
    'judged-wrong': 'The answer was checked, and it is not what it should be.',
    'dead-link': 'The answer has a link that leads nowhere.',
    'no-items': 'Nothing fits what you entered.',
    'no-source': 'The list behind this part could not be read.',
    'image-model-missing': 'This part needs a model that draws, and none is connected yet.',
    'rate-limited': 'Too many of these were made in a short time. Try again in a while.',
    'model-busy': 'The model is overloaded. Try again in a moment.',
    'model-silent': 'The model stopped responding. Try again.',
    'model-refused': 'The model returned an error. Try again.',
    'model-unreachable': 'The model could not be reached. Try again later.',
  } satisfies Record<BlockProblem, string> & Record<string, string> as Record<string, string>,
};

export const germanProblems: typeof englishProblems = {
  fileProblems: {
    'file-disguised':
      'Der Inhalt dieser Datei ist nicht, was ihr Name sagt. Speichern Sie sie noch einmal in ihrem eigenen Format.',
    'file-kind-refused': 'Diese Art von Datei kann hier nicht verwendet werden.',
    'file-too-big': 'Diese Datei ist zu groß: höchstens 10 MB für ein Bild, 20 MB für andere.',
    'rate-limited': 'Zu viele Dateien in kurzer Zeit. Versuchen Sie es in zehn Minuten noch einmal.',
  },
  runProblems: {
    'model-missing':
      'Dieses Tool braucht ein Sprachmodell, und es ist noch keines verbunden. Wer es gebaut hat, kann eines in den Einstellungen verbinden.',
    'model-cannot-see':
      'Das verbundene Modell kann keine Bilder sehen. Wer das Tool gebaut hat, kann eines verbinden, das es kann.',
    'run-interrupted':
      'Der Server wurde währenddessen neu gestartet. Das hat nichts gekostet. Starten Sie noch einmal.',
    'run-busy': 'Hier wird noch gearbeitet. Warten Sie, bis es fertig ist.',
    'run-exists':
      'Dieser Durchlauf wurde mit anderen Angaben gestartet. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
    'run-not-found': 'Dieses Ergebnis gibt es nicht mehr.',
    'result-missing': 'Es gibt nichts, das geprüft werden könnte. Starten Sie noch einmal.',
    'redo-limit-reached': 'Teile dieses Ergebnisses wurden zehnmal neu erstellt oder geprüft; mehr geht nicht.',
    'tool-paused': 'Dieses Tool pausiert gerade. Fragen Sie, wer diese App gemacht hat.',
    'tool-not-found': 'Dieses Tool gibt es hier nicht mehr.',
    'not-signed-in': 'Sie sind nicht mehr angemeldet. Laden Sie die Seite neu.',
    internal: 'Bei uns ist etwas schiefgegangen. Versuchen Sie es noch einmal.',
  },
  inputProblems: {
    required: 'Bitte ausfüllen.',
    'too-long': 'Das ist zu lang.',
    'not-a-number': 'Geben Sie eine Zahl ein.',
    'number-unclear':
      'Schreiben Sie Tausender ohne Punkt oder Komma, und hängen Sie drei Nachkommastellen eine Null an: 1234 oder 1,2340.',
    'not-an-option': 'Wählen Sie eine der Möglichkeiten.',
    'not-a-date': 'Geben Sie ein Datum ein, das es gibt.',
    'not-an-email': 'Geben Sie eine E-Mail-Adresse ein.',
    'not-a-link': 'Geben Sie eine Adresse ein, die mit http:// oder https:// beginnt.',
    'not-a-phone': 'Geben Sie eine Telefonnummer ein.',
    'not-a-file': 'Wählen Sie die Datei noch einmal aus.',
    'not-an-item': 'Wählen Sie eines der Ergebnisse.',
    'wrong-type': 'Dieser Wert passt hier nicht.',
    unreadable: 'Dieser Text enthält Zeichen, die nicht gespeichert werden können.',
    uploading: 'Die Datei wird noch hochgeladen. Warten Sie einen Moment.',
  },
  blockProblems: {
    missing: 'Die Antwort hatte diesen Teil nicht.',
    'cut-off': 'Die Antwort brach mitten in diesem Teil ab.',
    'wrong-shape': 'Die Antwort zu diesem Teil war nicht lesbar.',
    empty: 'Die Antwort zu diesem Teil war leer.',
    'too-few': 'Die Antwort hatte zu wenige Einträge.',
    'too-many': 'Die Antwort hatte zu viele Einträge.',
    ragged: 'Die Zeilen der Antwort sind verschieden lang.',
    'sum-wrong': 'Die Zahlen der Antwort gehen nicht auf.',
    'bad-link': 'Die Antwort enthält einen Link, der nirgendwohin führt.',
    'needs-model': 'Dieser Teil braucht ein Sprachmodell, und es ist noch keines verbunden.',
    'too-long': 'Die Antwort zu diesem Teil war zu lang, um gezeigt zu werden.',
    'part-missing': 'Der Antwort fehlt etwas, das hineingehört.',
    'judged-wrong': 'Die Antwort wurde geprüft und ist nicht, wie sie sein soll.',
    'dead-link': 'Die Antwort enthält einen Link, der nirgendwohin führt.',
    'no-items': 'Nichts passt zu Ihren Eingaben.',
    'no-source': 'Die Liste hinter diesem Teil konnte nicht gelesen werden.',
    'image-model-missing': 'Dieser Teil braucht ein Modell, das zeichnet, und es ist noch keines verbunden.',
    'rate-limited': 'Davon wurde in kurzer Zeit zu viel gemacht. Versuchen Sie es später noch einmal.',
    'model-busy': 'Das Modell ist überlastet. Versuchen Sie es gleich noch einmal.',
    'model-silent': 'Das Modell antwortet nicht mehr. Versuchen Sie es noch einmal.',
    'model-refused': 'Das Modell hat einen Fehler gemeldet. Versuchen Sie es noch einmal.',
    'model-unreachable': 'Das Modell war nicht zu erreichen. Versuchen Sie es später noch einmal.',
  },
};
