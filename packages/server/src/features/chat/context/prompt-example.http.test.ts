import { signUp } from '@whittle/testing/builder';
import { says, scriptedModel } from '@whittle/testing/scripted-model';
import { startTestServer } from '@whittle/testing/test-server';
import { expect, test } from 'vitest';
import { systemPrompt } from './system-prompt.ts';

const withoutIndent = (text: string) => text.replace(/^ {4}/gm, '');

test('[GEN-42] what the prompt shows as an example is an app without problems', async () => {
  const models = scriptedModel();
  const server = await startTestServer({ models });
  try {
    const ada = await signUp(server);
    const { id } = await ada.makeApp();
    const entity = /^ {4}(<action type="add_entity"[^]*?<\/action>)$/m.exec(systemPrompt())![1]!;
    const page = /^A whole page:\n\n((?: {4}.*\n|\n)+)/m.exec(systemPrompt())![1]!;
    const style = /^ {4}@look[^]*?;\n {4}@colors.*$/m.exec(systemPrompt())![0];
    const write = (file: string, content: string) =>
      `<action type="add_file" file="${file}" title="Write">\n${withoutIndent(content)}\n</action>\n`;
    models.next(
      says(
        `Books.\n<action-group title="Books">\n${withoutIndent(entity)}\n${write('globals.css', style)}${write('pages/Books.jsx', page)}</action-group>\n`,
      ),
    );
    const { reply } = await ada.say(id, 'My books');
    expect(reply.annotation.actions.map(({ ok, message }) => [ok, message])).toEqual(
      ['entity', 'style', 'page'].map(() => [true, undefined]),
    );
    expect([reply.annotation.checks?.problems, reply.annotation.checks?.repairs ?? []]).toEqual([[], []]);
  } finally {
    await server.close();
  }
});
