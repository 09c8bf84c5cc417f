/** Runs Parse Server out of the directory PEER_DIR, in a process of its own. It serves on PORT. */
import { createRequire } from 'node:module';
import { join } from 'node:path';

type ParseServerModule = { ParseServer: new (options: object) => { start(): Promise<void>; app: unknown } };
type Express = () => { use(path: string, app: unknown): void; listen(port: number, host: string): void };

const require = createRequire(join(process.env['PEER_DIR']!, 'package.json'));
const { ParseServer } = require('parse-server') as ParseServerModule;
const express = createRequire(require.resolve('parse-server'))('express') as Express;

const port = Number(process.env['PORT']);
const signedIn = { requiresAuthentication: true };
const columns = {
  title: 'String',
  status: 'String',
  priority: 'Number',
  done: 'Boolean',
  due: 'Date',
  notes: 'String',
};
const server = new ParseServer({
  appId: 'bench',
  masterKey: 'bench-master-key',
  serverURL: `http://127.0.0.1:${port}/parse`,
  databaseURI: process.env['DATABASE'],
  allowClientClassCreation: false,
  enforcePrivateUsers: true,
  allowExpiredAuthDataToken: false,
  silent: true,
  logsFolder: null,
  schema: {
    strict: false,
    definitions: [
      {
        className: 'Task',
        fields: Object.fromEntries(Object.entries(columns).map(([name, type]) => [name, { type }])),
        classLevelPermissions: {
          find: signedIn,
          get: signedIn,
          count: signedIn,
          create: signedIn,
          update: signedIn,
          delete: signedIn,
          addField: {},
        },
      },
    ],
  },
});
await server.start();
const app = express();
app.use('/parse', server.app);
app.listen(port, '127.0.0.1');
