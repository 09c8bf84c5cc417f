import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '../config/config.ts';
import { logError } from './log-error.ts';
import { logForPeople } from './log-for-people.ts';

/**
 * The process's log: JSON lines on standard error, or short ones where that is a terminal. Names that hold secrets are
 * masked wherever somebody logs an object with them.
 */
export function createLog(config: Pick<Config, 'logLevel'>, destination: DestinationStream = standardError()): Logger {
  const secret = ['password', 'token', 'apiKey', 'secret', 'authorization', 'cookie', 'passwordHash'];
  return pino(
    {
      level: config.logLevel,
      base: undefined,
      redact: { paths: secret.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[hidden]' },
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: logError },
      formatters: { level: (label) => ({ level: label }) },
    },
    destination,
  );
}

const standardError = (): DestinationStream =>
  process.stderr.isTTY ? logForPeople((text) => void process.stderr.write(text)) : process.stderr;
