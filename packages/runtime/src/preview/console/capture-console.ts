import type { ConsoleEntry } from '@whittle/contract/preview-console';
import { placeInStack } from '../../errors/place.ts';
import { showArguments } from './format.ts';
import type { Outbox } from './outbox.ts';

type Level = ConsoleEntry['level'];
type Kind = ConsoleEntry['kind'];
type Method = (...args: unknown[]) => void;

const levels: Record<string, Level> = {
  debug: 'debug',
  log: 'log',
  info: 'info',
  warn: 'warn',
  error: 'error',
  trace: 'log',
  dir: 'log',
  dirxml: 'log',
};
const kinds: Record<string, Kind> = {
  table: 'table',
  group: 'group',
  groupCollapsed: 'group-collapsed',
  groupEnd: 'group-end',
  clear: 'clear',
};

/** Tells the builder what the app writes to its console. The browser's own console gets everything as before. */
export function captureConsole(outbox: Outbox<ConsoleEntry>): (level: Level, ...args: unknown[]) => void {
  const methods = console as unknown as Record<string, Method | undefined>;
  let isWriting = false;

  const write = (kind: Kind, level: Level, args: readonly unknown[]) => {
    // Reading a value may run code of the app, which may write to the console again.
    if (isWriting) return;
    if (!outbox.hasRoom()) return outbox.drop();
    isWriting = true;
    try {
      outbox.add({ kind, level, at: Date.now(), values: showArguments(args), place: callPlace() });
    } catch {
      outbox.drop();
    } finally {
      isWriting = false;
    }
  };
  const replace = (name: string, write: Method) => {
    const original = methods[name];
    if (typeof original !== 'function') return;
    methods[name] = (...args) => {
      original.apply(console, args);
      write(...args);
    };
  };

  for (const [name, level] of Object.entries(levels)) replace(name, (...args) => write('line', level, args));
  for (const [name, kind] of Object.entries(kinds)) replace(name, (...args) => write(kind, 'log', args));
  replace('assert', (isTrue, ...args) => {
    if (!isTrue) write('line', 'error', ['Assertion failed:', ...args]);
  });
  captureCounters(replace, (text) => write('line', 'log', [text]));
  return (level, ...args) => write('line', level, args);
}

function captureCounters(replace: (name: string, write: Method) => void, line: (text: string) => void) {
  const counts = new Map<string, number>();
  const started = new Map<string, number>();
  const nameOf = (label: unknown) => (label === undefined ? 'default' : String(label));
  replace('count', (label) => {
    const name = nameOf(label);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    line(`${name}: ${count}`);
  });
  replace('countReset', (label) => counts.delete(nameOf(label)));
  replace('time', (label) => started.set(nameOf(label), performance.now()));
  const tell = (label: unknown) => {
    const at = started.get(nameOf(label));
    if (at !== undefined) line(`${nameOf(label)}: ${(performance.now() - at).toFixed(1)} ms`);
  };
  replace('timeLog', tell);
  replace('timeEnd', (label) => {
    tell(label);
    started.delete(nameOf(label));
  });
}

const callPlace = () => placeInStack(new Error().stack ?? '');
