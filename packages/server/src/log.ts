import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config.ts';

/**
 * The process's log: JSON lines on standard error, so that standard output is for people. Names that hold secrets are
 * masked wherever somebody logs an object with them.
 */
export function createLog(config: Pick<Config, 'logLevel'>, destination: DestinationStream = process.stderr): Logger {
  const secret = ['password', 'token', 'apiKey', 'secret', 'authorization', 'cookie', 'passwordHash'];
  return pino(
    {
      level: config.logLevel,
      base: undefined,
      redact: { paths: secret.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[hidden]' },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    destination,
  );
}
