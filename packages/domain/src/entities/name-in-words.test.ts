import { expect, test } from 'vitest';
import { nameInWords } from './name-in-words.ts';

test.each([
  ['Expense', 'Expense'],
  ['OrderItem', 'Order Item'],
  ['order_item', 'Order item'],
  ['HTTPRequest', 'HTTP Request'],
  ['UserAPIKey', 'User API Key'],
  ['ÜberGröße', 'Über Größe'],
  ['my-page', 'My page'],
  ['', ''],
])('[PUB-26] %s is read as %s', (name, words) => {
  expect(nameInWords(name)).toBe(words);
});
