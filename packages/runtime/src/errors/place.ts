import { decodePath } from '@whittle/domain/addresses/decode';
import { sourceLine } from '@whittle/domain/preview/line-map';

export type Place = { file: string; line: number | null };

type LineMaps = (moduleId: string) => string | undefined;

let lineMapOf: LineMaps = () => undefined;
const marked = new WeakMap<Error, Place>();

/** Tells where the line maps of the running modules are found. */
export function setLineMaps(maps: LineMaps): void {
  lineMapOf = maps;
}

/** Remembers the file of an error whose stack does not name it, such as one that the compiler found. */
export function markModule(error: Error, file: string, line: number | null = null): void {
  if (!marked.has(error)) marked.set(error, { file, line });
}

const frame = /app:\/\/\/([^?\s):]+)(?:\?[\w-]*)?:(\d+):(\d+)/;

/** The file and line of the app's own code where an error arose; null when its stack shows none. */
export function placeOf(error: Error): Place | null {
  return marked.get(error) ?? placeInStack(error.stack ?? '');
}

export function placeInStack(stack: string): Place | null {
  const match = frame.exec(stack);
  if (!match) return null;
  const file = decodePath(match[1]!) ?? match[1]!;
  const lines = lineMapOf(file);
  return { file, line: lines === undefined ? null : sourceLine(lines, Number(match[2]), Number(match[3]) - 1) };
}

/** The stack with the app's own frames as `file:line`; frames of libraries are left out. */
export function ownFrames(stack: string): string {
  return stack
    .split('\n')
    .flatMap((line) => {
      const place = placeInStack(line);
      if (!place) return [];
      const name = functionName(line);
      return [`at ${name === null ? '' : `${name} `}(${place.file}:${place.line ?? '?'})`];
    })
    .slice(0, 6)
    .join('\n');
}

/** `at async load (app:///…)` in Chromium, `async*load@app:///…` in Firefox and Safari. */
function functionName(line: string): string | null {
  const name = /^\s*at (?:async )?([\w$.<>]+) \(/.exec(line)?.[1] ?? /^\s*(?:[\w]+\*)?([\w$.<>/]+)@/.exec(line)?.[1];
  return name && !name.startsWith('app:') ? name : null;
}
