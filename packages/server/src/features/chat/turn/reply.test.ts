import type { LiveEvent } from '@whittle/contract/chat-events';
import { expect, test } from 'vitest';
import { foldReply } from '../../../core/event-log/read-turn-log.ts';
import { createReply } from './reply.ts';

const turn = { appId: 'a', messageId: 'm', mode: 'build' as const };
const base = { versionId: null, revision: 0, files: new Map<string, string>() };
const action = (file: string, content: string) =>
  `<action type="add_file" file="${file}" title="Write">\n${content}\n</action>\n`;
const edit = `<action type="edit_file" file="pages/Home.jsx" title="Edit">\n<search>\nfixed\n</search>\n<replace>\nedited\n</replace>\n</action>\n`;

function recorder() {
  const log: LiveEvent[] = [];
  const events = {
    append: (_: string, event: object) => Promise.resolve(log.push({ ...event, seq: log.length + 1 } as LiveEvent)),
    appendText: (_: string, messageId: string, text: string) =>
      void log.push({ type: 'text-delta', seq: log.length + 1, messageId, text }),
  };
  return { log, events: events as never, trees: { expect: () => {}, show: () => {}, drop: () => {} } };
}

test('[REPAIR-09] a process that takes a turn over fixes where the first one did, and comes to the same files', async () => {
  const first = recorder();
  const reply = await createReply({ turn, base, ...first });
  await reply.write(`<action-group title="One">\n${action('pages/Home.jsx', 'broken')}</action-group>\n`);
  const told = {
    kind: 'syntax',
    file: 'pages/Home.jsx',
    line: 1,
    message: 'Broken.',
    by: 'rule' as const,
    told: 'Fixed.',
  };
  await reply.fix(new Map([['pages/Home.jsx', 'fixed\n']]), [told]);
  // Fits only the file as it was fixed.
  await reply.write(`<action-group title="Two">\n${edit}${action('pages/Gone.jsx', 'x')}</action-group>\n`);
  await reply.fix(new Map([['pages/Gone.jsx', null]]), []);

  const second = await createReply({ turn, base, ...recorder() }, foldReply(first.log));
  await second.end();
  expect([...second.files]).toEqual([['pages/Home.jsx', 'edited\n']]);
  expect([...second.files]).toEqual([...reply.files]);
  expect(second.repairs).toEqual([told]);
  expect(second.hasChanges).toBe(true);
});
