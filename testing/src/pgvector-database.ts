import { PGlite } from '@electric-sql/pglite';
import { vector } from '@electric-sql/pglite-pgvector';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { openDatabase } from '@whittle/server/adapters/database/database';
import { migrate } from '@whittle/server/adapters/database/migrate';
import { createLog } from '@whittle/server/log/log';

/**
 * A migrated PostgreSQL with pgvector, which the embedded one does not have: PGlite behind a socket. All connections share
 * one session of it, so a pool of more than one prepares its statements twice.
 */
export async function startPgVectorDatabase(): Promise<{ url: string; stop(): Promise<void> }> {
  const lite = await PGlite.create({ extensions: { vector } });
  const server = new PGLiteSocketServer({ db: lite, host: '127.0.0.1', port: 0, maxConnections: 10 });
  await server.start();
  const url = `postgres://postgres:postgres@${server.getServerConn()}/postgres`;
  const { db, close } = openDatabase({ url }, { poolSize: 2, log: createLog({ logLevel: 'silent' }) });
  await migrate(db).finally(close);
  await lite.query('deallocate all');
  return {
    url,
    async stop() {
      await server.stop();
      await lite.close();
    },
  };
}
