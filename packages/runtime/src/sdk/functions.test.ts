import { expect, it } from 'vitest';
import { base44 } from './client.ts';
import { functions } from './functions.ts';

it('[INTEG-15] a function that is called by its name is refused with the sentence, as one that is invoked', async () => {
  const { sendMail } = base44.functions as unknown as Record<string, (data?: object) => Promise<never>>;
  await expect(sendMail!({ to: 'x' })).rejects.toMatchObject({
    code: 'function-not-run',
    message: expect.stringContaining('“sendMail”') as string,
  });
  await expect(functions.invoke('sendMail')).rejects.toMatchObject({ code: 'function-not-run' });
  expect((await functions.fetch('/sendMail')).status).toBe(404);
  // Code that waits for the module, or prints it, calls nothing.
  expect(await functions).toBe(functions);
  expect(JSON.stringify(functions)).toBe('{}');
});
