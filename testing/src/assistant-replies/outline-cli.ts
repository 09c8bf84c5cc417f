import { parseReply, replyActions } from '@whittle/domain/chat/action-stream';
import { applyActions } from '@whittle/domain/chat/apply-actions';
import { filesAfter, readReplyFixture, replaceOutline } from './fixtures.ts';
import { outlineApplied, outlineReply } from './outline.ts';

const [name] = process.argv.slice(2);

if (!name || name === '--help') {
  console.log(`node testing/src/assistant-replies/outline-cli.ts name

Writes into the head of fixtures/assistant-replies/{name}.md what the parser makes of the reply and what becomes of its
actions. Read it before you commit it: the tests hold the parser to it from then on.`);
} else {
  const fixture = readReplyFixture(name);
  const reply = parseReply(fixture.text, { ended: true });
  const applied = applyActions(filesAfter(fixture.after), replyActions(reply));
  replaceOutline(name, { reads: outlineReply(reply), applies: outlineApplied(applied) });
  console.log(readReplyFixture(name).reads);
}
