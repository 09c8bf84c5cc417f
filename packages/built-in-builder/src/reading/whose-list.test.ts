import { describe, expect, test } from 'vitest';
import { readPrompt } from './read-prompt.ts';

const read = (prompt: string) =>
  Object.fromEntries(readPrompt(prompt).entities.map(({ noun, fields }) => [noun, fields]));

describe('[GEN-08] a list of fields that names no owner belongs to what was spoken of', () => {
  test.each([
    ['Market stall: yarn. brand, colour, metres per ball, weight, price.', 'yarn', ['brand', 'colour', 'weight', 'price']],
    ['I collect vinyl. artist, title, year, label, price paid, a picture of the cover.', 'vinyl', ['artist', 'title', 'picture of the cover']],
    ['I am looking for a flat. address, rent, size, viewed on, pros, cons, link to the ad.', 'flat', ['address', 'rent', 'viewed on']],
    ['A sports club lends out equipment. For each one I want name, size, colour and a picture.', 'equipment', ['name', 'size', 'colour']],
    ['Bakery orders. The staff enter customer, phone, quantity, sliced or whole, paid or not.', 'bakery order', ['customer', 'sliced or whole (sliced, whole)', 'paid (yes/no)']],
    ['Shoe repair shop. Staff put in the customer’s name, phone, kind of shoe and the price.', 'shoe repair', ['customer name', 'phone', 'price']],
    ['Our running club needs a list of races. For each one I want name, date, city, entry fee.', 'race', ['name', 'date', 'city', 'entry fee']],
    ['Lost property at a station. The clerk writes down what was found, colour, train number, date found, shelf.', 'item', ['colour', 'train number', 'shelf']],
    ['Flats belong to buildings: floor, rooms, rent. Buildings have an address and a year.', 'flat', ['floor', 'rooms', 'rent']],
    ['I clean holiday homes. For each flat the address, the owner and the door code.', 'flat', ['address', 'owner', 'door code']],
  ])('%s', (prompt, noun, fields) => {
    const found = read(prompt);
    expect(Object.keys(found)).toContain(noun);
    expect(found[noun]).toEqual(expect.arrayContaining(fields));
  }); // prettier-ignore

  test.each([
    [
      'A tender portal. Suppliers register, ask questions before the closing date and send offers with a price.',
      'tender',
    ],
    ['Wedding photos. Couples mark favourites, comment on single pictures, order prints.', 'wedding'],
  ])('what people do is no list of fields: “%s”', (prompt, noun) => {
    expect(read(prompt)[noun] ?? []).toEqual([]);
  });
});

describe('[GEN-08] words inside the name of a field are no lists', () => {
  test.each([
    ['Plots with number, size, tenant. Tenants with name, address, phone, member since.', 'member'],
    ['Yarns: brand, colour, metres per ball, price.', 'ball'],
    [
      'Machines with location and serial number. For every visit I note the date, what was repaired, parts used.',
      'was',
    ],
    ['The app shows which cleaner goes to which building. A building has an address.', 'goe'],
    ['Beehive inspections: date, weather, queen seen, mites counted.', 'queen'],
  ])('%s', (prompt, noun) => {
    expect(Object.keys(read(prompt))).not.toContain(noun);
  });
});
