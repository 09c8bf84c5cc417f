import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { decode, encode } from 'dns-packet';

/** A name server on this machine that knows the texts it is given. `address` is how a resolver is told of it. */
export async function startNameServer(texts: Map<string, string[]>) {
  const socket = createSocket('udp4');
  socket.on('message', (message, from) => {
    const { id, questions = [] } = decode(message);
    const found = questions.flatMap(({ name, type }) => (type === 'TXT' ? (texts.get(name.toLowerCase()) ?? []) : []));
    const answers = found.map((data) => ({ type: 'TXT', name: questions[0]!.name, ttl: 0, data }) as const);
    // 3: there is no such name.
    const answer = encode({ type: 'response', id, flags: answers.length > 0 ? 0 : 3, questions, answers });
    socket.send(answer, from.port, from.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    close: () => new Promise<void>((resolve) => socket.close(() => resolve())),
  };
}
