import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { joinPassages, neighboursOf, withinBudget, withoutRepeats } from './choose-passages.ts';
import { cutChunks } from './cut-chunks.ts';
import { markWords } from './mark-words.ts';
import { rankTexts } from './rank-texts.ts';
import { gramsOf, placedWords, wordsOf } from './terms.ts';
import { buildTextIndex, searchTexts } from './text-index.ts';

const texts = [
  'Holidays\nEverybody has 30 days of paid leave in a year.',
  'Bicycles\nA new inner tube costs 7 euros, the work another 12.',
  'Opening hours\nThe workshop is open from Monday to Friday.',
  'Urlaub\nJede Mitarbeiterin hat dreißig Urlaubstage im Jahr.',
  '営業時間\n工房は月曜日から金曜日まで開いています。',
];
const find = (question: string, max = 3) => searchTexts([buildTextIndex(texts)], question, max).map(({ text }) => text);

test('[CTX-28] candidates are ranked by whole words in any spelling, rare ones first', () => {
  const rank = (of: string[], ...terms: [term: string, holding: number][]) =>
    rankTexts(
      of,
      terms.map(([term, holding]) => ({ term, holding })),
      1_000,
    );
  expect(rank(['Wheels and wheelers', 'A ＷＨＥＥＬ, a wheel.', 'One wheel'], ['wheel', 10])).toEqual([1, 2, 0]);
  expect(rank(['a tube', 'a saddle', 'tube, saddle'], ['tube', 500], ['saddle', 2])).toEqual([2, 1, 0]);
  expect(rank(['自行车', '车自', '自行'], ['自行', 3], ['行车', 3])[0]).toBe(0);
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'ab', 'b1', '自行', '-', 'é'), { maxLength: 12 }), (words) => {
      const text = words.join(' ');
      const terms = [...new Set(wordsOf(text))];
      // Whatever stands there as a word is counted as one.
      expect(rank(['', text], ...terms.map((term): [string, number] => [term, 1]))[0]).toBe(terms.length > 0 ? 1 : 0);
    }),
  );
});

test('[CTX-23] a code is a word beside its parts: it finds its own row before others that have the same figures', () => {
  expect([...wordsOf('Lamp LA-124, 11-fach; see 1.5.2026 and well-known')]).toEqual(
    'lamp la 124 11 fach see 1 5 2026 and well known la124 11fach'.split(' '),
  );
  expect([...placedWords('a LA-124')]).toEqual([
    { term: 'a', from: 0, to: 1 },
    { term: 'la124', from: 2, to: 8 },
    { term: 'la', from: 2, to: 4 },
    { term: '124', from: 5, to: 8 },
  ]);
  const rows = ['Lamp; LA-619; 124,90', 'Lamp; LA-124; 9,90', 'Chain; CH-124; 124,90', 'Lamp; LA-125; 124,90'];
  for (const question of ['price of the lamp LA-124', 'la124 lamp'])
    expect(searchTexts([buildTextIndex(rows)], question, 1)[0]?.text, question).toBe(1);
  const terms = [...wordsOf('LA-124')].map((term) => ({ term, holding: 2 }));
  expect(rankTexts(rows, terms, 1_000)[0]).toBe(1);
});

describe('words', () => {
  test('[CTX-23] are in one spelling, and scripts without spaces give pairs of letters', () => {
    expect([...wordsOf('Ａ Café, 12 €; STRAẞE')]).toEqual(['a', 'café', '12', 'straße']);
    expect([...wordsOf('月曜日 sale')]).toEqual(['月曜', '曜日', 'sale']);
    expect(gramsOf('tubes')).toEqual(['tube', 'ubes']);
    expect([...gramsOf('the'), ...gramsOf('月曜')]).toEqual([]);
  });

  test('[CTX-23] with their places are the same words', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const { from, to } of placedWords(text)) expect(from).toBeLessThan(to);
        expect([...placedWords(text)].map(({ term }) => term).join(' ').length).toBeGreaterThanOrEqual(0);
      }),
    );
    const text = 'The Tubes of 月曜日';
    expect([...placedWords(text)].map(({ from, to }) => text.slice(from, to))).toEqual([
      ...['The', 'Tubes', 'of', '月曜', '曜日'],
    ]);
  });
});

describe('search', () => {
  test('[CTX-23] finds a passage by some of the words of a question, rare ones first', () => {
    expect(find('How much is an inner tube?')[0]).toBe(1);
    expect(find('when is the workshop open')[0]).toBe(2);
  });

  test('[CTX-23] finds other forms of a word, parts of compounds and misspellings', () => {
    expect(find('holiday')[0]).toBe(0);
    expect(find('Wie viele Tage Urlaub?')[0]).toBe(3);
    expect(find('wrokshop')[0]).toBe(2);
  });

  test('[CTX-23] finds passages of scripts without spaces', () => {
    expect(find('金曜日は開いていますか')[0]).toBe(4);
  });

  test('[CTX-23] answers nothing where nothing fits', () => {
    expect(find('zzzz qqqq')).toEqual([]);
    expect(find('')).toEqual([]);
    expect(searchTexts([], 'tube', 3)).toEqual([]);
  });

  test('[CTX-23] several sources are searched as if they were one', () => {
    const word = fc.constantFrom('tube', 'wheel', 'open', 'paid', 'days', 'workshop', 'price');
    const text = fc.array(word, { minLength: 1, maxLength: 12 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(fc.array(text, { minLength: 2, maxLength: 20 }), word, word, fc.nat(), (all, one, other, cut) => {
        const at = cut % all.length;
        const whole = searchTexts([buildTextIndex(all)], `${one} ${other}`, 50);
        const parts = searchTexts(
          [buildTextIndex(all.slice(0, at)), buildTextIndex(all.slice(at))],
          `${one} ${other}`,
          50,
        );
        expect(parts.map(({ index, text: n }) => (index === 0 ? n : n + at))).toEqual(whole.map(({ text: n }) => n));
        for (const [n, { score }] of parts.entries()) expect(score).toBeCloseTo(whole[n]!.score, 9);
        const best = searchTexts([buildTextIndex(all)], `${one} ${other}`, 3);
        expect(best).toEqual(whole.slice(0, 3));
      }),
    );
  });
});

describe('passages', () => {
  const passage = (itemId: string, n: number, start: number, end: number, text = `${itemId} ${start}`) => ({
    ...{ itemId, n, start, end, text },
  });

  test('[CTX-24] that mostly repeat a better one are dropped', () => {
    const hits = [passage('a', 1, 0, 1_000), passage('a', 2, 850, 1_050), passage('a', 3, 900, 1_900)];
    expect(withoutRepeats([...hits, passage('b', 1, 0, 9, 'a  0')], 5).map(({ n }) => n)).toEqual([1, 3]);
    expect(withoutRepeats(hits, 1)).toHaveLength(1);
  });

  test('[CTX-24] have neighbours that are no hits themselves', () => {
    const hits = [
      { itemId: 'a', n: 0 },
      { itemId: 'a', n: 2 },
      { itemId: 'b', n: 5 },
    ];
    expect(neighboursOf(hits)).toEqual([
      { itemId: 'a', n: 1 },
      { itemId: 'a', n: 3 },
      { itemId: 'b', n: 4 },
      { itemId: 'b', n: 6 },
    ]);
  });

  test('[CTX-24] that were cut from one text can be joined to it again', () => {
    fc.assert(
      fc.property(fc.array(fc.lorem({ maxCount: 30 }), { minLength: 1, maxLength: 20 }), (paragraphs) => {
        const chunks = cutChunks(paragraphs.map((text) => ({ kind: 'text', text })));
        const found = chunks.map((chunk, n) => ({ ...chunk, n, itemId: 'a' }));
        expect(joinPassages(found.toReversed()).map(({ text }) => text)).toEqual([paragraphs.join('\n')]);
      }),
      { numRuns: 50 },
    );
  });

  test('[CTX-24] are joined where they follow each other, in the order of the best, within a budget', () => {
    const hits = [
      passage('b', 4, 90, 95, 'fifth'),
      passage('a', 1, 0, 5, 'first'),
      passage('b', 3, 80, 90, 'fourth and'),
    ];
    expect(joinPassages(hits).map(({ first, text }) => [first.n, text])).toEqual([
      [3, 'fourth and\nfifth'],
      [1, 'first'],
    ]);
    // A citation names one page, one sheet and one heading.
    const placed = hits.map((hit) => ({ ...hit, page: hit.n, titlePath: ['Prices'] }));
    expect(joinPassages(placed).map(({ text }) => text)).toEqual(['fifth', 'first', 'fourth and']);
    expect(withinBudget(hits, 12).map(({ text }) => text)).toEqual(['fifth', 'first']);
  });

  test('[CTX-24] are marked where they answer to the question', () => {
    const marked = (text: string, question: string) =>
      markWords(text, question).map(({ from, to }) => text.slice(from, to));
    expect(marked('A new inner tube costs 7 euros, the work 12.', 'the price of inner tubes')).toEqual([
      'inner',
      'tube',
    ]);
    expect(marked('工房は月曜日から', '月曜日')).toEqual(['月曜日']);
    expect(marked('The price', 'of the')).toEqual(['The']);
  });
});
