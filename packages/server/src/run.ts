import type { Logger } from 'pino';
import { type OpenAdapters, openAdapters } from './adapters/open-adapters.ts';
import { type App, createApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { type HttpServer, listen } from './http/server.ts';
import { createLog } from './log.ts';
import { explainStartFailure } from './start-failure.ts';
import { modelSentence } from './start-line.ts';

/** Starts the server and keeps it running until a signal ends it. */
export async function run(env: NodeJS.ProcessEnv): Promise<void> {
  const result = readConfig(env);
  if (!result.ok) return fail(['Whittle does not start, because its configuration is wrong:', ...result.problems]);
  const { config, hints } = result;
  const log = createLog(config);
  for (const hint of hints) log.warn(hint);

  let server: HttpServer | undefined;
  let opened: OpenAdapters | undefined;
  try {
    server = await listen(config);
    opened = await openAdapters(config, log);
    const app = createApp(opened.adapters);
    await app.start();
    server.serve(app.fetch);
    stopOnSignal({ config, log, server, app, opened });
    const { label, isBuiltIn } = await opened.adapters.models.current();
    say(`Whittle is ready at ${config.publicUrl} (ready in ${Math.round(performance.now())} ms)`);
    say(modelSentence(label, isBuiltIn));
  } catch (error) {
    log.debug({ err: error }, 'start failed');
    await server?.close(0);
    await opened?.close();
    fail(explainStartFailure(error, config));
  }
}

type Running = { config: Config; log: Logger; server: HttpServer; app: App; opened: OpenAdapters };

/** The first signal stops in order, within `stopMs`; a second one, or a stop that takes too long, ends the process. */
function stopOnSignal({ config, log, server, app, opened }: Running): void {
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
    }, config.timeouts.stopMs).unref();
    // New connections are refused first; event streams end with the app, which lets the server close.
    const closed = server.close(config.timeouts.stopMs / 3);
    await app.stop();
    await closed;
    await opened.close();
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

function fail(lines: string[]): void {
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exitCode = 1;
}

const say = (line: string) => process.stdout.write(`${line}\n`);
