import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../../../fixtures/assistant-replies/', import.meta.url);

/**
 * A recorded reply of an assistant: `fixtures/assistant-replies/{name}.md`, which begins with
 *
 *     ---
 *     shows: what a reader learns from it
 *     answers: part of the message that it replies to (optional)
 *     after: name of the reply whose files it changes (optional)
 *     ends: length (optional; `stop` when left out)
 *     reads:
 *       outline of what the parser makes of it, see outline.ts
 *     applies:
 *       what becomes of each action
 *     ---
 *
 * and goes on with the reply, letter for letter but for the line break at the very end of a complete one.
 */
export type ReplyFixture = {
  name: string;
  shows: string;
  answers: string | null;
  after: string | null;
  ends: 'stop' | 'length';
  reads: string;
  applies: string;
  text: string;
};

export function listReplyFixtures(): ReplyFixture[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => readReplyFixture(file.slice(0, -'.md'.length)));
}

/** Throws when there is no such fixture or its head is not closed. */
export function readReplyFixture(name: string): ReplyFixture {
  const file = readFileSync(new URL(`${name}.md`, folder), 'utf8');
  const head = /^---\n([\s\S]*?)\n---\n/.exec(file);
  if (!head) throw new Error(`fixtures/assistant-replies/${name}.md has no head`);
  const fields = readFields(head[1]!);
  const ends = fields.get('ends') === 'length' ? 'length' : 'stop';
  const text = file.slice(head[0].length);
  return {
    name,
    shows: fields.get('shows') ?? '',
    answers: fields.get('answers') ?? null,
    after: fields.get('after') ?? null,
    ends,
    reads: fields.get('reads') ?? '',
    applies: fields.get('applies') ?? '',
    text: ends === 'stop' ? text.replace(/\n$/, '') : text,
  };
}

/** `name: value` lines; indented lines continue the field above them. */
function readFields(head: string): Map<string, string> {
  const fields = new Map<string, string>();
  let current = '';
  for (const line of head.split('\n')) {
    const field = /^(\w+):\s*(.*)$/.exec(line);
    if (field) {
      current = field[1]!;
      fields.set(current, field[2]!);
    } else {
      const before = fields.get(current);
      const text = line.replace(/^ {2}/, '');
      fields.set(current, before ? `${before}\n${text}` : text);
    }
  }
  return fields;
}
