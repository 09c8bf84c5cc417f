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
  {
    id: 'putzplan',
    says: 'Ein Putzplan für unsere WG: Aufgaben mit Raum, Mitbewohner, Fälligkeit und Status (offen, erledigt). Ich will nach Mitbewohner filtern und Aufgaben abhaken.',
    checks: {
      German: {
        'Aufgaben haben Raum, Mitbewohner, Fälligkeit und Status': [
          { entity: 'Aufgabe', fields: ['Raum', 'Mitbewohner', ['Fällig', 'Faellig'], 'Status'] },
        ],
        'eine Aufgabe kann angelegt werden': [
          { open: 'Aufgabe' },
          { create: 'Aufgabe', with: { 'Raum|Titel|Name|Aufgabe': 'Treppenhaus' } },
          { reload: true },
          { sees: 'Treppenhaus' },
        ],
        'eine Aufgabe kann erledigt werden': [
          { open: 'Aufgabe' },
          { create: 'Aufgabe', with: { 'Raum|Titel|Name|Aufgabe': 'Backofen' } },
          { changes: [{ click: ['erledigt', 'abhaken', 'done', 'mark', 'Backofen'], near: 'Backofen' }] },
        ],
        'Knöpfe sind deutsch': [
          { open: 'Aufgabe' },
          { sees: ['hinzufügen', 'anlegen', 'neue', 'erstellen', 'eintragen'] },
        ],
      },
    },
  },
  {
    id: 'fahrradwerkstatt',
    says: 'Wir sind eine Fahrradwerkstatt und wollen Aufträge verwalten: Kunde mit Name und Telefon, Fahrrad mit Marke und Rahmennummer, Auftrag mit Problem, Abholdatum, Preis und Status (angenommen, in Arbeit, fertig).',
    checks: {
      German: {
        'Kunden haben Name und Telefon': [{ entity: 'Kunde', fields: ['Name', 'Telefon'] }],
        'Fahrräder haben Marke und Rahmennummer': [{ entity: ['Fahrrad', 'Rad'], fields: ['Marke', 'Rahmennummer'] }],
        'Aufträge haben Problem, Abholdatum, Preis und Status': [
          { entity: ['Auftrag', 'Reparatur'], fields: ['Problem', 'Abholdatum', 'Preis', 'Status'] },
        ],
        'ein Kunde kann angelegt werden': [
          { open: 'Kunde' },
          { create: 'Kunde', with: { Name: 'Heike Speiche', Telefon: '030 5566' } },
          { stored: 'Kunde', value: 'Heike Speiche' },
        ],
        'ein Auftrag kann fertig sein': [
          { open: ['Auftr', 'Reparatur'] },
          { create: ['Auftrag', 'Reparatur'], with: { Problem: 'Kette springt', Status: 'fertig' } },
          { stored: ['Auftrag', 'Reparatur'], value: 'fertig' },
        ],
      },
    },
  },
  {
    id: 'hofladen',
    says: 'Website für unseren Hofladen: Produkte mit Name, Preis und Bild, Öffnungszeiten, Neuigkeiten und ein Kontaktformular. Kunden sollen Produkte vorbestellen können.',
    checks: {
      German: {
        'Produkte haben Name und Preis': [{ entity: 'Produkt', fields: ['Name', 'Preis'] }],
        'es gibt eine Seite mit Neuigkeiten': [
          { open: ['Neuigkeit', 'Aktuell', 'News'] },
          { sees: ['Neuigkeit', 'Aktuell', 'News'] },
        ],
        'es gibt ein Kontaktformular': [
          { open: ['Kontakt', 'Contact'] },
          { create: ['Kontakt', 'Contact', 'Nachricht'], with: { Name: 'Uwe Acker' } },
          { stored: ['Kontakt', 'Contact', 'Nachricht', 'Message', 'Anfrage'], value: 'Uwe Acker' },
        ],
        'Kunden können vorbestellen': [
          {
            entity: ['Bestellung', 'Vorbestellung', 'Order'],
            fields: [['Produkt', 'Product', 'Artikel', 'Position', 'Item']],
          },
        ],
        'Öffnungszeiten stehen da': [
          { open: ['Öffnungszeit', 'Kontakt', 'Über'] },
          { sees: ['Öffnungszeit', 'Montag', 'Uhr'] },
        ],
      },
    },
  },
  {
    id: 'urlaubsantrag',
    says: 'Mitarbeiter stellen Urlaubsanträge mit Von, Bis und Grund. Die Leitung genehmigt sie oder lehnt sie ab. Alle sehen einen Kalender mit dem genehmigten Urlaub.',
    checks: {
      German: {
        'Anträge haben Von, Bis, Grund und Status': [
          { entity: ['Urlaub', 'Antrag'], fields: [['Von', 'Beginn', 'Start'], ['Bis', 'Ende'], 'Grund', 'Status'] },
        ],
        'ein Antrag kann gestellt werden': [
          { open: ['Urlaub', 'Antr'] },
          { create: ['Urlaubsantrag', 'Antrag', 'Urlaub'], with: { Grund: 'Umzug nach Fulda' } },
          { stored: ['Urlaub', 'Antrag'], value: 'Umzug nach Fulda' },
        ],
        'ein Antrag kann genehmigt werden': [
          { open: ['Urlaub', 'Antr'] },
          { create: ['Urlaubsantrag', 'Antrag', 'Urlaub'], with: { Grund: 'Wandern im Harz' } },
          { open: ['Urlaub', 'Antr'] },
          { openRecord: 'Wandern im Harz' },
          { click: ['genehmig', 'approve', 'annehmen'] },
          { sees: ['genehmigt', 'approved', 'angenommen'] },
        ],
      },
      'calendar and board': {
        'es gibt einen Kalender': [{ open: ['Kalender', 'calendar'] }, { shows: 'month' }],
      },
    },
  },
];
