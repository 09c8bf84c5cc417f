import { describe, expect, it } from 'vitest';
import type { DictatedList } from './dictated.ts';
import { dictatedLists } from './dictated-lists.ts';

const field = ({ field: { label, type, options, unit, max, least, most, isRequired } }: DictatedList['fields'][number]) =>
  [`${label}: ${type}${isRequired ? '!' : ''}`, options ? `[${options.map(({ value }) => value).join(' | ')}]` : '', unit ?? '', max ? `1-${max}` : '', most === undefined ? '' : `${least}..${most}`].filter(Boolean).join(' '); // prettier-ignore
const outline = (text: string): string[] =>
  (dictatedLists(text)?.lists ?? []).map(({ noun, fields }) => `${noun}: ${fields.map(field).join(', ')}`);

const kennel = `Kennel book

Owners (name, phone, email)
Dogs (name, owner, breed, sex: male / female, born, vaccinated yes/no, temper 1-5, photo)
Stays (dog, from, to, box (A, B, C), price per day, status: booked / here / gone)

Who: the keeper sees everything.`;

const harbour = `Hafenbuch

Boote
- Name, Länge in m, Art (Segel / Motor), versichert bis
Plätze
- Nummer (fortlaufend), Steg, max. Länge, Strom ja/nein
Belegungen
- Boot, Platz, von, bis, Gebühr (€)

Regeln
- ein Platz hat nur ein Boot
Rechte
- Hafenmeister: alles`;

describe('lists that a message writes down [GEN-63]', () => {
  it('reads them in lines, behind brackets and as points below a title, with what their fields are', () => {
    expect(outline(kennel)).toEqual([
      'owner: Name: text, Phone: phone, Email: email',
      'dog: Name: text, Owner: text, Breed: text, Sex: select [Male | Female], Born: date!, Vaccinated: boolean, Temper: number 1-5, Photo: image',
      'stay: Dog: text, From: date, To: date, Box: select [A | B | C], Price per day: money, Status: select! [Booked | Here | Gone]',
    ]);
    expect(outline(harbour)).toEqual([
      'boot: Name: text, Länge: number m, Art: select [Segel | Motor], Versichert bis: date!',
      'platz: Nummer: text, Steg: text, Max. Länge: number, Strom: boolean',
      'belegung: Boot: text, Platz: text, Von: date, Bis: date, Gebühr: money',
    ]);
  });

  it.each([
    'An app for my plants and when I water them.',
    'Users should be able to browse the equipment by category (skis, boots, helmets), see the daily price and reserve an item.',
    'We opened a room in the old mill (long story, there was a lot of dust) and need a timer and a list of teams.',
  ])('leaves a message that writes down none to the other readers: %s', (text) => {
    expect(dictatedLists(text)).toBeNull();
  });

  it('takes what a line names without fields as something more', () => {
    const text = 'Tea stall\n- Teas: origin, harvest, grade, price\n- Purchases: supplier, weight in kg, arrival date\n- Tastings per week'; // prettier-ignore
    expect(dictatedLists(text)?.peers).toEqual(['Tastings per week']);
  });
});
