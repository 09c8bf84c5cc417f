import type * as english from '../../features/tools/templates/templates.texts.ts';
import type { Translation } from '../translation.ts';

export const templateTexts: Translation<typeof english.templateTexts> = {
  title: 'KI-Tools zum Loslegen',
  aboutAll:
    'Fertige Tools mit Feldern, Prompt und Ergebnis, auf Englisch. Nehmen Sie eines und ändern Sie, was Sie möchten.',
  use: 'Verwenden',
  useOf: (name) => `Verwenden: ${name}`,
  failed: 'Das Tool konnte nicht erstellt werden.',
  fromTemplate: 'Oder beginnen Sie mit einem von diesen',
  name: {
    'meal-plan': 'Speiseplan',
    'meeting-minutes': 'Protokoll',
    'cover-letter': 'Anschreiben',
    'trip-plan': 'Reiseplan',
    'plain-words': 'Ein Brief in einfachen Worten',
    'job-quote': 'Angebot für einen Auftrag',
    'product-description': 'Produktbeschreibung',
    'social-posts': 'Beiträge für soziale Netze',
    'lesson-plan': 'Unterrichtsplan',
    'workout-plan': 'Trainingsplan',
  },
  about: {
    'meal-plan': 'Abendessen für eine Woche mit Einkaufsliste, nach Vorräten und Budget',
    'meeting-minutes': 'Zusammenfassung, Beschlüsse und Aufgaben aus Notizen',
    'cover-letter': 'Entworfen, mit den Augen des Arbeitgebers gelesen und neu geschrieben',
    'trip-plan': 'Tag für Tag, in Schritten, mit einem Schritt für Kinder',
    'plain-words': 'Was ein Amt will, was zu tun ist und bis wann',
    'job-quote': 'Positionen und Summen aus ein paar Notizen, mit geprüften Summen',
    'product-description': 'Für die Seite, für die Liste und für Suchmaschinen',
    'social-posts': 'Aus einem Text Beiträge für eine Woche',
    'lesson-plan': 'Ziel, Phasen und ein kurzer Test für eine Klasse',
    'workout-plan': 'Vier Wochen, passend zu Zeit, Geräten und Beschwerden',
  },
};
