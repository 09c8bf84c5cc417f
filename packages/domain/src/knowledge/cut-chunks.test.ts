import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Block, Chunk } from './blocks.ts';
import { chunkChars, cutChunks, overlapChars } from './cut-chunks.ts';

const sentence = (n: number) => `This is sentence number ${n} of a long text about bicycles and their parts.`;
const longText = Array.from({ length: 60 }, (_, n) => sentence(n)).join(' ');

/** The text that offsets refer to. */
const textOf = (blocks: readonly Block[]) =>
  blocks
    .flatMap((block) => (block.kind === 'start' || block.text.trim() === '' ? [] : block.text.trimEnd()))
    .join('\n');

const isWord = (letter: string | undefined) => letter !== undefined && /[^\s]/.test(letter);

describe('chunks', () => {
  test('[CTX-22] are at most 1000 characters long, end with a sentence and repeat at most 200', () => {
    const chunks = cutChunks([{ kind: 'text', text: longText }]);
    expect(chunks.length).toBeGreaterThan(3);
    for (const { text } of chunks) {
      expect(text.length).toBeLessThanOrEqual(chunkChars);
      expect(text).toMatch(/^This .*\.$/s);
    }
    for (const [n, { start }] of chunks.slice(1).entries()) {
      expect(chunks[n]!.end - start).toBeGreaterThan(0);
      expect(chunks[n]!.end - start).toBeLessThanOrEqual(overlapChars);
    }
  });

  test('[CTX-22] begin at headings and know the headings above them', () => {
    const chunks = cutChunks([
      { kind: 'heading', level: 1, text: 'Handbook' },
      { kind: 'text', text: longText.slice(0, 300) },
      { kind: 'heading', level: 2, text: 'Leave' },
      { kind: 'text', text: 'Everybody has 30 days of leave.', page: 4 },
    ]);
    expect(chunks.map(({ titlePath }) => titlePath)).toEqual([['Handbook'], ['Handbook', 'Leave']]);
    expect(chunks[1]).toMatchObject({ text: 'Leave\nEverybody has 30 days of leave.', page: 4, row: null });
  });

  test('[CTX-22] never end with a heading', () => {
    const chunks = cutChunks([
      { kind: 'text', text: 'a'.repeat(40) },
      { kind: 'heading', level: 2, text: 'The next part' },
      { kind: 'text', text: `${'b '.repeat(490)}end` },
    ]);
    expect(chunks.map(({ text }) => text.split('\n')[0])).toEqual(['a'.repeat(40), 'The next part']);
  });

  test('[CTX-22] hold whole rows of a table and the number of the first', () => {
    const rows = Array.from({ length: 50 }, (_, n): Block => ({
      kind: 'row',
      row: n + 1,
      text: `Article: part. No. ${n}; Price: ${n},50 €; Note: fits all frames of the year`,
    }));
    const chunks = cutChunks(rows);
    for (const { text } of chunks) {
      for (const line of text.split('\n')) expect(line).toMatch(/^Article: .* the year$/);
    }
    expect(chunks[1]!.text).toContain(`No. ${chunks[1]!.row! - 1};`);
  });

  test('[CTX-22] begin with a page and know the page of what is new in them', () => {
    const pageOf = (page: number, count: number) =>
      Array.from({ length: count }, (_, n) => ({
        ...{
          kind: 'text' as const,
          page,
          text: `Line ${n} of page ${page} says something about bicycles and their wheels.`,
        },
      }));
    const chunks = cutChunks([...pageOf(1, 12), ...pageOf(2, 12), ...pageOf(3, 2), ...pageOf(4, 2)]);
    // What was said last stands before the new page again, and pages with little on them stand together.
    expect(chunks.map(({ page }) => page)).toEqual([1, 2, 3]);
    expect(chunks[1]!.text).toMatch(/^Line 9 of page 1 [\s\S]*\nLine 0 of page 2 /);
    expect(chunks[2]!.text).toMatch(/Line 1 of page 4 [^\n]*$/);
  });

  test('[CTX-22] of a site stand on one page each and know its address', () => {
    const chunks = cutChunks([
      { kind: 'start', title: 'Prices', address: 'https://shop.example/prices' },
      { kind: 'text', text: 'A tube costs 7 €.' },
      { kind: 'start', title: 'Contact', address: 'https://shop.example/contact' },
      { kind: 'text', text: 'Call us.' },
    ]);
    expect(chunks).toMatchObject([
      { text: 'A tube costs 7 €.', titlePath: ['Prices'], address: 'https://shop.example/prices' },
      { text: 'Call us.', titlePath: ['Contact'], address: 'https://shop.example/contact' },
    ]);
  });

  test('[CTX-22] of any document lie in its text, lose nothing and cut no word', () => {
    const word = fc.oneof(
      fc.string({ minLength: 1, maxLength: 12 }),
      fc.constantFrom('wheel.', 'Straße', '漢字が続く文。', 'end!', 'e\u0301t\u00e9', '😀', '\n'),
      fc.nat(3_000).map((length) => 'x'.repeat(length % 40 === 0 ? length : length % 30)),
    );
    const text = fc.array(word, { maxLength: 250 }).map((words) => words.join(' '));
    const block = fc.oneof(
      fc.record({ kind: fc.constantFrom('text' as const, 'row' as const), text }),
      fc.record({ kind: fc.constant('heading' as const), level: fc.integer({ min: 1, max: 4 }), text: word }),
      fc.record({ kind: fc.constant('start' as const), title: word, address: fc.constant('https://a.example/') }),
    );
    fc.assert(
      fc.property(fc.array(block, { maxLength: 12 }), (blocks) => {
        const whole = textOf(blocks);
        const chunks: Chunk[] = cutChunks(blocks);
        let covered = 0;
        for (const [n, { text: passage, start, end }] of chunks.entries()) {
          expect(whole.slice(start, end)).toBe(passage);
          expect(passage.length).toBeLessThanOrEqual(chunkChars);
          expect(passage).toBe(passage.trim());
          expect(whole.slice(covered, start).trim()).toBe('');
          expect(covered - start).toBeLessThanOrEqual(overlapChars);
          expect(end).toBeGreaterThan(covered);
          if (n > 0) expect(start).toBeGreaterThan(chunks[n - 1]!.start);
          covered = end;
          // A word is cut only where it is longer than a chunk, or where its script has no spaces.
          const isCut = isWord(whole[end - 1]) && isWord(whole[end]);
          if (isCut && !/[。！？]["'”’»」』）)\]]*$/.test(passage))
            expect(passage.length).toBeGreaterThan(overlapChars);
        }
        expect(whole.slice(covered).trim()).toBe('');
      }),
      { numRuns: 300 },
    );
  });
});
