import type { Edit } from './edits.ts';

export type EditProblem = 'no-match' | 'ambiguous' | 'empty';

/** `at` is the position of the edit that failed; the sentence says what a model has to do better. */
export type AppliedEdits =
  { ok: true; content: string } | { ok: false; problem: EditProblem; at: number; message: string };

/**
 * Applies search/replace pairs in order. Each search must stand exactly once in the file as the pairs before it left it;
 * nothing is guessed. Three differences are forgiven: CRLF against LF (the file keeps its own), line breaks at the end of
 * a search, and the white space around whole lines, as long as these lines stand once in the file. In JSON white space means
 * nothing: an entity's file is laid out by the platform, and models quote it as they wrote it.
 */
export function applyEdits(original: string, edits: readonly Edit[], { isJson = false } = {}): AppliedEdits {
  const usesCrlf = original.includes('\r\n');
  let content = toLf(original);
  for (const [at, edit] of edits.entries()) {
    const pair = { search: toLf(edit.search), replace: toLf(edit.replace) };
    const exact = applyEdit(content, pair);
    const applied = isJson && !exact.ok && exact.problem === 'no-match' ? applyToJson(content, pair, exact) : exact;
    if (!applied.ok) return { ...applied, at, message: `Edit ${at + 1} of ${edits.length}: ${applied.message}` };
    content = applied.content;
  }
  return { ok: true, content: usesCrlf ? content.replaceAll('\n', '\r\n') : content };
}

const toLf = (text: string) => text.replaceAll('\r\n', '\n');

type AppliedEdit = { ok: true; content: string } | { ok: false; problem: EditProblem; message: string };

function applyEdit(content: string, edit: Edit): AppliedEdit {
  if (edit.search.trim() === '')
    return {
      ok: false,
      problem: 'empty',
      message: 'the search text is empty.',
    };
  const places = placesOf(edit.search, content);
  if (places.length === 0 && edit.search.endsWith('\n'))
    return applyEdit(content, { search: edit.search.replace(/\n+$/, ''), replace: edit.replace.replace(/\n+$/, '') });
  const [place, ...others] = places;
  if (place === undefined) return applyByLines(content, edit);
  if (others.length > 0) return ambiguous([...new Set(places.map((index) => lineAt(content, index)))]);
  return { ok: true, content: content.slice(0, place) + edit.replace + content.slice(place + edit.search.length) };
}

/** Where whole lines differ in their white space only. The replacement is moved in or out like the line that it begins at. */
function applyByLines(content: string, edit: Edit): AppliedEdit {
  const lines = content.split('\n');
  const present = lines.map((line) => line.trim());
  const searched = edit.search
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd()
    .split('\n');
  const wanted = searched.map((line) => line.trim());
  const starts = present.flatMap((_, at) => (wanted.every((line, index) => present[at + index] === line) ? [at] : []));
  const [start, ...others] = starts;
  if (start === undefined) return { ok: false, problem: 'no-match', message: describeMiss(edit.search, content) };
  if (others.length > 0) return ambiguous(starts.map((at) => at + 1));
  const [was, is] = [indentOf(searched[0]!), indentOf(lines[start]!)];
  const replacement = edit.replace
    .trimEnd()
    .split('\n')
    .map((line) => (line.startsWith(was) && line.trim() !== '' ? is + line.slice(was.length) : line));
  const isRemoved = edit.replace.trim() === '';
  return { ok: true, content: lines.toSpliced(start, wanted.length, ...(isRemoved ? [] : replacement)).join('\n') };
}

/** The only place where the search stands when white space is left out of both; `exact` says what failed before. */
function applyToJson(content: string, { search, replace }: Edit, exact: AppliedEdit): AppliedEdit {
  const kept = [...content.matchAll(/\S/g)].map(({ index }) => index);
  const dense = content.replaceAll(/\s/g, '');
  const wanted = search.replaceAll(/\s/g, '');
  const at = dense.indexOf(wanted);
  if (at === -1) return exact;
  if (dense.includes(wanted, at + 1)) return ambiguous([lineAt(content, kept[at]!)]);
  return {
    ok: true,
    content: content.slice(0, kept[at]) + replace.trim() + content.slice(kept[at + wanted.length - 1]! + 1),
  };
}

const indentOf = (line: string) => /^[ \t]*/.exec(line)![0];

const ambiguous = (lines: number[]): AppliedEdit => ({
  ok: false,
  problem: 'ambiguous',
  message: `the search text stands more than once (lines ${lines.slice(0, 5).join(', ')}${lines.length > 5 ? ', …' : ''}).`,
});

/** More than this many places are not counted. */
const maxPlaces = 6;

/** Overlapping places count too: `aa` stands twice in `aaa`. */
function placesOf(search: string, content: string): number[] {
  const places: number[] = [];
  for (let at = content.indexOf(search); at !== -1 && places.length < maxPlaces; at = content.indexOf(search, at + 1))
    places.push(at);
  return places;
}

const lineAt = (content: string, index: number) => content.slice(0, index).split('\n').length;

function describeMiss(search: string, content: string): string {
  const searched = search.split('\n');
  const first = searched.findIndex((line) => line.trim() !== '');
  const lines = content.split('\n').map((line) => line.trim());
  const near = lines.indexOf(searched[first]!.trim());
  if (near === -1) return `the search text is not in the file, not even its first line.`;
  const off = searched.findIndex((line, index) => index >= first && line.trim() !== lines[near + index - first]);
  return `the search text is not in the file as written: its first line stands at line ${near + 1}, but it differs from line ${near + off - first + 1} of the file on.`;
}
