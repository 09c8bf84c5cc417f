import { describe, expect, it } from 'vitest';
import { nearestName } from '../source-code/nearest-name.ts';
import { applyEdits, type Problem } from './problem.ts';
import { repairByRules } from './repair-by-rules.ts';

const files = new Map([['a.js', 'one two']]);

/** Each word of `bad` in the file is a problem, which `fixes` turns into another word. */
const findWords =
  (bad: Record<string, string | null>) =>
  async (now: ReadonlyMap<string, string>): Promise<Problem[]> =>
    Object.entries(bad).flatMap(([word, instead]) => {
      const start = now.get('a.js')!.indexOf(word);
      if (start < 0) return [];
      const fix =
        instead === null
          ? {}
          : {
              fix: {
                edits: [{ file: 'a.js', start, end: start + word.length, text: instead }],
                told: `${word} is ${instead}`,
              },
            };
      return [{ kind: 'other', severity: 'error', file: 'a.js', line: 1, message: word, ...fix }];
    });

const repair = async (bad: Record<string, string | null>, mayFix = () => true) => {
  const find = findWords(bad);
  return repairByRules({ files, problems: await find(files) }, { find, mayFix });
};

describe('[REPAIR-05] a repair by rule', () => {
  it('is kept when fewer problems are left, and told', async () => {
    const { files: after, repairs, problems } = await repair({ one: 'eins', two: 'zwei' });
    expect(after.get('a.js')).toBe('eins zwei');
    expect(repairs.map(({ told }) => told)).toEqual(['one is eins', 'two is zwei']);
    expect(problems).toEqual([]);
    expect(files.get('a.js')).toBe('one two');
  });

  it('is dropped when it brings a new problem, and does not keep the others from being tried', async () => {
    const { files: after, repairs, problems } = await repair({ one: 'worse', worse: null, two: 'zwei' });
    expect(after.get('a.js')).toBe('one zwei');
    expect(repairs).toHaveLength(1);
    expect(problems.map(({ message }) => message)).toEqual(['one']);
  });

  it('leaves alone what is not of this turn', async () => {
    expect((await repair({ one: 'eins' }, () => false)).files).toBe(files);
  });
});

it('edits of one place exclude each other', () => {
  const edit = (start: number, end: number) => ({ file: 'a.js', start, end, text: 'x' });
  expect(applyEdits(files, [edit(0, 3), edit(2, 5)])).toBeNull();
  expect(applyEdits(files, [edit(4, 7), edit(0, 3)])?.get('a.js')).toBe('x x');
});

it.each([
  ['Tasks', ['Task', 'Project'], 'Task'],
  ['dueDate', ['due_date', 'title'], 'due_date'],
  ['CalenderDays', ['CalendarDays', 'Clock'], 'CalendarDays'],
  // Two that are as near, and short words that differ: nothing is guessed.
  ['Carts', ['Cards', 'Charts'], null],
  ['Car', ['Cat'], null],
  ['Category', ['Story'], null],
])('%s among %j means %s', (word, candidates, meant) => {
  expect(nearestName(word, candidates)).toBe(meant);
});
