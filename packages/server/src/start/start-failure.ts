import type { Config } from '../config/config.ts';

/** Sentences for what commonly keeps a server from starting; the error's own message for the rest. */
export function explainStartFailure(error: unknown, config: Config): string[] {
  const { code, message } = error as NodeJS.ErrnoException;
  const lead = 'Whittle does not start:';
  switch (code) {
    case 'EADDRINUSE':
      return [
        `${lead} port ${config.port} is in use by another program. Stop it, or choose another port: PORT=${config.port + 1} npm start`,
      ];
    case 'EADDRNOTAVAIL':
      return [`${lead} ${config.host} is no address of this machine. Change HOST, or leave it out.`];
    case 'EACCES':
      if ((error as NodeJS.ErrnoException).syscall === 'listen') {
        return [`${lead} this user may not listen on port ${config.port}. Choose a port above 1023.`];
      }
      return [`${lead} the data directory cannot be written (${message}). Change WHITTLE_DATA or its permissions.`];
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case 'CONNECT_TIMEOUT':
      return [`${lead} the database of DATABASE_URL does not answer (${message}).`];
    case '28P01':
    case '28000':
    case '3D000':
      return [`${lead} the database refused the connection (${message}). Check DATABASE_URL.`];
    default:
      return [`${lead} ${message}`];
  }
}
