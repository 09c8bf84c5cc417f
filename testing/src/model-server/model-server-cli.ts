import { parseArgs } from 'node:util';
import { listReplyFixtures } from '../assistant-replies/fixtures.ts';
import { startModelServer } from './model-server.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '8089' },
    delay: { type: 'string', default: '15' },
    chunk: { type: 'string', default: '12' },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) {
  console.log(`node testing/src/model-server/model-server-cli.ts [--port 8089] [--delay ms] [--chunk characters]

Answers like an OpenAI-compatible server, with the recorded replies of fixtures/assistant-replies.
Write [fixture: name] in a message to choose one:
${listReplyFixtures()
  .map(({ name, shows }) => `  ${name}: ${shows}`)
  .join('\n')}`);
} else {
  const { url } = await startModelServer({
    port: Number(values.port),
    delayMs: Number(values.delay),
    chunkChars: Number(values.chunk),
  });
  console.log(
    `Recorded model at ${url}\n\n  MODEL_PROVIDER=openai-compatible MODEL_NAME=recorded MODEL_BASE_URL=${url} npm start`,
  );
}
