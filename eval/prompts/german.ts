import type { EvalPrompt } from './prompt.ts';

export const german: EvalPrompt[] = [
  {
    id: 'vereinskasse',
    says: 'Eine App für unsere Vereinskasse: Einnahmen und Ausgaben mit Betrag, Datum, Kategorie und Beleg. Dazu eine Übersicht mit Diagramm nach Monat und ein Export als CSV.',
    checks: {
      German: {
        'es gibt Buchungen mit Betrag, Datum und Kategorie': [
          { entity: ['Einnahme', 'Ausgabe', 'Buchung'], fields: ['Betrag', 'Datum', 'Kategorie'] },
        ],
        'eine Ausgabe kann erfasst werden': [
          { create: ['Ausgabe', 'Buchung', 'Einnahme'], with: { Betrag: 37.5, Datum: '2030-02-03' } },
          { stored: ['Ausgabe', 'Buchung', 'Einnahme'], value: 37.5 },
        ],
        'die Antwort ist deutsch': [{ reply: /\b(?:und|ich|die|eine)\b/ }],
      },
      reports: {
        'die Übersicht hat ein Diagramm': [{ open: ['Übersicht', 'Overview', 'Dashboard'] }, { shows: 'chart' }],
      },
    },
  },
];
