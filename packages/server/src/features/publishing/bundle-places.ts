import { readMappings } from '../../compile/modules/source-map-lines.ts';
import type { LineMark } from '@whittle/domain/preview/line-map';

/**
 * Where the code of a bundle's files stems from in the app's own files; kept beside a publication and never served.
 * For each line of a bundle file, marks of three numbers each: the column from which on the code stems from file number
 * `file` (-1 for what is not the app's own) and its line. Columns and lines are steps from the mark before.
 */
export type BundlePlaces = { files: string[]; chunks: Record<string, number[][]> };

export type BundleChunk = { fileName: string; map: { mappings: string; sources: readonly string[] } | null };

/** `linesOf` leads a line of a file's compiled code to its source; rules of the compiler's line maps. */
export function placesOf(
  chunks: readonly BundleChunk[],
  pathOf: (source: string) => string | null,
  linesOf: (path: string) => readonly (readonly LineMark[])[] | undefined,
): BundlePlaces {
  const files: string[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (path: string) => {
    const known = numbers.get(path);
    if (known !== undefined) return known;
    numbers.set(path, files.length);
    return files.push(path) - 1;
  };
  const places: BundlePlaces = { files, chunks: {} };
  for (const { fileName, map } of chunks) {
    if (!map) continue;
    const paths = map.sources.map(pathOf);
    if (paths.every((path) => path === null)) continue;
    const lines: number[][] = [];
    let [last, column, file, line] = [-1, 0, -1, 0];
    const count = readMappings(map.mappings, (at, nextColumn, source, codeLine, codeColumn) => {
      while (lines.length <= at) lines.push([]);
      if (at !== last) [last, column, file, line] = [at, 0, -1, 0];
      const path = paths[source] ?? null;
      const nextFile = path === null ? -1 : numberOf(path);
      const nextLine = path === null ? 0 : lineAt(linesOf(path)?.[codeLine], codeColumn);
      if (nextFile === file && nextLine === line) return;
      lines[at]!.push(nextColumn - column, nextFile, nextLine - line);
      [column, file, line] = [nextColumn, nextFile, nextLine];
    });
    while (lines.length < count) lines.push([]);
    places.chunks[fileName] = lines;
  }
  return places;
}

/** The source line of a column of a line of compiled code. */
function lineAt(marks: readonly LineMark[] | undefined, column: number): number {
  let line = marks?.[0]?.line ?? 0;
  for (const mark of marks ?? []) if (mark.column <= column) line = mark.line;
  return line;
}

/** The place in the app's files of a place in a bundle file; null for what is not the app's own. Both count from 1. */
export function findPlace(
  { files, chunks }: BundlePlaces,
  fileName: string,
  atLine: number,
  atColumn: number,
): { file: string; line: number } | null {
  const marks = Object.hasOwn(chunks, fileName) ? chunks[fileName]?.[atLine - 1] : undefined;
  let found: { file: string; line: number } | null = null;
  let [column, line] = [0, 0];
  for (let index = 0; index + 2 < (marks?.length ?? 0); index += 3) {
    column += marks![index]!;
    line += marks![index + 2]!;
    if (column > atColumn - 1) break;
    const path = files[marks![index + 1]!];
    found = path === undefined ? null : { file: path, line };
  }
  return found;
}
