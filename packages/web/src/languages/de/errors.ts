import type * as english from '../../lib/errors.texts.ts';
import type { Translation } from '../translation.ts';

export const errorTexts: Translation<typeof english.errorTexts> = {
  'bad-request': 'Die Anfrage ließ sich nicht lesen.',
  'invalid-input': 'Etwas von dem, was gesendet wurde, ist nicht gültig.',
  'not-signed-in': 'Melden Sie sich an, um weiterzumachen.',
  'not-allowed': 'Das dürfen Sie nicht.',
  'wrong-origin': 'Dieser Aufruf kam von einer anderen Seite und wurde abgelehnt.',
  'not-found': 'Unter dieser Adresse wurde nichts gefunden.',
  'app-not-found': 'Diese App gibt es nicht, oder sie gehört Ihnen nicht.',
  'app-being-published': 'Diese App wird gerade veröffentlicht. Sie erscheint gleich hier.',
  'method-not-allowed': 'Diese Adresse nimmt solche Aufrufe nicht an.',
  'too-large': 'Was gesendet wurde, ist zu groß.',
  'rate-limited': 'Das waren zu viele Anfragen. Versuchen Sie es später noch einmal.',
  internal: 'Auf dem Server ist etwas schiefgegangen. Nichts wurde geändert. Versuchen Sie es noch einmal.',
  unavailable: 'Der Server startet oder hält an. Versuchen Sie es gleich noch einmal.',

  'password-too-weak': 'Dieses Passwort ist zu schwach',
  'email-in-use': 'Diese E-Mail-Adresse wird schon benutzt, melden Sie sich damit an',
  'email-invalid': 'Diese E-Mail-Adresse ist nicht gültig',
  'wrong-credentials': 'E-Mail-Adresse oder Passwort stimmt nicht',
  'user-disabled': 'Dieses Konto ist gesperrt, schreiben Sie uns für mehr',
  'too-many-attempts': 'Zu viele Versuche, sich anzumelden, versuchen Sie es später noch einmal',
  'too-many-sign-ups': 'Aus Ihrem Netz wurden zuletzt zu viele Konten angelegt. Versuchen Sie es später noch einmal.',
  'account-create-failed':
    'Beim Anlegen des Kontos ist etwas schiefgegangen, versuchen Sie es später noch einmal, oder schreiben Sie uns',

  'email-address-invalid': 'Diese E-Mail-Adresse ist nicht gültig',
  'email-taken': 'Diese E-Mail-Adresse wird schon benutzt',
  'magic-link-send-failed': 'Der Code konnte nicht gesendet werden. Versuchen Sie es noch einmal.',
  'magic-link-invalid': 'Der Link ist ungültig oder abgelaufen',
  'code-wrong': 'Die Anmeldung mit dem Code hat nicht geklappt',
  'attempts-exceeded': 'Zu viele falsche Codes. Warten Sie 15 Minuten, und lassen Sie sich dann einen neuen senden.',
  'reset-mail-failed':
    'Beim Senden der E-Mail ist etwas schiefgegangen. Versuchen Sie es später noch einmal, oder fragen Sie um Hilfe',
  'reset-link-invalid': 'Der Link gilt nicht, setzen Sie Ihr Passwort noch einmal zurück.',
  'reset-password-too-weak': 'Das Passwort ist zu schwach, nehmen Sie ein anderes',
  'reset-user-missing': 'Dieses Konto gibt es nicht, oder es ist gesperrt',
  'reset-failed': 'Das Passwort konnte nicht zurückgesetzt werden!',
  'email-unverified': 'Bestätigen Sie Ihre E-Mail-Adresse, um weiterzumachen.',
  'sign-up-closed': 'Hier lassen sich keine neuen Konten anlegen. Fragen Sie den Admin dieser Installation.',
  'proof-needed': 'Bestätigen Sie, dass Sie es sind, und versuchen Sie es noch einmal.',
  'password-wrong': 'Das ist nicht Ihr jetziges Passwort.',
  'session-not-found': 'Diese Sitzung ist schon zu Ende.',
  'identity-taken': 'Dieses Google-Konto meldet hier schon ein anderes Konto an.',
  'google-expired': 'Das hat zu lange gedauert. Wählen Sie Google noch einmal.',
  'google-unreachable': 'Google ist nicht erreichbar. Nichts wurde geändert. Versuchen Sie es noch einmal.',
  'last-way-in': 'Setzen Sie zuerst ein Passwort. Ohne eines könnten Sie sich nicht mehr anmelden.',
  'sole-admin': 'Sie sind der einzige Plattform-Admin. Whittle bliebe ohne einen zurück, also bleibt dieses Konto.',
  'confirmation-wrong': 'Tippen Sie Ihre E-Mail-Adresse genau so, wie sie oben steht.',
  'verify-code-wrong':
    'Dieser Code ist falsch oder abgelaufen. Sehen Sie in die neueste E-Mail, oder lassen Sie sich einen neuen senden.',
  'verify-link-invalid': 'Dieser Link gilt nicht mehr. Lassen Sie sich eine neue E-Mail senden.',

  'mail-not-found': 'Diese E-Mail gibt es nicht.',
  'mail-not-sendable':
    'Diese E-Mail kann nicht noch einmal gesendet werden: Sie wurde gesendet, ist unterwegs, oder ihr Text ist weg.',
  'mail-recipient-unknown':
    'Diese App kann nur ihren eigenen Menschen schreiben, und von denen hat niemand diese Adresse.',
  'mail-limit-reached':
    'Diese App hat so viele E-Mails gesendet, wie sie in einer Stunde darf. Versuchen Sie es später noch einmal.',

  'email-not-verified': 'Bestätigen Sie zuerst Ihre E-Mail-Adresse. Ein Code ist unterwegs zu Ihnen.',
  'email-code-wrong': 'Dieser Code ist falsch oder abgelaufen. Lassen Sie sich einen neuen senden.',
  'signup-closed': 'Diese App nimmt von selbst niemanden auf. Bitten Sie ihren Eigentümer um eine Einladung.',
  'invitation-invalid': 'Diese Einladung gilt nicht mehr. Bitten Sie um eine neue.',
  'already-in-app': 'Diese Person ist schon in der App.',
  'invites-limit-reached': 'Das waren viele Einladungen auf einmal. Versuchen Sie es in einer Stunde noch einmal.',
  'app-not-published': 'Veröffentlichen Sie die App zuerst: Man kommt über ihre veröffentlichte Adresse dazu.',
  'person-not-found': 'Diese Person ist nicht mehr in der App.',
  'owner-stays-admin': 'Der Eigentümer einer App ist immer ihr Admin und kann nicht gesperrt oder entfernt werden.',

  'message-empty': 'Schreiben Sie zuerst, was Sie bauen oder ändern möchten.',
  'message-too-long': 'Die Nachricht ist zu lang.',
  'turn-running': 'Der Assistent arbeitet noch an der letzten Nachricht. Halten Sie ihn an, oder warten Sie.',
  'log-trimmed': 'Das Gespräch ist zu lange weitergegangen. Laden Sie es neu.',
  'not-last-message':
    'Die App wurde nach dieser Nachricht geändert. Gehen Sie stattdessen zu einer Version zurück, oder senden Sie eine neue Nachricht.',
  'queue-full': 'Es warten genug Nachrichten. Warten Sie, bis einige gesendet sind, oder entfernen Sie eine.',
  'queued-message-gone': 'Diese Nachricht wartet nicht mehr: Sie wurde gesendet oder entfernt.',
  'attachment-not-found': 'Eine angehängte Datei ist nicht mehr da. Hängen Sie sie noch einmal an.',
  'debug-log-gone': 'Von dieser Antwort ist kein Protokoll mehr da. Protokolle werden 14 Tage lang aufbewahrt.',
  'preview-not-used':
    'Das wurde nicht getan, weil noch niemand die App in ihrer Vorschau benutzt hat, seit sie sich geändert hat. Klicken Sie in die App und versuchen Sie es noch einmal, oder erlauben Sie es über der Vorschau.',
  'walk-reads-only': 'Hier werden Seiten nur angesehen: Nichts wird gespeichert oder gesendet.',
  'walk-over': 'Der Assistent wartet auf diese Seite nicht mehr.',
  'no-turn-running': 'Der Assistent arbeitet gerade an nichts.',
  'builder-chat-messages-limit-reached':
    'Sie haben die Grenze Ihrer Nachrichten erreicht. Wechseln Sie zu einem größeren Tarif, um weiterzumachen.',
  'daily-chat-messages-limit-reached':
    'Sie haben Ihre Tagesgrenze von {N} Nachrichten erreicht. Versuchen Sie es morgen noch einmal, oder wechseln Sie zu einem bezahlten Tarif ohne Tagesgrenze.',
  'chat-tokens-limit-reached':
    'Sie haben die {N} Token dieses Monats verbraucht. Ihre Apps laufen weiter. Bitten Sie den Admin um mehr.',
  'chat-failed': 'Bei Ihrem Wunsch ist ein Fehler aufgetreten, versuchen Sie es später noch einmal',

  'model-key-wrong':
    'Das Modell hat den Schlüssel abgelehnt. Prüfen Sie den Schlüssel in den Einstellungen des Modells.',
  'model-unknown': 'Der Anbieter kennt dieses Modell nicht. Prüfen Sie seinen Namen in den Einstellungen des Modells.',
  'model-unreachable': 'Das Modell war nicht erreichbar. Prüfen Sie die Adresse in den Einstellungen des Modells.',
  'model-busy':
    'Das Modell ist überlastet, oder sein Kontingent ist aufgebraucht. Versuchen Sie es gleich noch einmal.',
  'model-silent': 'Das Modell antwortet nicht mehr. Ihre letzte Version läuft weiter. Versuchen Sie es noch einmal.',
  'model-missing':
    'Mit dieser Installation ist kein Sprachmodell verbunden. Ihr Admin kann in den Einstellungen eines verbinden.',
  'model-cannot-see': 'Das Modell hat das Bild nicht angenommen. Vielleicht kann es nicht sehen: Fragen Sie ohne Bild.',
  'image-model-missing':
    'Mit dieser Installation ist kein Modell verbunden, das zeichnet. Ihr Admin kann in der Konfiguration eines verbinden.',
  'file-unreadable': 'Diese Datei konnte nicht gelesen werden.',
  'model-refused':
    'Das Modell hat mit einem Fehler geantwortet. Ihre letzte Version läuft weiter. Versuchen Sie es noch einmal.',

  'archive-unreadable': 'Das ist keine Zip-Datei, die sich lesen lässt.',
  'archive-no-app': 'Darin wurde keine App gefunden.',
  'archive-too-large': 'Das ist zu groß, um es zu importieren.',
  'import-not-found': 'Dieser Import ist vorbei. Wählen Sie die Datei noch einmal.',
  'imports-busy':
    'Gerade werden viele Importe geprüft. Nichts wurde importiert. Versuchen Sie es in {seconds} s noch einmal.',
  'import-stopped': 'Der Import brauchte zu viel Zeit oder Speicher. Nichts wurde importiert.',

  'version-not-found': 'Diese Version gibt es nicht.',
  'version-without-message': 'Zu dieser Version gibt es keine Nachricht',
  'restore-widens-access':
    'Zurückzugehen lässt mehr Menschen Datensätze sehen oder ändern. Bestätigen Sie das für jede Entität.',
  'restore-superseded':
    'Die App wurde seither geändert. Wählen Sie aus der Liste der Versionen, wohin Sie zurückgehen möchten.',
  'file-not-found': 'Diese Datei gibt es in der App nicht.',
  'file-changed': 'Diese Datei wurde anderswo geändert, während Sie sie bearbeitet haben.',
  'file-exists': 'Die App hat schon eine Datei dieses Namens.',
  'file-read-only': 'Entitäten sind hier nur zum Lesen, bitten Sie den Chat, sie zu ändern.',
  'visual-edit-refused': 'Dieses Element lässt sich auf der Seite nicht ändern.',
  'code-editing-closed': 'In dieser Installation ändert nur ein Plattform-Admin Code von Hand.',
  'nothing-to-publish': 'Noch gibt es nichts zu veröffentlichen. Beschreiben Sie Ihre App zuerst im Chat.',
  'return-not-allowed':
    'Diese App führt nicht zu jener Adresse zurück. Ihr Eigentümer kann es unter „Exportieren“ erlauben.',
  'nothing-to-export': 'Noch gibt es nichts zu exportieren. Beschreiben Sie Ihre App zuerst im Chat.',
  'export-running':
    'Diese App wird schon exportiert. Warten Sie, bis der Download fertig ist, und versuchen Sie es dann noch einmal.',
  'slug-taken': 'Diese Adresse hat schon eine andere App.',
  'domain-missing': 'Diese App hat keine eigene Domain.',
  'domain-taken': 'Diese Domain hat eine andere App.',
  'domain-not-proven':
    'Der Nameserver der Domain hat den Eintrag noch nicht. Neue Einträge sind manchmal erst nach Stunden zu sehen.',
  'name-server-silent': 'Der Nameserver der Domain hat nicht geantwortet. Versuchen Sie es später noch einmal.',
  'publish-failed':
    'Die App lässt sich nicht übersetzen und wurde nicht veröffentlicht. Die zuletzt veröffentlichte Version bleibt online.',
  'publish-stopped':
    'Das Veröffentlichen dauerte zu lange oder brauchte zu viel Speicher und wurde beendet. Nichts wurde geändert: Was vorher veröffentlicht war, bleibt online. Versuchen Sie es noch einmal, oder verkleinern Sie die App.',
  'access-not-proven':
    'Nicht veröffentlicht: Man könnte mit den Daten anderes tun, als die App erklärt. Unten steht, was.',
  'access-not-tried': 'Wer was mit den Daten tun kann, ließ sich nicht ausprobieren.',
  'personal-data-open':
    'Noch nicht veröffentlicht: Alle könnten personenbezogene Daten lesen. Bestätigen Sie, dass das so gemeint ist.',

  'entity-not-found': 'Diese App hat keine solche Entität.',
  'entity-invalid': 'Die Erklärung dieser Entität ist nicht brauchbar.',
  'record-not-found': 'Diesen Datensatz gibt es nicht, oder Sie dürfen ihn nicht sehen.',
  'record-id-taken': 'Es gibt schon einen Datensatz mit dieser Kennung.',
  'record-invalid': 'Der Datensatz ist nicht gültig.',
  'filter-invalid': 'Der Filter ist nicht gültig.',
  'update-invalid': 'Die Änderung ist nicht gültig.',
  'cursor-invalid': 'Diese Stelle gehört nicht zu dieser Abfrage. Beginnen Sie ohne sie von vorn.',
  'field-hidden': 'Nach diesem Feld dürfen Sie nicht suchen, sortieren oder zählen.',
  'query-too-slow':
    'Das hat zu lange gedauert und wurde angehalten. Fragen Sie nach weniger, oder grenzen Sie mit einem Filter ein.',
  'too-many-calls':
    'Es warten hier schon zu viele Ihrer Aufrufe. Nichts wurde geändert. Versuchen Sie es in {seconds} s noch einmal.',
  'app-busy':
    'Von dieser App wird gerade mehr verlangt, als sie beantworten kann. Nichts wurde geändert. Versuchen Sie es in {seconds} s noch einmal.',
  'filter-empty': 'Viele Datensätze zu löschen, verlangt einen Filter.',
  'idempotency-key-invalid': 'Ein Wiederholungsschlüssel hat 1 bis 200 druckbare Zeichen.',
  'idempotency-key-reused':
    'Dieser Wiederholungsschlüssel wurde für andere Datensätze benutzt. Nichts wurde gespeichert.',
  'undo-conflict': 'Jemand hat das seither geändert. Es rückgängig zu machen, würde diese Änderung überschreiben.',
  'nothing-to-undo': 'Es gibt nichts mehr rückgängig zu machen.',
  'nothing-to-redo': 'Es gibt nichts mehr zu wiederholen.',
  'trash-empty': 'Diese Datensätze sind nicht mehr im Papierkorb.',
  'restore-time-ahead': 'Dieser Zeitpunkt liegt in der Zukunft. Wählen Sie einen vergangenen.',
  'restore-time-too-old': 'Änderungen werden {days} Tage aufbewahrt. Wählen Sie einen späteren Zeitpunkt.',
  'too-many-connections':
    'Zu viele Fenster folgen dieser App zugleich. Schließen Sie einige, und versuchen Sie es noch einmal.',
  'access-denied': 'Hier dürfen Sie nicht schreiben.',

  'csv-mapping-failed': 'Die KI konnte keine Zuordnung vorschlagen. Stattdessen gilt eine einfache.',
  'import-unreadable': 'Die CSV-Datei konnte nicht gelesen werden. Prüfen Sie das Format.',
  'import-empty': 'In der CSV-Datei gibt es keine gültigen Zeilen',

  'file-too-big': 'Die Datei ist zu groß',
  'file-link-invalid':
    'Dieser Link ist abgelaufen oder nicht vollständig. Lassen Sie sich von der App einen neuen geben.',
  'upload-missing': 'Die Datei wurde nicht gefunden',
  'upload-failed': 'Das Bild konnte nicht hochgeladen werden',
  'address-invalid': 'Das ist keine Webadresse, die sich aufrufen lässt. Sie beginnt mit https://.',
  'address-blocked':
    'Diese Adresse führt in ein privates Netz und wird deshalb nicht aufgerufen. Der Admin kann es erlauben.',
  'address-unreachable': 'Der andere Server war nicht erreichbar. Prüfen Sie die Adresse.',
  'address-too-slow': 'Der andere Server hat zu lange gebraucht. Versuchen Sie es noch einmal.',
  'address-answer-too-large': 'Die Antwort des anderen Servers ist zu groß, um sie zu lesen.',
  'address-type-refused': 'Der andere Server hat eine andere Art Datei gesendet, als hier gelesen wird.',
  'sms-missing': 'Von hier lassen sich keine Textnachrichten senden. Senden Sie stattdessen mit SendEmail eine E-Mail.',
  'integration-failed': 'Der verbundene Dienst hat mit einem Fehler geantwortet.',
  'package-not-found': 'Dieses Paket ist in dieser App nicht mehr vorhanden.',
  'package-key-missing': 'Dieses Paket kam ohne seinen Schlüssel. Der Eigentümer gibt ihn unter „Integrationen“ ein.',
  'package-name-taken': 'Diese App hat schon ein Paket dieses Namens.',
  'package-unreadable': 'Das ist kein OpenAPI-Dokument, das sich lesen lässt.',
  'integration-unknown': 'Diese App hat keine solche Integration.',
  'integration-needs-object': 'Eine Integration braucht ein Objekt mit benannten Parametern.',
  'database-away': 'Die Datenbank ist nicht erreichbar. Versuchen Sie es gleich noch einmal.',
  'maybe-stored':
    'Die Datenbank war zwischendurch nicht mehr erreichbar. Was Sie gesendet haben, kann trotzdem gespeichert sein: Sehen Sie nach, bevor Sie es noch einmal senden.',
  'storage-full':
    'Auf dem Server ist kein Speicherplatz mehr. Nichts wurde gespeichert. Sein Admin muss Platz schaffen.',
  'too-slow': 'Was Sie gesendet haben, kam zu langsam an und wurde aufgegeben. Nichts wurde gespeichert.',
  'function-not-run':
    'Die Funktion „{name}“ bleibt bei der App, läuft hier aber nicht. Lassen Sie ihre Arbeit die Seite tun, mit den Entitäten und Integrationen.',
  'agents-not-run': 'Agenten bleiben bei der App, laufen hier aber nicht. Einzelne Fragen stellt InvokeLLM.',
  'connectors-not-available': 'Verbundene Konten von Personen gibt es hier nicht.',
  'sso-not-available': 'Zugangsmarken für andere Dienste gibt es hier nicht.',
  'gateway-not-available': 'Modelle werden hier mit InvokeLLM gefragt, nicht über ein Gateway.',
  'service-role-not-available':
    'Aufrufe als Dienstrolle sind von außerhalb des Servers nicht möglich, denn sonst könnte sie jeder machen. Nehmen Sie die Clients der Entitäten; deren Regeln sagen, wer was darf.',
  'actors-not-available': 'Den Akteur „{name}“ gibt es hier nicht.',
};
