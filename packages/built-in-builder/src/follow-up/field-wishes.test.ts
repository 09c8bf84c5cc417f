import { expect, describe, test } from 'vitest';
import { after, listIn, planOf, told } from './told.fixture.ts';

const stable = planOf('A riding school: horses with name, breed, colour and state (fit, lame, retired), pupils with name, phone, address and birth date, lessons with horse, pupil, date, price and note.'); // prettier-ignore
const workshop = planOf('Fahrradwerkstatt mit Fahrrädern (Marke, Rahmennummer, Farbe), Kunden (Name, Telefon, Ort) und Reparaturen (Fahrrad, Kunde, Datum, Kosten, Status offen, fertig oder abgeholt).'); // prettier-ignore
const brigade = planOf('Für unsere Freiwillige Feuerwehr: Mitglieder mit Name, Dienstgrad, Telefon und Eintrittsdatum, Geräte mit Bezeichnung, Standort und letzter Prüfung, Übungen mit Thema, Datum und Ort.'); // prettier-ignore

describe('[GEN-63] fields that are wished for in passing', () => {
  test.each([
    ['where do i put how heavy each horse is?', stable, 'Horses have a field Weight'],
    ['it would be handy to know the microchip number of each horse', stable, 'Horses have a field Microchip number'],
    ['there is no place for the email of a pupil', stable, 'Pupils have a field Email'],
    ['what about the rider? could we note the helmet size for each pupil', stable, 'Pupils have a field Helmet size'],
    ['whether a horse is insured is missing', stable, 'Horses have a field Insured'],
    ['i keep forgetting which food each horse gets, need that in there', stable, 'Horses have a field Food'],
    ['Es wäre praktisch zu wissen, ob jemand einen Anhänger hat', brigade, 'Mitglieder have a field Anhänger'],
    ['bitte noch die Mailadresse der Mitglieder', brigade, 'Mitglieder have a field Mailadresse'],
    ['wo trage ich ein, wie schwer ein Fahrrad ist?', workshop, 'Fahrräder have a field Gewicht'],
    ['Die Garantie bis wäre bei Reparaturen noch gut', workshop, 'Garantie bis'],
    ['Was mache ich mit der E-Mail-Adresse der Kunden?', workshop, 'E-Mail-Adresse'],
  ] as const)('“%s”: %s', (message, plan, expected) => {
    expect(told(message, plan)).toContain(expected);
  });

  test('what is there already is said to be there, and nothing is added', () => {
    expect(told('where do I enter the phone of a pupil?', stable)).toBe('problem: Phone is a field of pupils already: it stands in the form when you add or edit one. I changed nothing.'); // prettier-ignore
  });
});

describe('[GEN-63] what is done with fields and their values in everyday words', () => {
  test.each([
    ['"pregnant" is missing when I pick how she is doing', stable, 'State can be Pregnant too'],
    ['we never retire any, you can drop retired from the states', stable, 'Retired is no longer a choice of state'],
    ['nobody should get away with saving a lesson without the price', stable, 'Price has to be filled in'],
    ['some parents never tell me the birth date, let me leave that blank', stable, 'Birth date may stay empty'],
    ['"lame" sounds so hard, rather "off work"', stable, 'The choice Lame of state is called Off work now'],
    ['nobody here says pupils, we call them riders', stable, 'Pupils are called riders everywhere now'],
    ['can the breed come before the name', stable, 'Breed comes before name'],
    ['most are fit, so have that filled in already', stable, 'New horses begin with Fit as state'],
    ['the whole thing goes by Hoof & Heart', stable, 'The app is called Hoof & Heart now'],
    ['pounds, not euros', stable, 'GBP'],
    ['there should also be a foal for the state', stable, 'State can be Foal too'],
    ['colour can only be bay, grey, black or chestnut, why type it', stable, 'Colour is one of Bay, Grey, Black and Chestnut now'],
    ['ohne Rahmennummer darf keiner ein Rad anlegen', workshop, 'Rahmennummer has to be filled in'],
    ['Den Wohnort meiner Kundschaft brauche ich nicht', workshop, 'Ort is gone from kunden'],
    ['statt Standort sagt hier jeder nur Regal', brigade, 'Standort is called Regal everywhere now'],
    ['abgeholt klingt komisch, lieber ausgeliefert', workshop, 'The choice Abgeholt of status is called Ausgeliefert now'],
  ] as const)('“%s”: %s', (message, plan, expected) => {
    expect(told(message, plan)).toContain(expected);
  }); // prettier-ignore

  test.each([
    ['is the phone something I have to fill in every time?', stable, 'problem: Phone may stay empty at present.'],
    ["the boat's engine number is missing", stable, 'problem: This app has no list of boats'],
    [
      'honestly the outings never got written down by anyone, that whole part can go',
      stable,
      'problem: Which list is to go I could not tell',
    ],
    ['the stuff nobody looks at, that whole part can go', stable, 'problem: Which list is to go I could not tell'],
  ] as const)('“%s” changes nothing', (message, plan, expected) => {
    expect(told(message, plan)).toContain(expected);
  });
});

describe('[GEN-63] lists of what happens again and again', () => {
  test.each([
    ['every time they get wormed, when, which stuff, how much', stable, 'Wormings', ['reference', 'date', 'text', 'number']],
    ['each time we feed them: when, how much, what it cost', stable, 'Feedings', ['reference', 'date', 'number', 'money']],
    ['we shoe them too: when, who, how much it cost', stable, 'Shoeings', ['reference', 'date', 'money']],
    ['Zahlungen fehlen noch, also wann, wie viel, bar oder überwiesen', workshop, 'Zahlungen', ['date', 'money', 'select']],
    ['jedes Mal wenn wir putzen: wann, wie viel', workshop, 'Reinigungen', ['reference', 'date', 'number']],
  ] as const)('“%s”', (message, plan, plural, types) => {
    const list = listIn(after(message, plan), plural);
    expect(list?.fields.filter(({ name }) => name !== 'name').map(({ type }) => type)).toEqual(expect.arrayContaining([...types])); // prettier-ignore
  }); // prettier-ignore
});
