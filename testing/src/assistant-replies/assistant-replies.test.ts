import { createActionStream, parseReply, replyActions } from '@whittle/domain/chat/action-stream';
import { applyActions } from '@whittle/domain/chat/apply-actions';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filesAfter, listReplyFixtures, type ReplyFixture } from './fixtures.ts';
import { outlineApplied, outlineReply } from './outline.ts';

const fixtures = listReplyFixtures();

const parse = (text: string) => parseReply(text, { ended: true });

const apply = (fixture: ReplyFixture, text = fixture.text) =>
  applyActions(filesAfter(fixture.after), replyActions(parse(text)));

const grammar = /<\/?(?:action|search|replace|think)[^>]*>/g;

/** Every point of a short fixture; of a long one, those in and beside the tags of the grammar. */
function splitPoints(text: string): number[] {
  if (text.length < 3_000) return Array.from({ length: text.length + 1 }, (_, at) => at);
  const points = [...text.matchAll(grammar)].flatMap(({ index, 0: tag }) =>
    Array.from({ length: tag.length + 4 }, (_, offset) => Math.min(index + offset - 1, text.length)),
  );
  return [...new Set(points)].filter((at) => at >= 0);
}

describe.each(fixtures)('$name: $shows', (fixture) => {
  it('[GEN-07] is read as its outline says', () => {
    expect(outlineReply(parse(fixture.text))).toBe(fixture.reads);
  });

  it('is applied as its outline says', () => {
    expect(outlineApplied(apply(fixture))).toBe(fixture.applies);
  });

  it('[GEN-10] gives the same at every split point', () => {
    const whole = parse(fixture.text);
    for (const at of splitPoints(fixture.text)) {
      const stream = createActionStream();
      stream.push(fixture.text.slice(0, at));
      stream.push(fixture.text.slice(at));
      stream.end();
      if (JSON.stringify(stream.reply) !== JSON.stringify(whole)) expect(stream.reply, `split at ${at}`).toEqual(whole);
    }
  });

  it('[GEN-10] gives the same letter by letter', () => {
    const stream = createActionStream();
    for (const letter of fixture.text) stream.push(letter);
    stream.end();
    expect(stream.reply).toEqual(parse(fixture.text));
  });

  it('is read the same with CRLF line ends and a byte order mark', () => {
    const text = `\uFEFF${fixture.text.replaceAll('\n', '\r\n')}`;
    expect(parse(text)).toEqual(parse(fixture.text));
  });

  it('[GEN-10] cut anywhere, it shows no half tag and applies only whole actions', () => {
    const whole = JSON.stringify(replyActions(parse(fixture.text)).filter(({ isComplete }) => isComplete));
    for (const at of splitPoints(fixture.text)) {
      const reply = parse(fixture.text.slice(0, at));
      for (const action of replyActions(reply)) {
        expect(action.isComplete).not.toBe(action.isTruncated);
        const { index: _, ...said } = action;
        if (action.isComplete && action.content && isClosedWell(fixture))
          expect(whole).toContain(JSON.stringify(said).slice(1, -1));
      }
    }
  });
});

/** Where closing tags are missing or doubled, a shorter text may mean something else. */
const isClosedWell = ({ name }: ReplyFixture) => !/forgotten|repeated|tags-inside|escaped|think/.test(name);

const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31);

describe(`random damage (FUZZ_SEED=${seed})`, () => {
  const short = fixtures.filter(({ text }) => text.length < 3_000);
  /** Cuts a piece out, doubles it, or moves it somewhere else. */
  const damage = fc.record({
    fixture: fc.constantFrom(...short),
    from: fc.double({ min: 0, max: 1, noNaN: true }),
    length: fc.integer({ min: 0, max: 60 }),
    to: fc.double({ min: 0, max: 1, noNaN: true }),
    how: fc.constantFrom('cut', 'double', 'move'),
  });
  const damaged = damage.map(({ fixture, from, length, to, how }) => {
    const { text } = fixture;
    const start = Math.floor(from * text.length);
    const piece = text.slice(start, start + length);
    const rest = how === 'double' ? text : text.slice(0, start) + text.slice(start + length);
    const place = Math.floor(to * rest.length);
    return { fixture, text: how === 'cut' ? rest : rest.slice(0, place) + piece + rest.slice(place) };
  });

  it('never makes the parser or the application of actions throw', () => {
    fc.assert(
      fc.property(damaged, ({ fixture, text }) => {
        const { outcomes } = apply(fixture, text);
        expect(outcomes).toHaveLength(replyActions(parse(text)).length);
        for (const outcome of outcomes) if (!outcome.ok) expect(outcome.message).toBeTruthy();
      }),
      { seed, numRuns: 500 },
    );
  });

  it('[GEN-10] gives the same in random pieces', () => {
    fc.assert(
      fc.property(damaged, fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 }), ({ text }, sizes) => {
        const stream = createActionStream();
        for (let at = 0, turn = 0; at < text.length; turn++) {
          const size = sizes[turn % sizes.length]!;
          stream.push(text.slice(at, at + size));
          at += size;
        }
        stream.end();
        expect(stream.reply).toEqual(parse(text));
      }),
      { seed, numRuns: 500 },
    );
  });
});
