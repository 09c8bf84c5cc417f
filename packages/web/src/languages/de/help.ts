import type * as english from '../../core/help/help.texts.ts';
import type { Translation } from '../translation.ts';

export const helpTexts: Translation<typeof english.helpTexts> = {
  button: 'Hilfe',
  articles: {
    'how-to-manage-your-app-data': {
      title: 'So verwalten Sie die Daten Ihrer App',
      about:
        'Jede App speichert ihre Daten in Entitäten. Die Datenbankansicht listet sie links auf. Wählen Sie eine aus, um ihre Datensätze in einer Tabelle zu sehen. Hier sehen Sie jeden Datensatz, unabhängig davon, was die Nutzer Ihrer App sehen dürfen.',
      sections: [
        {
          title: 'Datensätze lesen und ändern',
          paragraphs: [
            'Klicken Sie auf eine Zelle oder gehen Sie mit den Pfeiltasten hin, und tippen Sie. Die Eingabetaste speichert, Escape bricht ab. Längere Texte und JSON öffnen sich in einem Dialog. Änderungen werden sofort gespeichert. Lehnt der Server eine ab, bleibt Ihre Eingabe stehen und die Zelle zeigt den Grund.',
            '„Neu“ fügt oben eine Zeile hinzu. Füllen Sie sie aus und speichern Sie sie mit dem Häkchen. Leere Zeilen werden nicht gespeichert. Created At und User ID setzt der Server, sie lassen sich nicht ändern.',
          ],
        },
        {
          title: 'Mehrere Datensätze bearbeiten',
          paragraphs: [
            'Mit Umschalt und den Pfeiltasten markieren Sie einen Bereich. Kopieren und Einfügen funktioniert mit Tabellenprogrammen in beide Richtungen, Entf leert die markierten Zellen, Strg+D füllt die erste Zeile des Bereichs nach unten aus. Wählen Sie Zeilen aus, um sie zusammen zu löschen.',
          ],
        },
        {
          title: 'Finden und anordnen',
          paragraphs: [
            'Klicken Sie auf einen Spaltenkopf, um zu sortieren, mit Umschalt nach mehreren Spalten. Die Suche durchsucht alle Textspalten; Filter grenzen nach Spalten ein. Spalten lassen sich verschieben, in der Breite ändern, anheften und ausblenden. Die Tabelle merkt sich das für jede Entität.',
          ],
        },
        {
          title: 'Spalten ändern',
          paragraphs: [
            'Das Menü eines Spaltenkopfs benennt die Spalte um, ändert ihren Typ, fügt Spalten daneben ein oder löscht sie. Jede dieser Änderungen erstellt eine neue Version der App. Vor einer Typänderung sehen Sie, welche Werte sich umwandeln lassen. Nicht umwandelbare Werte bleiben gespeichert und kommen mit der früheren Version zurück.',
          ],
        },
        {
          title: 'Wer die Datensätze sehen und ändern darf',
          paragraphs: [
            'Die Schaltfläche neben dem Namen der Entität zeigt die aktuellen Berechtigungen. Um sie zu ändern, wählen Sie eine andere Einstellung: Der Chat wird um die Änderung gebeten. Wenn dadurch mehr Personen die Daten sehen, müssen Sie das bestätigen.',
          ],
        },
      ],
    },
  },
};
