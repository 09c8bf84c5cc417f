import { createActionStream, parseReply, replyActions } from '@whittle/domain/chat/action-stream';
import { applyActions } from '@whittle/domain/chat/apply-actions';
import { describe, expect, it } from 'vitest';
import { listReplyFixtures, readReplyFixture, type ReplyFixture } from './fixtures.ts';
import { outlineApplied, outlineReply } from './outline.ts';

const fixtures = listReplyFixtures();

const parse = (text: string) => parseReply(text, { ended: true });

function filesAfter(name: string | null): ReadonlyMap<string, string> {
  if (name === null) return new Map();
  const fixture = readReplyFixture(name);
  return applyActions(filesAfter(fixture.after), replyActions(parse(fixture.text))).files;
}

const apply = (fixture: ReplyFixture, text = fixture.text) =>
  applyActions(filesAfter(fixture.after), replyActions(parse(text)));

/** A long fixture is split around its tags and at every 7th place, so that the suite stays fast. */
function splitPoints(text: string): number[] {
  const all = Array.from({ length: text.length + 1 }, (_, at) => at);
  return text.length < 3_000 ? all : all.filter((at) => at % 7 === 0 || text.slice(at - 20, at + 20).includes('<'));
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
