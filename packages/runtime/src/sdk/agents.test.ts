import { expect, it, vi } from 'vitest';
import { agents } from './agents.ts';

it('[INTEG-15] a page opens a conversation with an agent; what is said in it is refused with a sentence', async () => {
  const made = await agents.createConversation({ agent_name: 'helper', metadata: { name: 'First' } });
  expect(made).toMatchObject({ agent_name: 'helper', messages: [], metadata: { name: 'First' } });
  expect(await agents.getConversation(made.id)).toBe(made);
  await agents.updateConversation(made.id, { metadata: { name: 'Second' } });
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(await agents.listConversations()).toMatchObject([{ id: made.id, metadata: { name: 'Second' } }]);
  await agents.getConversations();
  expect(warned.mock.calls).toEqual([[expect.stringContaining('Agents are kept with the app but do not run here.')]]);
  warned.mockRestore();
  await expect(agents.addMessage()).rejects.toMatchObject({ code: 'agents-not-run' });
  await expect(agents.getConversation('unknown')).rejects.toMatchObject({ code: 'agents-not-run' });
});
