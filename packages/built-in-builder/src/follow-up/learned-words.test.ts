import { describe, expect, test } from 'vitest';
import { planOf, told } from './told.fixture.ts';

describe('[GEN-63] follow-ups that tell a situation, complain or ask', () => {
  const plan = planOf('Devices with name, brand, fault, arrival date, status (waiting, in repair, done), fixer and weight in kg. Fixers with name, phone and skills.'); // prettier-ignore

  test.each([
    ['It’s impossible to tell who brought a thing in, we need the owner’s name with every device', 'Devices have a field Owner’s name'],
    ['Nobody looks at the brand, so it can go', 'Brand is gone from devices'],
    ['last month three devices stood around and nobody noticed. Whatever has been waiting should catch the eye', 'those stand out now'],
    ['I want a separate view with just what is finished', 'There is a page Done devices now'],
    ['Cards would be nicer than that table for the fixers', 'Fixers are shown as cards now'],
    ['what if I made a mistake, can I go back?', 'undo'],
  ])('“%s”: %s', (message, sentence) => expect(told(message, plan)).toContain(sentence)); // prettier-ignore

  test('a view of some records is no word about who may see them', () => {
    expect(told('I want a separate view with just what is finished', plan)).not.toMatch(/creator/);
  });
});

describe('[GEN-63] the same in German', () => {
  const plan = planOf('Wir verleihen im Verein Werkzeug: Werkzeuge mit Name, Hersteller, Zustand (gut, repariert, defekt), Neupreis und Standort. Ausleihen mit Werkzeug, Mitglied, ausgeliehen am, fällig am, zurückgegeben am.'); // prettier-ignore

  test.each([
    ['Den Hersteller guckt sich eh niemand an, der kann raus', 'Hersteller is gone from werkzeuge'],
    ['Statt Standort sagen wir Regal', 'Standort is called Regal everywhere now'],
    ['Was ist das alles zusammen eigentlich wert?', 'Neupreis of all werkzeuge'],
    ['Ohne Neupreis soll man ein Werkzeug gar nicht speichern können', 'Neupreis has to be filled in now'],
    ['Zu jeder Ausleihe noch eine Kaution, und zwar in Euro', 'Ausleihen have a field Kaution'],
    ['kannst du die werkzeuge nach zustand bündeln', 'grouped by zustand'],
    ['Wie oft wurde jedes Werkzeug schon verliehen?', 'Ausleihen of werkzeuge is worked out now'],
    ['erinner die leute per mail, wenn die frist rum ist', 'problem: Apps made here send no e-mail'],
  ])('“%s”: %s', (message, sentence) => expect(told(message, plan)).toContain(sentence));
});
