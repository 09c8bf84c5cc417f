import type { DestinationStream } from 'pino';

type Line = {
  level: string;
  time: string;
  msg?: string;
  requestId?: string;
  err?: { message?: string; stack?: string };
} & Record<string, unknown>;

/** Turns JSON lines into short ones, for a terminal that a person looks at: time, level, what, and the facts. */
export function logForPeople(write: (text: string) => void): DestinationStream {
  return {
    write(json: string) {
      const { level, time, msg = '', requestId: _requestId, err, ...facts } = JSON.parse(json) as Line;
      const { method, path, status, ms, host: _host, ...rest } = facts;
      const what = msg === 'request' ? `${String(method)} ${String(path)} ${String(status)} ${String(ms)} ms` : msg;
      const more = Object.entries(msg === 'request' ? rest : facts).map(([name, value]) => `${name}=${toText(value)}`);
      const failure = err && (err.stack ?? err.message);
      write(`${[time.slice(11, 19), level.padEnd(5), what, ...more].join(' ')}${failure ? `\n${failure}` : ''}\n`);
    },
  };
}

const toText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
