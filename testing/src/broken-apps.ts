import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../../fixtures/broken-apps/', import.meta.url);

/**
 * An app in which one thing is wrong: `fixtures/broken-apps/{name}.md`. Its head says of which `mistake` it is a case and
 * what it `shows`; its files stand over those of a small app that works. `answers` are what a model answers about a file.
 */
export type BrokenApp = {
  name: string;
  mistake: string;
  shows: string;
  files: ReadonlyMap<string, string>;
  answers: ReadonlyMap<string, string>;
};

const answerMark = 'answer for ';

export const listBrokenApps = (): BrokenApp[] =>
  readdirSync(folder)
    .filter((file) => /^[^_].*\.md$/.test(file))
    .toSorted()
    .map((file) => readBrokenApp(file.slice(0, -'.md'.length)));

/** The apps that are broken in the fixtures, as they work. */
export const workingApps = (): Map<string, ReadonlyMap<string, string>> =>
  new Map(['workshop', 'garden'].map((name) => [name, filesOf(name)]));

function readBrokenApp(name: string): BrokenApp {
  const text = readFileSync(new URL(`${name}.md`, folder), 'utf8');
  const [, mistake, shows, app, body] = /^---\nclass: (.+)\nshows: (.+)\napp: (.+)\n---\n([\s\S]*)$/.exec(text) ?? [];
  if (!mistake || !shows || !app || body === undefined) throw new Error(`${name}.md has no head`);
  const written = [...sections(body)];
  const isAnswer = (title: string) => title.startsWith(answerMark);
  return {
    ...{ name, mistake, shows },
    files: new Map([...filesOf(app), ...written.filter(([title]) => !isAnswer(title))]),
    answers: new Map(
      written.filter(([title]) => isAnswer(title)).map(([title, content]) => [title.slice(answerMark.length), content]),
    ),
  };
}

const filesOf = (app: string) => sections(readFileSync(new URL(`_${app}.md`, folder), 'utf8'));

/** Texts by the `=== title` that they stand under. */
function sections(text: string): Map<string, string> {
  const parts = text.split(/^=== (.+)\n/m).slice(1);
  return new Map(parts.flatMap((title, index) => (index % 2 === 0 ? [[title, parts[index + 1] ?? ''] as const] : [])));
}
