import type { VersionFile } from '@whittle/contract/versions';
import type { FromLanguage, LanguageCalls, ToLanguage } from './language-calls.ts';
import { createQuestionQueue } from './question-queue.ts';

/** TypeScript beside the window: it never holds up a key. */
export type Language = {
  /** Null when nothing is known, also because the worker could not be loaded. */
  ask<Name extends keyof LanguageCalls>(
    name: Name,
    question: Parameters<LanguageCalls[Name]>[0],
  ): Promise<ReturnType<LanguageCalls[Name]> | null>;
  /** The files of the app as they are stored now. */
  update(files: readonly VersionFile[]): void;
  close(): void;
};

export function createLanguage(): Language {
  const worker = new Worker(new URL('./language.worker.ts', import.meta.url), { type: 'module' });
  const queue = createQuestionQueue();
  let known = new Map<string, string>();
  let isBroken = false;

  worker.onmessage = ({ data }: MessageEvent<FromLanguage>) => {
    queue.answered('answer' in data ? data.answer : null);
  };
  worker.onerror = () => {
    isBroken = true;
    queue.end();
  };
  const post = (message: ToLanguage) => worker.postMessage(message);

  return {
    async ask(name, question) {
      if (isBroken) return null;
      const answer = await queue.ask(name, () => post({ name, question } as ToLanguage));
      return answer as ReturnType<LanguageCalls[typeof name]> | null;
    },
    update(files) {
      const next = new Map(files.map(({ path, content }) => [path, content]));
      const changed: [string, string | null][] = [...next].filter(([path, content]) => known.get(path) !== content);
      for (const path of known.keys()) if (!next.has(path)) changed.push([path, null]);
      known = next;
      if (changed.length > 0) post({ files: changed });
    },
    close() {
      worker.terminate();
      queue.end();
    },
  };
}
