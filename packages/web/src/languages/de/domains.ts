import type * as english from '../../features/domains/domains.texts.ts';
import type { Translation } from '../translation.ts';

export const domainTexts: Translation<typeof english.domainTexts> = {
  menu: 'Domain...',
  title: 'Eine eigene Domain',
  about: 'Die veröffentlichte App antwortet unter Ihrer eigenen Domain statt unter ihrer Adresse hier.',
  domain: 'Domain',
  example: 'shop.example.com',
  save: 'Speichern',
  retry: 'Noch einmal',
  loadFailed: 'Die Domain konnte nicht geladen werden.',
  stepsTitle: 'Zwei Einträge beim Nameserver der Domain',
  lead: 'Er führt zu diesem Host',
  prove: 'Er zeigt, dass die Domain Ihnen gehört',
  type: 'Typ',
  name: 'Name',
  value: 'Wert',
  check: 'Eintrag prüfen',
  checked: 'Die App antwortet jetzt unter ihrer Domain.',
  inUse: (domain) => `Die App antwortet unter ${domain}.`,
  waiting: 'Noch nicht in Gebrauch: Der Eintrag, der zeigt, dass sie Ihnen gehört, war nicht zu sehen.',
  people: 'Wer sich unter der alten Adresse angemeldet hat, meldet sich unter der neuen noch einmal an.',
  remove: 'Domain entfernen',
  removed: 'Die Domain wurde entfernt.',
  failed: 'Das hat nicht geklappt. Versuchen Sie es noch einmal.',
};
