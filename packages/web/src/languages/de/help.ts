import type * as english from '../../core/help/help.texts.ts';
import type { Translation } from '../translation.ts';

export const helpTexts: Translation<typeof english.helpTexts> = {
  button: 'Hilfe',
  articles: {
    'how-to-manage-your-app-data': {
      title: 'So verwalten Sie die Daten Ihrer App',
      about:
        'Jede App hält ihre Daten in Entitäten. Die Ansicht Datenbank führt sie links auf; wählen Sie eine aus, um ihre Datensätze in einer Tabelle zu sehen. Hier sehen Sie jeden Datensatz, gleich was die Entität den Menschen Ihrer App zeigt.',
      sections: [
        {
          title: 'Datensätze lesen und ändern',
          paragraphs: [
            'Klicken Sie auf eine Zelle oder gehen Sie mit den Pfeiltasten hin, und tippen Sie. Die Eingabetaste übernimmt das Getippte, Escape lässt die Zelle, wie sie war. Längere Texte und JSON öffnen sich in einem Dialog. Eine Änderung wird sofort gespeichert; lehnt der Server sie ab, bleibt das Getippte stehen, und die Zelle sagt, warum.',
            '„Neu“ fügt oben eine Zeile an. Füllen Sie sie aus und speichern Sie sie mit dem Häkchen; eine Zeile ohne jeden Wert wird nicht gespeichert. Created At und User ID füllt der Server aus, sie lassen sich nicht ändern.',
          ],
        },
        {
          title: 'Viele Datensätze auf einmal',
          paragraphs: [
            'Mit Umschalt und den Pfeiltasten markieren Sie einen Bereich. Kopieren und Einfügen geht zu und aus Tabellenprogrammen, Entf leert die markierten Zellen, Strg+D füllt die erste Zeile des Bereichs nach unten aus. Haken Sie Zeilen an, um sie zusammen zu löschen.',
          ],
        },
        {
          title: 'Finden und ordnen',
          paragraphs: [
            'Klicken Sie auf einen Spaltenkopf, um zu sortieren, mit Umschalt nach mehreren Spalten. Die Suche durchsucht alle Textspalten; Filter grenzen nach Spalten ein. Spalten lassen sich verschieben, in der Breite ändern, anheften und ausblenden. Die Tabelle merkt sich das für Sie, je Entität.',
          ],
        },
        {
          title: 'Spalten ändern',
          paragraphs: [
            'Das Menü eines Spaltenkopfs benennt die Spalte um, ändert ihren Typ, fügt Spalten daneben ein oder löscht sie. Jedes davon macht eine neue Version der App. Vor einem Wechsel des Typs sehen Sie, welche Werte sich umwandeln lassen; was nicht geht, bleibt gespeichert und kommt mit der früheren Version zurück.',
          ],
        },
        {
          title: 'Wer die Datensätze sehen und ändern darf',
          paragraphs: [
            'Die Marke neben dem Namen der Entität sagt es in einem Satz. Um es zu ändern, wählen Sie eine andere Einstellung: Der Chat wird gebeten, die Rechte zu ändern, und was mehr Menschen die Daten zeigen würde, wartet auf Ihren Klick.',
          ],
        },
      ],
    },
  },
};
