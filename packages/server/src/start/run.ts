import type { Logger } from 'pino';
import { readConfig } from '../config/config.ts';
import { createLog } from '../log/log.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { explainStartFailure } from './start-failure.ts';
import { startLines } from './start-lines.ts';

/** Starts the server and keeps it running until a signal ends it. `sinceMs` is when the start began (performance.now). */
export async function run(env: NodeJS.ProcessEnv, sinceMs = 0): Promise<void> {
  const result = readConfig(env);
  if (!result.ok) return fail(['Whittle does not start, because its configuration is wrong:', ...result.problems]);
  const { config, hints } = result;
  const log = createLog(config);
  for (const hint of hints) log.warn(hint);

  const starting = startServer(config, log);
  stopOnSignal(starting, config.timeouts.stopMs, log);
  surviveSmallThings(log);
  try {
    const { adapters } = await starting;
    const tookMs = performance.now() - sinceMs;
    const lines = await startLines(config, adapters.models, tookMs);
    process.stdout.write(`${lines.join('\n')}\n`);
  } catch (error) {
    log.debug({ err: error }, 'start failed');
    fail(explainStartFailure(error, config));
  }
}

/** The first signal stops in order, within `stopMs`; a second one, or a stop that takes too long, ends the process. */
function stopOnSignal(starting: Promise<RunningServer>, stopMs: number, log: Logger): void {
  let isStopping = false;
  const stop = async (signal: string) => {
    if (isStopping) {
      log.warn({ signal }, 'stopped at once');
      process.exit(1);
    }
    isStopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => {
      log.error('the stop took too long and was cut short');
      process.exit(1);
    }, stopMs).unref();
    const server = await starting.catch(() => null);
    await server?.stop();
    log.info('stopped');
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stop(signal).catch((err: unknown) => {
        log.fatal({ err }, 'the stop failed');
        process.exit(1);
      });
    });
  }
}

/** A forgotten rejection is a bug to log, no reason to end everybody's turns; nor is a closed terminal. */
function surviveSmallThings(log: Logger): void {
  process.on('unhandledRejection', (err) => log.error({ err }, 'a rejected promise was not handled'));
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}

function fail(lines: string[]): void {
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exitCode = 1;
}
