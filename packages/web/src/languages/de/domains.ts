import type * as english from '../../features/domains/domains.texts.ts';
import type { Translation } from '../translation.ts';

export const domainTexts: Translation<typeof english.domainTexts> = {
  menu: 'Domain...',
  title: 'Eigene Domain',
  about: 'Die veröffentlichte App ist unter Ihrer eigenen Domain statt unter ihrer Adresse hier erreichbar.',
  domain: 'Domain',
  example: 'shop.example.com',
  save: 'Speichern',
  retry: 'Erneut versuchen',
  loadFailed: 'Die Domain konnte nicht geladen werden.',
  stepsTitle: 'Zwei DNS-Einträge hinzufügen',
  lead: 'Leitet die Domain zu diesem Host',
  prove: 'Belegt, dass die Domain Ihnen gehört',
  type: 'Typ',
  name: 'Name',
  value: 'Wert',
  check: 'Einträge prüfen',
  checked: 'Die App ist jetzt unter ihrer Domain erreichbar.',
  inUse: (domain) => `Die App ist unter ${domain} erreichbar.`,
  waiting: 'Noch nicht aktiv: Der Eintrag, der belegt, dass die Domain Ihnen gehört, wurde nicht gefunden.',
  people: 'Wer unter der alten Adresse angemeldet war, muss sich unter der neuen erneut anmelden.',
  remove: 'Domain entfernen',
  removed: 'Die Domain wurde entfernt.',
  failed: 'Das hat nicht funktioniert. Versuchen Sie es erneut.',
};
