import type * as english from '../../lib/errors.texts.ts';
import type { Translation } from '../translation.ts';

export const errorTexts: Translation<typeof english.errorTexts> = {
  'bad-request': 'Die Anfrage konnte nicht gelesen werden.',
  'invalid-input': 'Einige Angaben sind ungültig.',
  'not-signed-in': 'Melden Sie sich an, um fortzufahren.',
  'not-allowed': 'Dazu fehlt Ihnen die Berechtigung.',
  'owner-only': 'Das kann nur, wem diese App gehört.',
  'viewer-only': 'Sie können diese App ansehen, aber nicht ändern. Wem sie gehört, kann Ihnen das Bearbeiten erlauben.',
  'collaborator-is-owner': 'Dieser Adresse gehört die App.',
  'collaborator-not-found': 'Niemand mit dieser Adresse hat die Einladung zu dieser App angenommen.',
  'too-many-collaborators': 'An einer App können 20 Personen mitbauen. Entfernen Sie zuerst jemanden.',
  'template-gone': 'Diese Vorlage wird nicht mehr angeboten.',
  'category-empty': 'Der Name der Kategorie darf nicht leer sein.',
  'category-exists': 'Diese Kategorie gibt es schon.',
  'claim-failed': 'Die Einladung konnte nicht geholt werden. Versuchen Sie es später erneut.',
  'claim-before-publish': 'Den Einladungslink können Sie erst kopieren, wenn die App veröffentlicht ist.',
  'app-not-claimable': 'Diese App kann nicht übernommen werden. So steht es in ihren Einstellungen.',
  'mcp-token-invalid': 'Dieses Token gilt nicht für diese App. Erstellen Sie ein neues, bei den KI-Tools der App.',
  'mcp-token-maximum': 'Eine App hat höchstens {max} Token. Widerrufen Sie zuerst eines.',
  'mcp-token-not-found': 'Dieses Token gibt es nicht mehr.',
  'claim-gone': 'Dieser Link wurde benutzt oder gilt nicht mehr. Bitten Sie um einen neuen.',
  'claim-own': 'Diese App gehört Ihnen bereits.',
  'claim-collaborators-only':
    'Diese App kann nur übernehmen, wer schon an ihr mitbaut. Lassen Sie sich zuerst dazu einladen.',
  'invitation-gone': 'Diese Einladung wurde zurückgenommen.',
  'wrong-origin': 'Diese Anfrage kam von einer anderen Website und wurde abgelehnt.',
  'not-found': 'Unter dieser Adresse gibt es nichts.',
  'app-not-found': 'Diese App gibt es nicht oder sie gehört Ihnen nicht.',
  'app-being-published': 'Diese App wird gerade veröffentlicht. Sie erscheint gleich hier.',
  'too-large': 'Die Anfrage ist zu groß.',
  'rate-limited': 'Zu viele Anfragen. Versuchen Sie es später erneut.',
  internal: 'Auf dem Server ist ein Fehler aufgetreten. Es wurde nichts geändert. Versuchen Sie es erneut.',
  unavailable: 'Der Server wird gerade gestartet oder beendet. Versuchen Sie es gleich noch einmal.',

  'turn-cap-reached': 'Diese Antwort hat so viel gekostet, wie eine kosten darf. Was fertig war, bleibt erhalten.',
  'app-cap-reached':
    'Diese App hat in diesem Monat so viel für KI ausgegeben, wie sie darf. Was fertig war, bleibt erhalten.',
  'account-cap-reached':
    'Dieses Konto hat in diesem Monat so viel für KI ausgegeben, wie es darf. Was fertig war, bleibt erhalten.',
  'installation-cap-reached':
    'Diese Installation hat in diesem Monat so viel für KI ausgegeben, wie sie darf. Was fertig war, bleibt erhalten.',

  'password-too-weak': 'Dieses Passwort ist zu schwach',
  'email-in-use': 'Diese E-Mail-Adresse wird bereits verwendet. Melden Sie sich damit an',
  'email-invalid': 'Diese E-Mail-Adresse ist ungültig',
  'wrong-credentials': 'E-Mail-Adresse oder Passwort ist falsch',
  'user-disabled': 'Dieses Konto ist gesperrt. Kontaktieren Sie uns für weitere Informationen',
  'too-many-attempts': 'Zu viele Anmeldeversuche. Versuchen Sie es später erneut',
  'too-many-sign-ups': 'Aus Ihrem Netzwerk wurden zuletzt zu viele Konten erstellt. Versuchen Sie es später erneut.',
  'account-create-failed':
    'Beim Erstellen des Kontos ist ein Fehler aufgetreten. Versuchen Sie es später erneut oder kontaktieren Sie uns',

  'email-address-invalid': 'Diese E-Mail-Adresse ist ungültig',
  'email-taken': 'Diese E-Mail-Adresse wird bereits verwendet',
  'magic-link-send-failed': 'Der Code konnte nicht gesendet werden. Versuchen Sie es erneut.',
  'magic-link-invalid': 'Der Link ist ungültig oder abgelaufen',
  'code-wrong': 'Die Anmeldung mit dem Code ist fehlgeschlagen',
  'attempts-exceeded': 'Zu viele falsche Codes. Warten Sie 15 Minuten und fordern Sie dann einen neuen an.',
  'reset-mail-failed':
    'Beim Senden der E-Mail ist ein Fehler aufgetreten. Versuchen Sie es später erneut oder wenden Sie sich an den Support',
  'reset-link-invalid': 'Der Link ist ungültig. Setzen Sie Ihr Passwort noch einmal zurück.',
  'reset-password-too-weak': 'Das Passwort ist zu schwach. Wählen Sie ein anderes',
  'reset-user-missing': 'Dieses Konto gibt es nicht oder es ist gesperrt',
  'reset-failed': 'Das Passwort konnte nicht zurückgesetzt werden!',
  'email-not-verified': 'Bestätigen Sie zuerst Ihre E-Mail-Adresse. Wir haben Ihnen einen Code gesendet.',
  'sign-up-closed': 'Die Registrierung ist hier geschlossen. Bitten Sie einen Admin um Zugang.',
  'proof-needed': 'Bestätigen Sie Ihre Identität und versuchen Sie es erneut.',
  'password-wrong': 'Ihr aktuelles Passwort ist nicht korrekt.',
  'session-not-found': 'Diese Sitzung ist bereits beendet.',
  'identity-taken': 'Dieses Google-Konto ist hier bereits mit einem anderen Konto verknüpft.',
  'google-expired': 'Die Anmeldung mit Google hat zu lange gedauert. Versuchen Sie es erneut.',
  'google-unreachable': 'Google ist nicht erreichbar. Es wurde nichts geändert. Versuchen Sie es erneut.',
  'last-way-in': 'Legen Sie zuerst ein Passwort fest. Ohne Passwort könnten Sie sich nicht mehr anmelden.',
  'sole-admin':
    'Sie sind der einzige Plattform-Admin, deshalb kann dieses Konto nicht gelöscht werden. Machen Sie zuerst eine andere Person zum Admin.',
  'confirmation-wrong': 'Geben Sie Ihre E-Mail-Adresse genau so ein, wie sie oben steht.',
  'email-code-wrong':
    'Dieser Code ist falsch oder abgelaufen. Verwenden Sie den Code aus der neuesten E-Mail oder fordern Sie einen neuen an.',
  'verify-link-invalid': 'Dieser Link ist nicht mehr gültig. Fordern Sie eine neue E-Mail an.',

  'mail-not-found': 'Diese E-Mail gibt es nicht.',
  'mail-not-sendable':
    'Diese E-Mail kann nicht erneut gesendet werden: Sie wurde bereits gesendet, wird gerade gesendet oder ihr Text wurde gelöscht.',
  'mail-recipient-unknown':
    'Diese App kann E-Mails nur an ihre eigenen Nutzer senden, und von ihnen hat niemand diese Adresse.',
  'mail-limit-reached': 'Diese App hat ihr stündliches E-Mail-Limit erreicht. Versuchen Sie es später erneut.',

  'invitation-invalid': 'Diese Einladung ist nicht mehr gültig. Bitten Sie um eine neue.',
  'already-in-app': 'Diese Person ist bereits in der App.',
  'invites-limit-reached': 'Zu viele Einladungen. Versuchen Sie es in einer Stunde erneut.',
  'app-not-published': 'Veröffentlichen Sie die App zuerst: Der Beitritt erfolgt über ihre veröffentlichte Adresse.',
  'person-not-found': 'Diese Person ist nicht mehr in der App.',
  'owner-stays-admin': 'Der Eigentümer einer App ist immer ihr Admin und kann nicht gesperrt oder entfernt werden.',

  'message-empty': 'Schreiben Sie zuerst, was Sie erstellen oder ändern möchten.',
  'message-too-long': 'Die Nachricht ist zu lang.',
  'turn-running': 'Der Assistent arbeitet noch an der letzten Nachricht. Stoppen Sie ihn oder warten Sie.',
  'log-trimmed': 'Die Unterhaltung ist inzwischen weitergegangen. Laden Sie sie neu.',
  'not-last-message':
    'Die App wurde seit dieser Nachricht geändert. Stellen Sie stattdessen eine Version wieder her oder senden Sie eine neue Nachricht.',
  'queue-full': 'Es warten zu viele Nachrichten. Warten Sie, bis einige gesendet wurden, oder entfernen Sie eine.',
  'queued-message-gone': 'Diese Nachricht wartet nicht mehr: Sie wurde gesendet oder entfernt.',
  'attachment-not-found': 'Eine angehängte Datei ist nicht mehr vorhanden. Hängen Sie sie noch einmal an.',
  'debug-log-gone': 'Für diese Antwort gibt es kein Protokoll. Protokolle werden 14 Tage lang aufbewahrt.',
  'preview-not-used':
    'Das wurde blockiert, weil seit der letzten Änderung noch niemand die App in der Vorschau benutzt hat. Klicken Sie in die App und versuchen Sie es erneut, oder erlauben Sie es über der Vorschau.',
  'walk-reads-only': 'Diese Vorschau ist schreibgeschützt.',
  'walk-over': 'Der Assistent wartet nicht mehr auf diese Seite.',
  'rules-changed': 'Diese Regeln wurden geändert, während Sie sie bearbeitet haben. Nichts wurde gespeichert.',
  'no-turn-running': 'Der Assistent arbeitet gerade nicht.',
  'builder-chat-messages-limit-reached':
    'Sie haben Ihr Nachrichtenlimit erreicht. Wechseln Sie zu einem größeren Tarif, um fortzufahren.',
  'daily-chat-messages-limit-reached':
    'Sie haben Ihr Tageslimit von {N} Nachrichten erreicht. Versuchen Sie es morgen erneut oder wechseln Sie zu einem bezahlten Tarif ohne Tageslimit.',
  'chat-tokens-limit-reached':
    'Sie haben die {N} Token dieses Monats verbraucht. Ihre Apps laufen weiter. Bitten Sie den Admin um weitere.',
  'turn-shut-down': 'Der Server wurde beendet, während der Assistent geschrieben hat. Was fertig war, ist gespeichert.',
  'turn-too-long': 'Der Assistent hat länger gebraucht, als eine Antwort dauern darf. Was fertig war, ist gespeichert.',
  'chat-failed': 'Bei der Bearbeitung Ihrer Anfrage ist ein Fehler aufgetreten. Versuchen Sie es später erneut',

  'model-key-wrong':
    'Der Modellanbieter hat den API-Schlüssel abgelehnt. Prüfen Sie den Schlüssel in den Modelleinstellungen.',
  'model-unknown': 'Der Anbieter kennt dieses Modell nicht. Prüfen Sie den Namen in den Modelleinstellungen.',
  'model-not-offered':
    'Der verbundene Anbieter bietet kein Modell namens {model} an. Wählen Sie eines aus seiner Liste.',
  'model-unreachable': 'Das Modell war nicht erreichbar. Prüfen Sie die Adresse in den Modelleinstellungen.',
  'model-busy': 'Das Modell ist überlastet oder sein Kontingent ist aufgebraucht. Versuchen Sie es gleich noch einmal.',
  'model-silent': 'Das Modell antwortet nicht mehr. Ihre letzte Version läuft weiter. Versuchen Sie es erneut.',
  'connection-missing': 'Diese Verbindung gibt es nicht mehr. Laden Sie die Seite neu.',
  'connection-fixed': 'Dieses Modell steht in den Umgebungsvariablen des Servers und kann nur dort geändert werden.',
  'own-keys-off':
    'Diese Installation erlaubt keine eigenen Schlüssel. Ihr Admin kann sie in den Einstellungen erlauben.',
  'connections-full': 'Höchstens {count} Modelle können verbunden sein. Trennen Sie zuerst eines.',
  'model-missing':
    'Mit dieser Installation ist kein Sprachmodell verbunden. Ihr Admin kann in den Einstellungen eines verbinden.',
  'model-cannot-see':
    'Das Modell hat das Bild nicht angenommen. Möglicherweise unterstützt es keine Bilder: Versuchen Sie es ohne Bild.',
  'image-model-missing':
    'Mit dieser Installation ist kein Bildmodell verbunden. Ihr Admin kann in der Konfiguration eines verbinden.',
  'file-unreadable': 'Diese Datei konnte nicht gelesen werden.',
  'model-refused':
    'Das Modell hat mit einem Fehler geantwortet. Ihre letzte Version läuft weiter. Versuchen Sie es erneut.',

  'archive-unreadable': 'Diese Datei ist kein gültiges ZIP-Archiv. Wählen Sie eine .zip-Datei oder den Ordner selbst.',
  'archive-damaged': 'Das Archiv ist beschädigt. Packen Sie es noch einmal.',
  'archive-locked': 'Das Archiv ist mit einem Passwort geschützt. Entpacken Sie es und wählen Sie den Ordner.',
  'archive-file-corrupt': 'Die Datei „{path}“ im Archiv ist beschädigt.',
  'archive-leads-outside': 'Das Archiv enthält eine Datei, die außerhalb läge („{path}“). Es wurde nichts importiert.',
  'folder-unreadable': 'Die Dateien des Ordners konnten nicht gelesen werden.',
  'archive-no-app':
    'Dieses Archiv enthält keine App. Whittle nimmt Exporte von Base44 und von Whittle sowie React-Projekte mit Vite: einen Ordner oder ein ZIP mit Seiten in „pages“ oder „src/pages“.',
  'archive-too-large': 'Die Datei ist größer als {limit} MB. Lassen Sie node_modules weg oder wählen Sie den Ordner.',
  'archive-unpacks-too-large':
    'Das Archiv wird entpackt größer als {limit} MB oder ist darauf angelegt. Es wurde nichts entpackt.',
  'archive-too-many-files':
    'Es sind mehr als {limit} Dateien. Lassen Sie node_modules weg und versuchen Sie es noch einmal.',
  'imported-app-too-many-files': 'Die App hat {count} Dateien; erlaubt sind {limit}. Es wurde nichts importiert.',
  'imported-app-too-much-text': 'Die App hat mehr als {limit} MB Text. Es wurde nichts importiert.',
  'import-not-found': 'Dieser Import ist abgelaufen. Wählen Sie die Datei noch einmal aus.',
  'imports-busy':
    'Gerade werden zu viele Importe geprüft. Es wurde nichts importiert. Versuchen Sie es in {seconds} s erneut.',
  'import-app-not-chosen': 'Dieses Archiv enthält mehrere Apps. Wählen Sie, welche importiert werden soll.',
  'import-stopped': 'Der Import hat zu viel Zeit oder Speicher benötigt. Es wurde nichts importiert.',

  'version-not-found': 'Diese Version gibt es nicht.',
  'version-without-message': 'Zu dieser Version gibt es keine Nachricht',
  'restore-widens-access':
    'Durch das Zurücksetzen können mehr Personen Datensätze sehen oder ändern. Bestätigen Sie das für jede Entität.',
  'restore-superseded': 'Die App wurde seitdem geändert. Wählen Sie die gewünschte Version aus der Versionsliste.',
  'file-not-found': 'Diese Datei gibt es in der App nicht.',
  'file-changed': 'Diese Datei wurde anderswo geändert, während Sie sie bearbeitet haben.',
  'file-exists': 'Die App hat bereits eine Datei mit diesem Namen.',
  'file-read-only': 'Entitäten sind hier schreibgeschützt. Bitten Sie den Chat, sie zu ändern.',
  'visual-edit-refused': 'Dieses Element lässt sich auf der Seite nicht ändern.',
  'code-editing-closed': 'In dieser Installation kann nur ein Plattform-Admin Code bearbeiten.',
  'nothing-to-publish': 'Es gibt noch nichts zu veröffentlichen. Beschreiben Sie Ihre App zuerst im Chat.',
  'return-not-allowed':
    'Diese App erlaubt keine Rückkehr zu dieser Adresse. Der Eigentümer kann sie unter „Exportieren“ erlauben.',
  'nothing-to-copy': 'Es gibt noch nichts zu kopieren. Beschreiben Sie Ihre App zuerst im Chat.',
  'nothing-to-export': 'Es gibt noch nichts zu exportieren. Beschreiben Sie Ihre App zuerst im Chat.',
  'export-running':
    'Diese App wird bereits exportiert. Warten Sie, bis der Download fertig ist, und versuchen Sie es dann erneut.',
  'slug-taken': 'Diese Adresse wird bereits von einer anderen App verwendet.',
  'domain-missing': 'Für diese App ist keine eigene Domain eingerichtet.',
  'domain-taken': 'Diese Domain wird bereits von einer anderen App verwendet.',
  'domain-not-proven':
    'Der DNS-Eintrag wurde noch nicht gefunden. Neue Einträge sind manchmal erst nach einigen Stunden sichtbar.',
  'name-server-silent': 'Der Nameserver der Domain hat nicht geantwortet. Versuchen Sie es später erneut.',
  'publish-failed':
    'Die App lässt sich nicht kompilieren und wurde deshalb nicht veröffentlicht. War sie schon veröffentlicht, bleibt diese Version online.',
  'publish-stopped':
    'Das Veröffentlichen hat zu lange gedauert oder zu viel Speicher benötigt und wurde abgebrochen. War die App schon veröffentlicht, bleibt diese Version online. Versuchen Sie es erneut oder verkleinern Sie die App.',
  'publish-interrupted':
    'Der Server wurde während des Veröffentlichens beendet, deshalb wurde nichts veröffentlicht. War die App schon veröffentlicht, bleibt diese Version online. Veröffentlichen Sie erneut.',
  'access-not-proven':
    'Nicht veröffentlicht: Mit den Daten wäre mehr möglich, als die Berechtigungen der App erlauben. Details siehe unten.',
  'access-not-tried': 'Die Berechtigungen konnten nicht getestet werden.',
  'personal-data-open':
    'Noch nicht veröffentlicht: Alle könnten personenbezogene Daten lesen. Bestätigen Sie, dass das so beabsichtigt ist.',

  'entity-not-found': 'Diese App hat keine solche Entität.',
  'entity-invalid': 'Die Definition dieser Entität ist ungültig.',
  'record-not-found': 'Diesen Datensatz gibt es nicht oder Sie dürfen ihn nicht sehen.',
  'record-id-taken': 'Ein Datensatz mit dieser ID existiert bereits.',
  'not-unique': 'Ein anderer Eintrag hat dasselbe schon. Nichts wurde gespeichert.',
  'time-taken': 'Diese Zeit ist schon vergeben. Nichts wurde gespeichert.',
  'no-places-left': 'Es ist kein Platz mehr frei. Nichts wurde gespeichert.',
  'record-changed': 'Das wurde geändert, seit Sie es gesehen haben. Nichts wurde gespeichert.',
  'record-invalid': 'Der Datensatz ist ungültig.',
  'number-not-kept':
    'Die ganze Zahl {number} hat mehr Stellen, als genau gespeichert werden können. Nichts wurde gespeichert. Senden Sie sie als Text.',
  'filter-invalid': 'Der Filter ist ungültig.',
  'update-invalid': 'Die Änderung ist ungültig.',
  'cursor-invalid': 'Dieser Cursor gehört nicht zu dieser Abfrage. Beginnen Sie ohne Cursor von vorn.',
  'field-hidden': 'Nach diesem Feld dürfen Sie nicht suchen, sortieren oder zählen.',
  'query-too-slow':
    'Das hat zu lange gedauert und wurde abgebrochen. Rufen Sie weniger Datensätze ab oder verwenden Sie einen Filter.',
  'too-many-calls':
    'Es warten bereits zu viele Ihrer Anfragen. Es wurde nichts geändert. Versuchen Sie es in {seconds} s erneut.',
  'app-busy': 'Diese App ist gerade überlastet. Es wurde nichts geändert. Versuchen Sie es in {seconds} s erneut.',
  'filter-empty': 'Zum Löschen mehrerer Datensätze ist ein Filter erforderlich.',
  'idempotency-key-invalid': 'Ein Idempotenzschlüssel muss aus 1 bis 200 druckbaren Zeichen bestehen.',
  'idempotency-key-reused':
    'Dieser Idempotenzschlüssel wurde bereits für andere Datensätze verwendet. Es wurde nichts gespeichert.',
  'undo-conflict': 'Jemand hat das seitdem geändert. Beim Rückgängigmachen würde diese Änderung überschrieben.',
  'nothing-to-undo': 'Es gibt nichts mehr rückgängig zu machen.',
  'nothing-to-redo': 'Es gibt nichts mehr zu wiederholen.',
  'trash-empty': 'Diese Datensätze sind nicht mehr im Papierkorb.',
  'restore-time-ahead': 'Dieser Zeitpunkt liegt in der Zukunft. Wählen Sie einen vergangenen.',
  'restore-time-too-old': 'Änderungen werden {days} Tage aufbewahrt. Wählen Sie einen späteren Zeitpunkt.',
  'too-many-connections':
    'Zu viele Fenster dieser App sind geöffnet. Schließen Sie einige und versuchen Sie es erneut.',
  'access-denied': 'Das dürfen Sie nicht ändern.',

  'csv-mapping-failed':
    'Die KI konnte keine Zuordnung vorschlagen. Stattdessen wird eine einfache Zuordnung verwendet.',
  'import-unreadable': 'Die CSV-Datei konnte nicht gelesen werden. Prüfen Sie das Format.',
  'import-empty': 'In der CSV-Datei gibt es keine gültigen Zeilen',

  'file-too-big': 'Die Datei ist zu groß',
  'file-link-invalid': 'Dieser Link ist unvollständig oder abgelaufen. Fordern Sie in der App einen neuen an.',
  'upload-missing': 'Die Datei wurde nicht gefunden',
  'upload-failed': 'Das Bild konnte nicht hochgeladen werden',
  'address-invalid': 'Das ist keine gültige Webadresse. Sie muss mit https:// beginnen.',
  'address-blocked': 'Diese Adresse liegt in einem privaten Netzwerk und wurde blockiert. Der Admin kann sie erlauben.',
  'address-unreachable': 'Der andere Server ist nicht erreichbar. Prüfen Sie die Adresse.',
  'address-too-slow': 'Der andere Server hat zu lange nicht geantwortet. Versuchen Sie es erneut.',
  'address-answer-too-large': 'Die Antwort des anderen Servers ist zu groß.',
  'address-type-refused': 'Der andere Server hat einen nicht unterstützten Dateityp gesendet.',
  'sms-missing': 'Textnachrichten sind hier nicht verfügbar. Senden Sie stattdessen mit SendEmail eine E-Mail.',
  'integration-failed': 'Der verbundene Dienst hat mit einem Fehler geantwortet.',
  'package-not-found': 'Dieser Konnektor ist in dieser App nicht mehr installiert.',
  'package-key-missing':
    'Dieser Konnektor hat noch keinen Schlüssel. Der Eigentümer der App kann ihn unter „Integrationen“ eingeben.',
  'package-name-taken': 'Diese App hat bereits einen Konnektor mit diesem Namen.',
  'package-unreadable': 'Das ist kein gültiges OpenAPI-Dokument.',
  'integration-unknown': 'Diese App hat keine solche Integration.',
  'integration-needs-object': 'Eine Integration braucht ein Objekt mit benannten Parametern.',
  'database-away': 'Die Datenbank ist nicht verfügbar. Versuchen Sie es gleich noch einmal.',
  'maybe-stored':
    'Die Verbindung zur Datenbank ist abgebrochen. Ihre Änderung wurde möglicherweise gespeichert: Prüfen Sie das, bevor Sie sie noch einmal senden.',
  'storage-full':
    'Der Speicherplatz des Servers ist voll. Es wurde nichts gespeichert. Bitten Sie den Admin, Platz zu schaffen.',
  'too-slow': 'Der Upload war zu langsam und wurde abgebrochen. Es wurde nichts gespeichert.',
  'function-not-run':
    'Die Funktion „{name}“ bleibt Teil der App, wird hier aber nicht ausgeführt. Erledigen Sie ihre Aufgabe auf der Seite, mit den Entitäten und Integrationen.',
  'agents-not-run':
    'Agenten bleiben Teil der App, werden hier aber nicht ausgeführt. Verwenden Sie InvokeLLM für einzelne Fragen.',
  'connectors-not-available': 'Verbindungen zu persönlichen Konten sind hier nicht verfügbar.',
  'sso-not-available': 'Zugriffstoken für andere Dienste sind hier nicht verfügbar.',
  'gateway-not-available': 'Modelle werden hier mit InvokeLLM aufgerufen, nicht über ein Gateway.',
  'service-role-not-available':
    'Aufrufe mit der Dienstrolle sind nur auf dem Server möglich, denn von außen könnte sie jeder machen. Verwenden Sie die Clients der Entitäten: Deren Regeln legen fest, wer was darf.',
  'actors-not-available': 'Den Akteur „{name}“ gibt es hier nicht.',
  'tool-not-found': 'Ein Tool mit der Adresse {path} gibt es nicht',
  'tool-maximum': 'Eine App kann höchstens {max} Tools haben',
  'tool-header-missing': 'Ihr Tool braucht eine Überschrift, bevor es aktiv wird',
  'tool-limit-reached':
    'Ihr Tarif erlaubt {max} aktive Tools. Machen Sie zuerst eines zum Entwurf. Eine App kann insgesamt höchstens {perApp} Tools haben.',
  'tool-paused': 'Dieses Tool pausiert zurzeit. Fragen Sie, wer diese App gemacht hat.',
  'plan-needed': 'Dafür ist der Tarif {plan} oder ein höherer nötig. Es wurde nichts gespeichert.',
  'tool-locked': 'Das darf hier nur ein Plattform-Admin einstellen, oder Ihr Tarif enthält es nicht: {parts}.',
  'app-id-missing': 'Die ID der App fehlt',
  'tool-not-ready': 'Dieses Tool ist noch nicht fertig. Beheben Sie, was fehlt, bevor Sie es aktivieren.',
  'magic-failed': 'Der Vorschlag ist fehlgeschlagen',
  'magic-other-name': 'Der Vorschlag ist fehlgeschlagen, versuchen Sie es mit einem anderen Feldnamen',
  'magic-field-failed': 'Das Feld konnte nicht erstellt werden',
  'file-kind-refused': 'Dieses Feld nimmt solche Dateien nicht. Es nimmt: {kinds}.',
  'file-disguised': 'Der Inhalt von {name} ist nicht, was der Name sagt.',
  'edit-refused': 'Ergebnisse dieses Tools können nicht bearbeitet werden.',
  'result-not-shared': 'Dieses Ergebnis gibt es nicht, oder es wird nicht mehr geteilt.',
  'run-busy': 'Dieser Lauf arbeitet noch. Warten Sie, bis er fertig ist.',
  'result-missing': 'Dieser Lauf hat kein Ergebnis, das geprüft werden könnte. Starten Sie ihn noch einmal.',
  'redo-limit-reached': 'Teile dieses Ergebnisses wurden {max}-mal neu erstellt oder geprüft; mehr geht nicht.',
  'run-not-found': 'Diesen Lauf gibt es nicht oder er gehört Ihnen nicht.',
  'run-interrupted':
    'Der Server wurde währenddessen neu gestartet. Es hat nichts gekostet. Starten Sie den Lauf erneut.',
  'run-exists':
    'Dieser Lauf wurde mit anderen Werten gestartet. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  'tool-credits-used-up': 'Die Credits dieses Monats sind verbraucht. Sie können es {when} wieder starten.',
  'run-limit-reached': 'Sie haben alle {max} Läufe aufgebraucht ({period}). Der nächste ist möglich: {when}.',

  'plan-not-found': 'Diesen Tarif hat das Konto nicht bekommen.',
  'account-not-found': 'Dieses Konto gibt es nicht. Vielleicht wurde es gelöscht.',
  'provider-token-missing': 'Geben Sie zuerst das Zugriffstoken Ihres Gumroad-Kontos ein.',
  'provider-token-refused': 'Gumroad nimmt dieses Zugriffstoken nicht an. Es wurde nichts gespeichert.',
  'provider-scope-missing':
    'Dieses Zugriffstoken darf {scope} nicht. Erstellen Sie bei Gumroad eines, das es darf. Es wurde nichts gespeichert.',
  'provider-unreachable':
    'Gumroad hat nicht geantwortet. Alle behalten ihren Tarif. Versuchen Sie es gleich noch einmal.',
  'context-item-not-found': 'Diese Datenquelle gibt es nicht. Vielleicht wurde sie gelöscht.',
  'context-limit-reached':
    'So viele Datenquellen erlaubt Ihr Tarif in einer App: {max}. Löschen Sie eine oder wechseln Sie in einen größeren Tarif.',
  'context-text-missing': 'Geben Sie einen Text ein',
  'context-file-missing': 'Wählen Sie eine Datei',
  'context-csv-empty': 'Ihre CSV-Datei braucht Spaltennamen und einige Zeilen',
  'context-kind-unknown':
    'Dateien dieser Art können nicht gelesen werden. Möglich sind PDF, Word, PowerPoint, Excel, CSV, Markdown, HTML und Text.',
  'context-unreadable': 'Diese Datei ist beschädigt und konnte nicht gelesen werden.',
  'chat-not-active': 'Der Chat-Assistent dieser App ist nicht aktiv.',
  'conversation-not-found': 'Dieses Gespräch gibt es nicht, oder es ist nicht Ihres.',
  'answer-not-found': 'Diese Antwort gibt es nicht, oder sie ist nicht Ihre.',
  'answer-busy': 'Die letzte Frage wird noch beantwortet. Warten Sie, bis das fertig ist.',
  'answer-interrupted': 'Der Server wurde währenddessen neu gestartet. Fragen Sie noch einmal.',
  'memory-not-found': 'Das ist nicht mehr gemerkt.',
  'memory-full': 'Mehr als {max} Dinge werden nicht gemerkt. Löschen Sie zuerst etwas.',
  'proposal-over': 'Das ist schon entschieden, oder es hat zu lange gewartet. Fragen Sie noch einmal.',
  'sources-not-open':
    'Keine Datenquelle dieser App ist für ihre Seiten offen. Wer sie baut, öffnet eine in der Liste der Datenquellen.',
  'question-limit-reached': 'Sie haben heute {max} Fragen gestellt, mehr sind es nicht. Fragen Sie morgen wieder.',
  'context-reader-missing':
    'Auf diesem Server fehlt, was Dateien dieser Art liest. Wer ihn betreibt, kann es mit „npm install“ ergänzen; danach versuchen Sie es noch einmal.',
  'context-password': 'Diese Datei hat ein Passwort. Speichern Sie sie ohne Passwort und ersetzen Sie sie.',
  'context-too-large': 'Das Lesen braucht zu viel Zeit oder Speicher. Teilen Sie die Quelle auf.',
  'context-scan':
    'Hier ist kein Text: Die Seiten ({pages}) sind Bilder. Texterkennung (OCR) kann sie lesen, in etwa {minutes} Min.',
  'context-not-a-scan': 'Das ist kein Scan, also gibt es nichts mit Texterkennung (OCR) zu lesen.',
  'context-no-text': 'Hier ist kein Text, der gelesen werden könnte. Ein Scan besteht nur aus Bildern.',
  'context-too-many-passages':
    'Die Datenquellen einer App können {max} Abschnitte haben. Mit dieser wären es mehr. Löschen Sie eine, die Sie nicht brauchen.',
  'context-page-status': 'Der Server dieser Seite hat mit {status} geantwortet.',
  'context-page-forbidden': 'Die robots.txt dieser Website bittet Programme, diese Seite nicht zu lesen.',
  'context-page-kind': 'Unter dieser Adresse ist weder eine Seite noch ein Dokument, das gelesen werden kann.',
  'context-not-elsewhere':
    'Eine Datei oder ein Text ändert sich nicht von selbst. Ersetzen Sie die Quelle, wenn es eine neuere Fassung gibt.',
  'context-not-connected': 'Das ist nicht verbunden. Verbinden Sie es zuerst.',
  'context-connection-broken':
    'Die Verbindung wurde beendet oder ist nicht mehr erlaubt. Verbinden Sie erneut, damit dies weiter gelesen wird.',
  'context-token-refused': 'Notion kennt dieses Token nicht. Kopieren Sie das ganze Token und versuchen Sie es erneut.',
  'context-provider-unreachable':
    'Der Dienst, bei dem dies liegt, antwortet gerade nicht. Versuchen Sie es später erneut.',
  'context-source-gone': 'Das wurde dort gelöscht oder ist nicht mehr freigegeben.',
  'context-failed': 'Das Lesen ist mehrmals fehlgeschlagen. Versuchen Sie es noch einmal.',
  'repair-without-issues': 'Prüfen Sie zuerst die Version. Repariert wird nur, wenn es Probleme gibt.',
  'detector-unknown': 'Diesen Detektor gibt es nicht. Laden Sie die Seite neu.',
  'detector-needed': 'Dieser Detektor lässt sich nicht ausschalten: Er findet, was gar nicht laufen kann.',
  'repair-gone': 'Diese Reparatur ist nicht mehr vorhanden. Führen Sie sie noch einmal aus.',
  'membership-needed': 'Diese App ist für Mitglieder.',
  'memberships-need-sign-up': 'Aktivieren Sie zuerst die Registrierung: Mitglieder melden sich in der App an.',
  'memberships-off': 'Aktivieren Sie zuerst die bezahlten Mitgliedschaften.',
  'gumroad-token-missing': 'Geben Sie zuerst einen Gumroad-Zugriffstoken ein.',
  'gumroad-token-refused':
    'Gumroad nimmt diesen Zugriffstoken nicht an. Erzeugen Sie in den Einstellungen Ihres Gumroad-Kontos unter „Advanced“ einen neuen.',
  'gumroad-scope-missing':
    'Diesem Zugriffstoken fehlt die Berechtigung {scope}. Erzeugen Sie einen mit view_profile und view_sales.',
  'gumroad-product-gone': 'Gumroad kennt dieses Produkt nicht mehr. Wählen Sie ein anderes.',
  'gumroad-products-failed': 'Die Produkte konnten nicht von Gumroad geladen werden',
  'gumroad-connect-failed': 'Die Verbindung mit Gumroad ist fehlgeschlagen',
  'stripe-key-missing': 'Geben Sie zuerst einen eingeschränkten Stripe-Schlüssel ein.',
  'stripe-key-refused':
    'Stripe akzeptiert diesen Schlüssel nicht. Erstellen Sie bei Stripe unter Developers, API keys einen neuen eingeschränkten Schlüssel.',
  'stripe-scope-missing':
    'Dieser Schlüssel darf nicht lesen: {scope}. Bearbeiten Sie ihn bei Stripe und setzen Sie diese Berechtigungen auf Read.',
  'stripe-product-gone': 'Stripe kennt dieses Produkt nicht mehr. Wählen Sie ein anderes.',
  'stripe-link-missing':
    'Für dieses Produkt gibt es keinen Zahlungslink. Erstellen Sie bei Stripe unter Payment Links einen und verbinden Sie erneut.',
  'stripe-products-failed': 'Die Produkte konnten nicht von Stripe geladen werden',
  'stripe-connect-failed': 'Die Verbindung mit Stripe ist fehlgeschlagen',
  'webhook-signature-wrong': 'Die Signatur passt nicht zu dem, was gesendet wurde.',
  'membership-until-past': 'Dieser Tag ist vorbei. Wählen Sie einen späteren oder keinen.',
  'given-memberships-full': 'In dieser App können keine weiteren Mitgliedschaften von Hand vergeben werden.',
  'given-membership-gone': 'Diese Adresse hat keine von Hand vergebene Mitgliedschaft.',
  'membership-product-change':
    'Ein anderes Produkt ist verbunden. Bestätigen Sie den Wechsel: Wer für das alte bezahlt hat, ist dann kein Mitglied mehr.',
  'batch-app-stopped':
    'Die Prüfung dieser App hat zu lange gedauert oder zu viel Speicher gebraucht und wurde beendet.',
  'batch-cap-reached': 'Dieser Sammellauf hat ausgegeben, was er kosten darf. Was fertig war, bleibt erhalten.',
  'batch-not-found': 'Diesen Sammellauf gibt es nicht. Laden Sie die Seite neu.',
  'batch-over': 'Dieser Sammellauf ist schon zu Ende.',
  'batch-price-unknown':
    'Für „{model}“ ist kein Preis bekannt, deshalb könnte keine Grenze gelten. Tragen Sie in den Einstellungen einen ein: 0, wenn es nichts kostet.',
  'batch-running': 'Ein Sammellauf läuft gerade. Warten Sie sein Ende ab oder brechen Sie ihn zuerst ab.',
  'batch-without-apps':
    'Noch hat es niemand für eine App erlaubt. Das geht in den eigenen Einstellungen unter „Sammelläufe“.',
  'repair-superseded': 'Die App wurde seit dieser Reparatur geändert. Prüfen und reparieren Sie die neueste Version.',
  'settings-not-saved': 'App-Einstellungen konnten nicht gespeichert werden',
  'style-not-saved': 'App-Stil konnte nicht gespeichert werden',
  'app-not-saved': 'App konnte nicht gespeichert werden',
  'setting-locked': 'Diese Einstellung können Sie nicht ändern. Es wurde nichts gespeichert.',
  'settings-too-early': 'Beschreiben Sie die App zuerst im Chat, dann richten Sie sie hier ein.',
  'settings-changed': 'Das wurde anderswo geändert, während Sie es bearbeitet haben.',

  'erasure-not-confirmed': 'Es wurde nichts gelöscht: Das ist nicht die E-Mail-Adresse dieser Person.',
  'publish-time-wrong': 'Wählen Sie einen Zeitpunkt, der mindestens eine Minute und höchstens ein Jahr entfernt ist.',
  'time-zone-unknown': 'Diese Zeitzone gibt es nicht.',
  'version-not-published': 'Diese Version war nie veröffentlicht.',
  'analytics-before-publish': 'Veröffentlichen Sie Ihre App, um die Auswertung zu sehen',
  'analytics-too-many': 'In diesem Zeitraum gibt es zu viele Besuche, um sie durchzusehen. Wählen Sie einen kürzeren.',
};
