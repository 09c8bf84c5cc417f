import { readFileSync } from 'node:fs';

const folder = new URL('./templates/', import.meta.url);
const read = new Map<string, string>();

/** A file that is the same in every app that has it; `path` as in the app, `components/DayStamp.jsx`. */
export function templateFile(path: string): string {
  const known = read.get(path);
  if (known !== undefined) return known;
  const text = readFileSync(new URL(path, folder), 'utf8').trimEnd();
  read.set(path, text);
  return text;
}
