import { describe, expect, test } from 'vitest';
import { planOf, told } from '../../told.fixture.ts';

const studio = planOf(
  'Pottery studio: kilns (name, capacity), members (name, phone, birthday, induction done), firings (kiln, member, date, start time, end time, shelves, status (planned, loaded, unloaded)) and tools (name, number, condition). Everyone sees everything.',
);
const lending = planOf(
  'A toy library: toys (name, code, shelf), families (name, phone, email, card valid until) and loans (toy, family, lent on, due back, returned on, deposit). Everyone sees everything.',
);
const hof = planOf(
  'Reiterhof: Pferde (Name, Rasse, Geburtsjahr), Reiter (Name, Telefon, Geburtstag), Buchungen (Pferd, Reiter, Datum, Beginn, Ende, Gewicht, Status: offen, bestätigt, abgesagt) und Futter (Name, Einkaufspreis, Verkaufspreis, Bestand). Alle sehen alles.',
);

describe('[GEN-63] rules that are told as what went wrong', () => {
  test.each([
    ['Tess and Marlon both had the big kiln for half past four. Not again please', studio, /No two firings with the same Kiln can be at the same time/],
    ['two of our tools have the same number, drives me mad', studio, /No two tools can have the same Number/],
    ['hardly anyone fills in the shelves', studio, /Shelves has to be filled in/],
    ['a firing under two hours is no use, and longer than nine the fuse won’t take', studio, /End time ≥ Start time \+ 120 minutes.*End time ≤ Start time \+ 540 minutes/],
    ['no member without a phone number any more', studio, /Phone has to be filled in/],
    ['one firing was over before it had even started, that makes no sense', studio, /End time of firings cannot be before Start time/],
    ['we do not take anyone under fourteen', studio, /Birthday ≤ today − 14 years/],
    ['one firing per member and day is enough', studio, /No two firings can have the same Member and Date/],
    ['every firing starts out as planned, nobody should have to pick that', studio, /New firings begin with Planned/],
    ['some families have nine toys. Two at a time, that’s it', lending, /number of Loans \(Family, “Returned on” is empty\) ≤ 2/],
    ['someone lent out a toy on an expired card again', lending, /Card valid until \(Family\) ≥ Lent on/],
    ['due back should always be three weeks after it was lent, by itself', lending, /Due back of loans is filled in by itself now .*Lent on \+ 21 days/],
    ['once a toy has been returned nobody changes the deposit', lending, /Deposit of loans can no longer be changed once/],
    ['no deleting a family that still has something at home', lending, /No family can be deleted any more while there are loans/],
    ['somebody keeps the trampoline for two months. 14 days is the limit', lending, /≤ Lent on \+ 14 days/],
    ['Ines has signed up four times for one firing', studio, /No two firings can have the same Member and Kiln/],
    ['half an hour minimum for a firing, please', studio, /End time ≥ Start time \+ 30 minutes/],
    ['loans in the past should not be possible', lending, /Lent on ≥ today/],
    ['die Rasse füllt kein Mensch aus', hof, /Rasse has to be filled in/],
    ['letzte woche standen zwei reiter mit demselben pferd da', hof, /buchungen with the same Pferd at the same time already/],
    ['das Futter war billiger drin als wir es einkaufen, darf nicht sein', hof, /Verkaufspreis ≥ Einkaufspreis/],
    ['der bestand stand heute auf minus 3, wie geht das denn', hof, /Bestand has to be at least 0/],
    ['gewicht über 85 geht nie', hof, /Gewicht has to be at most 85/],
    ['mehr als drei buchungen am tag mutet man keinem pferd zu', hof, /No more than 3 buchungen \(Pferd\) can be entered per day/],
    ['für gestern buchen ist ja wohl quatsch', hof, /Datum ≥ heute/],
    ['höchstens einen Monat im Voraus buchen', hof, /Datum ≤ heute \+ 1 Monate/],
    ['wenn abgesagt wird, will ich wissen warum', hof, /have a field Grund.*„Status“ ist „Abgesagt“ und „Grund“ ist leer/],
  ])('[GEN-63] “%s”', (message, plan, sentence) => expect(told(message, plan)).toMatch(sentence)); // prettier-ignore

  test.each([
    ['I keep forgetting which glaze belongs to whom, put that in', studio],
    ['leave the shelves out of the list', studio],
    ['show me the firings that are at the same time', studio],
    ['can I leave the shelves empty?', studio],
    ['two kinds of kilns are the same thing, drop the field capacity', studio],
    ['zeig mir die Buchungen vom letzten Samstag', hof],
  ])('[GEN-63] “%s” makes no rule', (message, plan) =>
    expect(told(message, plan)).not.toMatch(/No two|any more|refused now|has to be|can no longer/),
  );
});
