/**
 * Tokens passed through from a model to windows, 200 turns at once on one server process, beside a raw proxy in front of
 * the same model. Ours parses, stores every token in PostgreSQL before it is shown, applies the actions and answers the
 * windows. Prints the time to the last token of all turns, and the ratio.
 *
 *   node bench/token-passthrough.ts [--turns 200] [--tokens 5000] [--rate 100]
 *
 * `rate` is what one model writes a second. Limit: 1.2 times the raw proxy.
 */
import { parseArgs } from 'node:util';
import { signUp } from '@whittle/testing/builder';
import { sendRequest } from '@whittle/testing/request';
import { startProductOnTokens } from './support/product-on-tokens.ts';
import { measureAtOnce, type Target, timeReply } from './support/time-reply.ts';

const { values } = parseArgs({
  options: {
    turns: { type: 'string', default: '200' },
    tokens: { type: 'string', default: '5000' },
    rate: { type: 'string', default: '100' },
  },
});
const turns = Number(values.turns);
/** Messages a minute of one account stay below the product's limit. */
const turnsPerAccount = 10;
const started = await startProductOnTokens({ TOKENS: values.tokens, RATE: values.rate });
const { port, host, server, proxy } = started;

try {
  console.log(`${turns} turns of ${values.tokens} tokens at once, each at ${values.rate} tokens a second`);
  const ours: Target[] = [];
  while (ours.length < turns + 1) {
    const builder = await signUp({ request: (path, options) => sendRequest(port, path, { host, ...options }) });
    for (let n = 0; n < turnsPerAccount && ours.length < turns + 1; n += 1) {
      const { id } = await builder.makeApp(`App ${ours.length}`);
      ours.push({
        port,
        path: `/api/apps/${id}/chat`,
        headers: { host, authorization: `Bearer ${builder.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ id, messages: [{ role: 'user', content: 'Write.' }] }),
      });
    }
  }
  // The first turn loads what later ones find.
  await timeReply(ours.pop()!);
  const body = JSON.stringify({ model: 'tokens', stream: true, messages: [{ role: 'user', content: 'Write.' }] });
  const raw = { port: proxy.port, path: '/v1/chat/completions', headers: { 'content-type': 'application/json' }, body };
  const rawMs = await measureAtOnce(
    'raw proxy',
    Array.from({ length: turns }, () => raw),
    proxy.child.pid!,
  );
  const oursMs = await measureAtOnce('Whittle', ours, server.pid!);
  const ratio = oursMs / rawMs;
  console.log(`Whittle / raw proxy: ${ratio.toFixed(2)}x (limit 1.20x)`);
  if (ratio > 1.2) process.exitCode = 1;
} finally {
  await started.close();
}
