import { expect, test } from 'vitest';
import { oneLine } from './one-line.ts';

test('[USER-12] a name is one line: what would end a header’s line or turn the direction of text becomes a space', () => {
  expect(oneLine('Ada\r\nBcc: eve@example.com', 80)).toBe('Ada Bcc: eve@example.com');
  expect(oneLine('  Ada \u0000\u001b[31m Lovelace\u2028\u202e  ', 80)).toBe('Ada [31m Lovelace');
  expect(oneLine('\r\n\t', 80)).toBe('');
});

test('a longer one is cut between characters', () => {
  expect(oneLine('👩‍🚀'.repeat(3), 4)).toMatch(/…$/);
  expect([...oneLine('x'.repeat(300), 200)]).toHaveLength(200);
});
