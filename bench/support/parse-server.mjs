// Starts Parse Server from the node_modules of the working directory, on DATABASE_URL and PORT.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const require = createRequire(pathToFileURL(join(process.cwd(), 'start.mjs')));
const { ParseServer } = require('parse-server');
const port = Number(process.env.PORT);
await ParseServer.startApp({
  databaseURI: process.env.DATABASE_URL,
  appId: 'bench',
  masterKey: 'bench',
  serverURL: `http://127.0.0.1:${port}/parse`,
  port,
  host: '127.0.0.1',
  silent: true,
});
process.on('SIGTERM', () => process.exit(0));
