import { Scanner } from '@tailwindcss/oxide';
import type { FileProblem } from '@whittle/contract/preview';
import { compile } from 'tailwindcss';
import { librarySheetsIn, type StyleSheets } from './style-sheets.ts';

export type StyleInput = {
  files: ReadonlyMap<string, string>;
  /** Classes of the kit parts that the app uses. */
  kitClasses: readonly string[];
};

export type StyleResult = { css: string; problem: FileProblem | null };

export interface AppStyle {
  /** The style of these files. Only what changed since the last call is worked on. Never throws. */
  update(input: StyleInput): Promise<StyleResult>;
}

type Compiler = Awaited<ReturnType<typeof compile>>;

const styleFile = 'globals.css';
/** On one line, so that lines of an app's own sheet keep their numbers when it is put in front. */
const defaultSource = '@import "whittle/base.css";';

/**
 * Keeps one app's style sheet. A globals.css that cannot be read leaves the last good one in place and is reported.
 * Classes that are gone stay in the sheet until it is made anew, which happens with each restart and each publish.
 */
export function createAppStyle(sheets: StyleSheets): AppStyle {
  const scanned = new Map<string, string>();
  const classes = new Set<string>();
  const imported = new Map<string, readonly string[]>();
  let source: string | null = null;
  let compiler: Compiler | null = null;
  let problem: FileProblem | null = null;

  /** Answers the classes that were not seen before. */
  function scan({ files, kitClasses }: StyleInput): string[] {
    const fresh: string[] = [];
    const add = (name: string) => {
      if (classes.has(name)) return;
      classes.add(name);
      fresh.push(name);
    };
    for (const name of kitClasses) add(name);
    for (const [path, content] of files) {
      if (!/\.[jt]sx?$/.test(path) || scanned.get(path) === content) continue;
      scanned.set(path, content);
      imported.set(path, librarySheetsIn(content));
      for (const name of classesIn(content, path.slice(path.lastIndexOf('.') + 1))) add(name);
    }
    return fresh;
  }

  /** Libraries' sheets stand below the app's own classes, on its first line, so that its lines keep their numbers. */
  function librarySource(files: StyleInput['files']): string {
    const names = [...imported].flatMap(([path, sheetNames]) => (files.has(path) ? sheetNames : []));
    return [...new Set(names)].map((name) => `@import "${name}" layer(components);`).join('');
  }

  async function follow(next: string): Promise<boolean> {
    if (next === source && compiler) return false;
    source = next;
    try {
      compiler = await compileSheet(next, sheets);
      compiler.build([...classes]);
      problem = null;
    } catch (thrown) {
      problem = problemOf(thrown);
      compiler ??= await compileSheet(defaultSource, sheets);
    }
    return true;
  }

  return {
    async update(input) {
      const fresh = scan(input);
      const own = input.files.get(styleFile) ?? defaultSource;
      const isNew = await follow(librarySource(input.files) + own);
      const css = compiler!.build(isNew ? [...classes] : fresh);
      return { css, problem };
    },
  };
}

function problemOf(thrown: unknown): FileProblem {
  const text = thrown instanceof Error ? thrown.message : String(thrown);
  const position = /^globals\.css:(\d+):(\d+): /.exec(text);
  return {
    file: styleFile,
    line: position ? Number(position[1]) : null,
    column: position ? Number(position[2]) : null,
    message: text.slice(position?.[0].length ?? 0),
    severity: 'error',
  };
}

/** The names in a source that may be Tailwind classes. */
export function classesIn(content: string, extension: string): string[] {
  return new Scanner({ sources: [] }).scanFiles([{ content, extension }]);
}

function compileSheet(source: string, sheets: StyleSheets): Promise<Compiler> {
  return compile(withBase(source), {
    base: '/',
    from: styleFile,
    async loadStylesheet(id, base) {
      const name = base === '/' && id === 'tailwindcss' ? 'whittle/base.css' : id;
      const content = sheets.get(name);
      if (content === undefined)
        throw new Error(`@import "${id}" leads to no style sheet. Use "whittle/base.css" and "whittle/fonts/….css".`);
      return { path: name, base: `/${name}`, content };
    },
    async loadModule(id) {
      throw new Error(`@plugin and @config are not part of apps (“${id}”). Use tokens in :root and utilities.`);
    },
  });
}

/** Every app stands on the platform's sheet, also when its own forgot to import it or is written for Tailwind 3. */
function withBase(source: string): string {
  const own = source.replace(/^\s*@tailwind\s+(?:base|components|utilities)\s*;/gm, '');
  return /@import\s+(?:url\()?["'](?:whittle\/base\.css|tailwindcss)["']/.test(own) ? own : defaultSource + own;
}
