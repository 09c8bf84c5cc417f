import { expect, test } from 'vitest';
import { languageOf } from './language.ts';

test.each([
  'bienenstöcke', 'Putzplan WG', 'kassenbuch sportverein', 'katzenliste', 'dvd sammlung', 'termien verwalten',
  'wekzeuge ausleihen kolegen', 'todo liste für die arbeit', 'Ticket Tool für IT Support', 'CRM für kleine Agentur',
  'Dashboard mit KPIs und Login', 'Feedback sammeln von Usern, Status, Upvotes', 'schichtplan pflege station 3',
  'I run a small bakery. Ich brauche eine Bestellliste für Torten mit Abholdatum und Name.',
  'Inventur wöchentlich, flasche, füllstand in zehnteln, einkaufspreis. soll vs ist. schwund in euro',
  'lackiererei: auftrag, farbton RAL, glanzgrad, charge lack, schichtdicke gemessen 5x',
])('[LANG-06] “%s” is German', (text) => expect(languageOf(text)).toBe('de')); // prettier-ignore

test.each([
  'recipes', 'wedding guests', 'kindergarten waiting list', 'sauerkraut fermentation log', 'kanban', 'Berlin apartment hunting',
  'German vocabulary trainer', 'Schnitzel restaurant menu', 'surf spots', 'hockey team roster', 'crm', 'inventory',
  'title,author,year\nDune,Frank Herbert,1965\nEmma,Jane Austen,1815',
])('[LANG-06] “%s” is not German', (text) => expect(languageOf(text)).toBe('en')); // prettier-ignore
