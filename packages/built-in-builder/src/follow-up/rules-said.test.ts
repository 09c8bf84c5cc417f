import { describe, expect, test } from 'vitest';
import { after, planOf, told } from './told.fixture.ts';

const skates = planOf(
  'Ice rink: skates (size, brand, condition), skaters (name, phone, email, birthday, waiver signed) and hires (skate, skater, date from, date until, price, paid). Everyone should see everything.',
);
const hall = planOf(
  'Für unsere Sporthalle: Geräte (Bezeichnung, Hersteller, gesperrt, Wert), Vereine (Name, Telefon, E-Mail, Beitrag bezahlt) und Ausleihen (Gerät, Verein, Ausgabe, Rückgabe, Gebühr, geprüft).',
);

describe('[GEN-63] what must hold or must not be possible', () => {
  test.each([
    ['Nobody who has not signed the waiver may hire anything', skates, /No hire can be saved any more where “Waiver signed” of the skater is not (?:ticked|set)/],
    ['damaged skates must not be handed out', skates, /No hire can be saved any more where “Condition” of the skate is “Broken”/],
    ['Gesperrte Geräte dürfen nicht verliehen werden', hall, /„Gesperrt“ \(Gerät\) ist (?:angekreuzt|gesetzt)/],
    ['Vereine, die den Beitrag nicht bezahlt haben, dürfen nichts ausleihen', hall, /„Beitrag bezahlt“ \(Verein\) ist nicht angekreuzt/],
    ['don’t let anyone delete a skater who has had a hire', skates, /No skater can be deleted any more while there are hires/],
    ['Geräte, zu denen es Ausleihen gibt, darf keiner löschen', hall, /No gerät can be deleted any more while es gibt dazu schon Ausleihen/],
    ['once a hire is paid the price must not be changed', skates, /Price of hires can no longer be changed once “Paid” is ticked/],
    ['a skater needs a phone or an email, one of the two has to be there', skates, /“Phone” is empty and “Email” is empty/],
    ['at most 4 hires a day per skater', skates, /No more than 4 hires \(Skater\) can be entered per day/],
    ['nobody is born in the future, refuse a birthday like that', skates, /Birthday ≤ today/],
    ['Die Gebühr darf nie höher sein als der Wert des Geräts', hall, /Gebühr ≤ Wert \(Gerät\)/],
    ['two weeks is the longest anyone may keep skates', skates, /Date until ≤ Date from \+ 14 days/],
  ])('[GEN-63] “%s”', (message, plan, sentence) => expect(told(message, plan)).toMatch(sentence)); // prettier-ignore

  test.each([
    ['remove the condition, worn or damaged is nothing we write down', skates],
    ['show me which hires are not paid', skates],
    ['mark the damaged skates in red', skates],
    ['only admins may delete skaters', skates],
    ['Die Liste der gesperrten Geräte als eigene Seite', hall],
  ])('[GEN-63] “%s” makes no rule', (message, plan) => expect(told(message, plan)).not.toMatch(/any more|refused now/));

  test('[GEN-63] a rule that is there is named and not made again', () => {
    const once = after('damaged skates must not be handed out', skates);
    expect(told('damaged skates must not be handed out', once)).toMatch(/^problem: That rule is there already/);
  });

  test('[GEN-63] a question about deleting is answered and changes nothing', () => {
    expect(told('what happens when I delete a skate that was hired?', skates)).toMatch(/^problem: A skate that is deleted is gone, and hires of it stay/); // prettier-ignore
  });
});
