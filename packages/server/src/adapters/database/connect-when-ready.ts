import { connect, Socket } from 'node:net';
import type { ServerConnection } from './database.ts';

const retryMs = 20;
const giveUpMs = 15_000;

/**
 * How the pool reaches the embedded server: a new connection waits while the server restarts instead of failing, so
 * that queries made after a crash succeed. After 15 s the connection fails as any unreachable server would.
 */
export function connectWhenReady({ connection, ready }: { connection: ServerConnection; ready(): Promise<void> }) {
  const dial = () =>
    new Promise<Socket>((resolve, reject) => {
      const socket = connect(connection.address);
      socket.once('error', reject);
      socket.once('connect', () => {
        socket.off('error', reject);
        resolve(socket);
      });
    });

  return {
    socket: async (): Promise<Socket> => {
      const deadline = Date.now() + giveUpMs;
      for (;;) {
        try {
          await ready();
          return await dial();
        } catch (error) {
          if (Date.now() > deadline) return failedSocket(error as Error);
          await new Promise((resolve) => setTimeout(resolve, retryMs));
        }
      }
    },
  };
}

/** postgres.js keeps a slot of its pool busy for ever when the promise of a socket rejects; a socket that fails does not. */
function failedSocket(error: Error): Socket {
  const socket = new Socket();
  setImmediate(() => socket.destroy(error));
  return socket;
}
