import { describe, expect, test } from 'vitest';
import { readPrompt } from './read-prompt.ts';

/** "key: number, doors" for each record. */
const read = (prompt: string): string[] =>
  readPrompt(prompt).entities.map(({ noun, fields }) => `${noun}: ${fields.join(', ')}`);

describe('[GEN-62] fields and choices as people say them aloud', () => {
  test.each([
    ['I look after 40 lockers. Locker number, floor, who has it, since when, deposit paid or not.', 'locker: Locker number, floor'],
    ['Repairs in our house: which floor, what is broken, since when, and if its reported, in progress or done.', /status \(reported, in progress, done\)/],
    ['52 pupils, some pay full, some reduced, some sibling fee. who has paid?', 'pupil: fee (full, reduced, sibling)'],
    ['want to see the violins like on a board: came in, being repaired, ready. Each with owner, phone and price', 'violin: status (came in, being repaired, ready), owner, phone, price'],
    ['I teach the flute to 9 children. Each has a day and a time, and the tunes they are practising (new, ok, ready for the concert).', /tune: .*status \(new, ok, ready for the concert\)/],
    ['for every pond I note when I looked in, if I saw frogs, and how many newts', /inspection: date, seen frogs \(yes\/no\), number of newts/],
    ['Fair: stands, who works at which stand from when to when', /shift: person, start time, end time/],
    ['Neighbours bring their lamps, we note type and fault', /lamp: name, (?:Neighbour, )?type, fault/],
    ['jumble sale, people pick a free table, name, phone, what they sell', /booking: name, phone, what they sell/],
    ['Walking tours with date, and guides say which languages they speak', /guide: languages/],
    ['we own ropes, harnesses and everything has to be inspected every 6 months', /item: name, kind \(ropes, harnesses\), interval in months/],
    ['Easter list: who gets what, price, wrapped yes/no', /^present: .*price, wrapped \(yes\/no\)$/m],
    ['lessons and exams with date and room. lessons have a teacher', /exam: date, room/],
  ])('“%s”', (prompt, expected) => {
    const found = read(prompt).join('\n');
    if (typeof expected === 'string') expect(found).toContain(expected);
    else expect(found).toMatch(expected);
  }); // prettier-ignore

  test('choices of other fields stay where they are', () =>
    expect(read('songs with title, voices (high, low) and number of copies').join()).toContain('voices (high, low)'));
});
