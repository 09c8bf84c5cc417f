import { importLineSchema } from '@whittle/contract/imports';
import { limits } from '@whittle/contract/limits';
import { noteOf } from '@whittle/domain/imports/sentence';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ImportNote } from '@whittle/contract/imports';
import { AppError } from '../../../http/app-error.ts';
import type { Archive } from './archive.ts';
import { pathProblem } from './archive.ts';
import { outside, tooManyFiles } from './zip-archive.ts';

type Place = { start: number; length: number; size: number };

const newline = 0x0a;

/** Opens the files of a folder, one line of JSON each. Throws `folder-unreadable`, `archive-leads-outside` or `archive-too-many-files`. */
export async function openLines(file: string): Promise<Archive> {
  const places = new Map<string, Place>();
  const refused: ImportNote[] = [];
  for await (const { start, line } of linesOf(file)) {
    const { path, base64 } = readLine(line);
    const problem = pathProblem(path);
    if (problem === 'outside') throw outside(path);
    if (problem !== null) refused.push(noteOf(problem, `${path.slice(0, 80)}…`));
    else places.set(path, { start, length: line.byteLength, size: Buffer.byteLength(base64, 'base64') });
    if (places.size > limits.importArchiveMaxFiles) throw tooManyFiles();
  }
  const handle = await open(file);
  return {
    paths: [...places.keys()],
    refused,
    sizeOf: (path) => places.get(path)?.size ?? 0,
    async open(path) {
      const place = places.get(path);
      if (!place) throw new Error(`the folder has no ${path}`);
      const bytes = Buffer.alloc(place.length);
      await handle.read(bytes, 0, place.length, place.start);
      return Readable.from([Buffer.from(readLine(bytes).base64, 'base64')]);
    },
    close: () => handle.close(),
  };
}

async function* linesOf(file: string): AsyncGenerator<{ start: number; line: Buffer }> {
  let open: Buffer[] = [];
  let start = 0;
  let at = 0;
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    let from = 0;
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, from)) {
      const line = Buffer.concat([...open, chunk.subarray(from, end)]);
      if (line.byteLength > 0) yield { start, line };
      open = [];
      from = end + 1;
      start = at + from;
    }
    open.push(chunk.subarray(from));
    at += chunk.byteLength;
  }
  const rest = Buffer.concat(open);
  if (rest.byteLength > 0) yield { start, line: rest };
}

function readLine(line: Buffer) {
  try {
    return importLineSchema.parse(JSON.parse(line.toString('utf8')));
  } catch (cause) {
    throw new AppError('folder-unreadable', { cause });
  }
}
